/**
 * Facts of a WebM (EBML, RFC 8794 and 9559). Recorders of browsers leave sizes and the duration
 * open, so the blocks are counted: only their headers are read.
 */
import type { VideoFacts } from './facts'

const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  number: 0xd7,
  type: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  time: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const

/** These are entered, all others stepped over. */
const ENTERED: ReadonlySet<number> = new Set([
  ...[ID.header, ID.segment, ID.info, ID.tracks, ID.track, ID.video, ID.cluster, ID.group],
])

/** A number of 1–8 bytes whose length is in its first bits. */
function varint(
  file: Buffer,
  at: number,
  includeMarker: boolean,
): { value: number; length: number } {
  const first = file[at] ?? 0
  const length = Math.clz32(first) - 23
  if (length > 8 || at + length > file.length) throw new Error('an element is cut off')
  let value = includeMarker ? first : first & (0xff >> length)
  let open = (first & (0xff >> length)) === 0xff >> length
  for (let i = 1; i < length; i++) {
    const byte = file[at + i]
    open &&= byte === 0xff
    value = value * 256 + byte
  }
  return { value: open && !includeMarker ? Infinity : value, length }
}

interface Element {
  readonly id: number
  readonly start: number
  readonly end: number
}

/** More elements than a quarter of a minute at 60 frames with sound ever has. */
const MAX_ELEMENTS = 100_000

function* readElements(file: Buffer): Generator<Element> {
  let count = 0
  for (let at = 0; at < file.length;) {
    const id = varint(file, at, true)
    const size = varint(file, at + id.length, false)
    const start = at + id.length + size.length
    if (++count > MAX_ELEMENTS) throw new Error('too many elements')
    const entered = ENTERED.has(id.value)
    const end = start + size.value
    if (!entered && end > file.length) throw new Error('an element is cut off')
    yield { id: id.value, start, end: Math.min(end, file.length) }
    at = entered ? start : end
  }
}

interface Track {
  number: number
  type: number
  codec: string
  width: number
  height: number
}

const uint = (file: Buffer, { start, end }: Element): number =>
  end > start && end - start <= 6 ? file.readUIntBE(start, end - start) : 0

function float(file: Buffer, { start, end }: Element): number {
  return end - start === 4
    ? file.readFloatBE(start)
    : end - start === 8
      ? file.readDoubleBE(start)
      : 0
}

class Reading {
  readonly tracks: Track[] = []
  docType = ''
  /** Nanoseconds of a tick. */
  scale = 1_000_000
  duration = 0
  cluster = 0
  last = 0
  readonly blocks = new Map<number, number>()

  take(file: Buffer, element: Element): void {
    const track = this.tracks.at(-1)
    const text = () =>
      file.toString('latin1', element.start, Math.min(element.end, element.start + 40))
    const { id } = element
    if (id === ID.docType) this.docType = text()
    else if (id === ID.scale) this.scale = uint(file, element)
    else if (id === ID.duration) this.duration = float(file, element)
    else if (id === ID.track)
      this.tracks.push({ number: 0, type: 0, codec: '', width: 0, height: 0 })
    else if (id === ID.number && track) track.number = uint(file, element)
    else if (id === ID.type && track) track.type = uint(file, element)
    else if (id === ID.codec && track) track.codec = text()
    else if (id === ID.width && track) track.width = uint(file, element)
    else if (id === ID.height && track) track.height = uint(file, element)
    else if (id === ID.time) this.cluster = uint(file, element)
    else if (id === ID.block || id === ID.simpleBlock) this.#block(file, element)
  }

  #block(file: Buffer, { start }: Element): void {
    const { value: number, length } = varint(file, start, false)
    this.blocks.set(number, (this.blocks.get(number) ?? 0) + 1)
    this.last = Math.max(this.last, this.cluster + file.readInt16BE(start + length))
  }
}

/** Throws for anything that is not exactly such a file. */
export function webmFacts(file: Buffer): VideoFacts {
  const reading = new Reading()
  for (const element of readElements(file)) reading.take(file, element)
  if (reading.docType.replaceAll('\0', '') !== 'webm') throw new Error('not WebM')
  const videos = reading.tracks.filter(({ type }) => type === 1)
  const [video] = videos
  if (!video || videos.length > 1) throw new Error('not exactly one picture track')
  const ticks = Math.max(reading.duration, reading.last)
  return {
    container: 'webm',
    codec: video.codec,
    width: video.width,
    height: video.height,
    durationMs: Math.round((ticks * reading.scale) / 1_000_000),
    frames: reading.blocks.get(video.number) ?? 0,
    sound: reading.tracks.some(({ type }) => type === 2),
  }
}
