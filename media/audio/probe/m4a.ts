/** M4A and other MP4 files without a picture (ISO/IEC 14496-12 and -14), from their `moov`. */
import { type Box, findBoxes, readBoxes, readChildBoxes } from '../../boxes'
import { type SoundFacts, SoundRefused } from './facts'
import { AAC_RATES } from './mpeg'
import { type ByteSource, readExactly } from './source'
import { texts } from './texts'

const MAX_BOXES = 4096
/** A cover lies in it too. */
const MAX_MOOV_BYTES = 16 * 1024 * 1024
/** ffmpeg decodes these as if they were plain. */
const PROTECTED: ReadonlySet<string> = new Set(['drms', 'enca'])
/** AAC of MPEG-4 and MPEG-2, MP3. */
const OBJECT_TYPES: ReadonlySet<number> = new Set([0x40, 0x66, 0x67, 0x68, 0x69, 0x6b])
/** Offsets of the boxes in a sample entry, by its version. */
const ENTRY_BYTES = [28, 44, 64] as const

async function readMoov(source: ByteSource): Promise<Buffer | null> {
  let at = 0
  for (let box = 0; box < MAX_BOXES && at + 8 <= source.size; box++) {
    const head = await source.read(at, 16)
    let size = head.readUInt32BE(0)
    if (size === 1) size = head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
    else if (size === 0) size = source.size - at
    if (size < 8) return null
    if (head.toString('latin1', 4, 8) === 'moov')
      return size <= MAX_MOOV_BYTES ? readExactly(source, at, size) : null
    at += size
  }
  return null
}

interface Track {
  readonly handler: string
  readonly box: Box
}

function listTracks(moov: Buffer): Track[] {
  return findBoxes(moov, ['moov', 'trak']).map((box) => {
    const media = readChildBoxes(moov, box).find(({ type }) => type === 'mdia')
    const handler = media && readChildBoxes(moov, media).find(({ type }) => type === 'hdlr')
    const type = handler ? moov.toString('latin1', handler.start + 8, handler.start + 12) : ''
    return { handler: type, box }
  })
}

/** Whether an MP4 holds sound and no picture; also true for a broken one that calls itself M4A. */
export async function isSoundOnly(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, 12)
  const named = /^M4[AB] $/.test(head.toString('latin1', 8, 12))
  try {
    const moov = await readMoov(source)
    if (!moov) return named
    const handlers = listTracks(moov).map(({ handler }) => handler)
    return handlers.includes('soun') && !handlers.includes('vide')
  } catch {
    // Boxes that do not add up: its reader says so.
    return named
  }
}

function inside(file: Buffer, box: Box, path: readonly string[]): Box {
  const [type, ...rest] = path
  if (type === undefined) return box
  const next = readChildBoxes(file, box).find((child) => child.type === type)
  if (!next) throw new RangeError(`no ${type} box`)
  return inside(file, next, rest)
}

/** Start and type of the descriptors of an `esds` down to the decoder's own settings. */
function readDescriptors(esds: Buffer): { objectType: number; settings: Buffer | null } | null {
  let at = 4
  const enter = (tag: number): boolean => {
    if (esds[at] !== tag) return false
    at += 1
    for (let i = 0; i < 4; i++) {
      at += 1
      if ((esds[at - 1] & 0x80) === 0) break
    }
    return true
  }
  if (!enter(3)) return null
  const flags = esds.readUInt8(at + 2)
  at += 3 + (flags & 0x80 ? 2 : 0) + (flags & 0x20 ? 2 : 0)
  if (flags & 0x40 || !enter(4)) return null
  const objectType = esds.readUInt8(at)
  at += 13
  return { objectType, settings: enter(5) ? esds.subarray(at) : null }
}

/** AudioSpecificConfig (ISO/IEC 14496-3). */
function readAacSettings(settings: Buffer): { rate: number; channels: number } | null {
  let bit = 0
  const take = (count: number): number => {
    let value = 0
    for (let i = 0; i < count; i++, bit++)
      value = value * 2 + ((settings.readUInt8(bit >> 3) >> (7 - (bit & 7))) & 1)
    return value
  }
  if (take(5) === 31) take(6)
  const index = take(4)
  const rate = index === 15 ? take(24) : AAC_RATES[index]
  const layout = take(4)
  // 0: the layout is in the stream; the number of the sample entry counts then.
  return rate === undefined ? null : { rate, channels: layout === 7 ? 8 : layout }
}

function readEntry(file: Buffer, entry: Box): SoundFacts {
  const version = file.readUInt16BE(entry.start + 8)
  const own = {
    rate: version === 2 ? file.readDoubleBE(entry.start + 32) : file.readUInt16BE(entry.start + 24),
    channels: file.readUInt16BE(entry.start + 16),
  }
  const children = readBoxes(file, entry.start + (ENTRY_BYTES[version] ?? 28), entry.end)
  const wave = children.find(({ type }) => type === 'wave')
  const boxes = wave ? [...children, ...readChildBoxes(file, wave)] : children
  if (entry.type === 'alac') {
    const cookie = boxes.find(({ type }) => type === 'alac')
    if (!cookie) throw new RangeError('no settings')
    const rate = file.readUInt32BE(cookie.start + 24)
    return { reader: 'mov', rate, channels: file.readUInt8(cookie.start + 13) }
  }
  const esds = boxes.find(({ type }) => type === 'esds')
  const found = esds && readDescriptors(file.subarray(esds.start, esds.end))
  if (found && !OBJECT_TYPES.has(found.objectType)) throw new SoundRefused(texts.codec)
  const settings = found?.settings && found.objectType < 0x69 ? found.settings : null
  const aac = settings && readAacSettings(settings)
  return {
    reader: 'mov',
    rate: aac ? aac.rate : own.rate,
    channels: aac && aac.channels > 0 ? aac.channels : own.channels,
  }
}

/** Throws SoundRefused for protected and unknown codecs. */
export async function readM4a(source: ByteSource): Promise<SoundFacts> {
  const moov = await readMoov(source)
  if (!moov) throw new RangeError('no moov box')
  const track = listTracks(moov).find(({ handler }) => handler === 'soun')
  if (!track) throw new SoundRefused(texts.silent)
  const table = inside(moov, track.box, ['mdia', 'minf', 'stbl', 'stsd'])
  const entries = readChildBoxes(moov, table, 8)
  if (entries.some(({ type }) => PROTECTED.has(type))) throw new SoundRefused(texts.protected)
  const [entry] = entries
  if (!entry) throw new RangeError('no sample entry')
  if (entry.type !== 'mp4a' && entry.type !== 'alac') throw new SoundRefused(texts.codec)
  return readEntry(moov, entry)
}
