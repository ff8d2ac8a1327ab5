/** MPEG audio without a container: MP3 (ISO/IEC 11172-3, 13818-3) and AAC in ADTS (13818-7). */
import type { SoundFacts } from './facts'
import { type ByteSource, readExactly } from './source'

const MP3_RATES = [
  [11_025, 12_000, 8000],
  null,
  [22_050, 24_000, 16_000],
  [44_100, 48_000, 32_000],
] as const
/** kbit/s of layer III: version 1, then 2 and 2.5. */
const MP3_BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
export const AAC_RATES = [
  ...[96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000],
  ...[12_000, 11_025, 8000, 7350],
] as const

interface Frame {
  readonly reader: 'mp3' | 'aac'
  readonly rate: number
  readonly channels: number
  readonly bytes: number
}

function readMp3Frame(head: Buffer): Frame | null {
  const version = (head[1] >> 3) & 3
  const rate = MP3_RATES[version]?.[(head[2] >> 2) & 3]
  const bitrate = MP3_BITRATES[version === 3 ? 0 : 1][head[2] >> 4]
  if (!rate || !bitrate) return null
  const slots = ((version === 3 ? 144_000 : 72_000) * bitrate) / rate
  const bytes = Math.floor(slots) + ((head[2] >> 1) & 1)
  return { reader: 'mp3', rate, channels: head[3] >> 6 === 3 ? 1 : 2, bytes }
}

function readAdtsFrame(head: Buffer): Frame | null {
  const rate = AAC_RATES[(head[2] >> 2) & 15]
  const bytes = ((head[3] & 3) << 11) | (head[4] << 3) | (head[5] >> 5)
  if (!rate || bytes <= 7) return null
  const layout = ((head[2] & 1) << 2) | (head[3] >> 6)
  return { reader: 'aac', rate, channels: layout === 7 ? 8 : Math.max(1, layout), bytes }
}

function readFrame(head: Buffer): Frame | null {
  if (head.length < 6 || head[0] !== 0xff) return null
  if ((head[1] & 0xf6) === 0xf0) return readAdtsFrame(head)
  return (head[1] & 0xe6) === 0xe2 ? readMp3Frame(head) : null
}

/** Some programs put their tag before that of another. */
const MAX_TAGS = 4

/** Bytes of the ID3v2 tags at the start; 0: there are none. */
export async function skipTags(source: ByteSource): Promise<number> {
  let at = 0
  for (let tag = 0; tag < MAX_TAGS; tag++) {
    const head = await source.read(at, 10)
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') break
    const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
    at += 10 + size + (head[5] & 0x10 ? 10 : 0)
  }
  return at
}

/** Padding between a tag and the first frame. */
const MAX_PADDING = 64 * 1024

/**
 * Facts of the first frame that is followed by a second one of its kind: a sync word alone occurs
 * in other files too. Null: there is none.
 */
export async function readMpeg(source: ByteSource, from: number): Promise<SoundFacts | null> {
  const window = await source.read(from, MAX_PADDING)
  const start = window.findIndex((byte) => byte !== 0)
  if (start < 0) return null
  const first = readFrame(window.subarray(start, start + 6))
  if (!first) return null
  const second = readFrame(await readExactly(source, from + start + first.bytes, 6))
  const { reader, rate, channels } = first
  return second?.reader === reader && second.rate === rate ? { reader, rate, channels } : null
}
