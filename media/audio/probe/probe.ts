/**
 * The gate for sounds from outside: what a file is follows from its first bytes, and rate and
 * channels are read by readers of ours before any decoder sees it. Its length is not read: files
 * lie about it, and what is decoded counts (`measure.ts`).
 */
import { SOUND_MAX_BYTES } from '@contract/uploads'
import { readFlac, readOgg, readWav } from './containers'
import { type SoundFacts, SoundRefused } from './facts'
import { readM4a } from './m4a'
import { readMpeg, skipTags } from './mpeg'
import type { ByteSource } from './source'
import { texts } from './texts'

const [MIN_RATE, MAX_RATE] = [8000, 384_000]
const MAX_CHANNELS = 8

const isText = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.toString('latin1', at, at + text.length) === text

const isWav = (bytes: Buffer): boolean => isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WAVE')

/** Whether the first 12 bytes may be those of a sound; MP4 files are recognised by their tracks. */
export function looksLikeSound(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  if (isText(bytes, 0, 'ID3') || isText(bytes, 0, 'fLaC') || isText(bytes, 0, 'OggS')) return true
  if (bytes.length < 12 || isWav(bytes)) return bytes.length >= 12
  // The sync word of ADTS, and of layer III.
  return bytes[0] === 0xff && ((bytes[1] & 0xf6) === 0xf0 || (bytes[1] & 0xe6) === 0xe2)
}

async function readFacts(source: ByteSource): Promise<SoundFacts | null> {
  const head = await source.read(0, 12)
  if (isWav(head)) return readWav(source)
  if (isText(head, 0, 'OggS')) return readOgg(source)
  if (isText(head, 4, 'ftyp')) return readM4a(source)
  const tag = await skipTags(source)
  const start = await source.read(tag, 4)
  return isText(start, 0, 'fLaC') ? readFlac(source, tag) : readMpeg(source, tag)
}

async function readOrRefuse(source: ByteSource): Promise<SoundFacts> {
  try {
    const facts = await readFacts(source)
    if (facts) return facts
  } catch (cause) {
    if (cause instanceof SoundRefused) throw cause
    throw new SoundRefused(texts.broken, { cause })
  }
  throw new SoundRefused(texts.unknown)
}

/** Throws SoundRefused. */
export async function probeSound(source: ByteSource): Promise<SoundFacts> {
  if (source.size === 0) throw new SoundRefused(texts.empty)
  if (source.size > SOUND_MAX_BYTES) throw new SoundRefused(texts.tooManyBytes)
  const facts = await readOrRefuse(source)
  const { rate, channels } = facts
  // NaN fails these comparisons too.
  if (!(rate >= MIN_RATE && rate <= MAX_RATE)) throw new SoundRefused(texts.rate)
  if (channels < 1 || channels > MAX_CHANNELS) throw new SoundRefused(texts.channels)
  return facts
}
