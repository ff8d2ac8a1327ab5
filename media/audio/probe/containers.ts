/** WAV, FLAC and Ogg: rate and channels from their first headers. */
import { type SoundFacts, SoundRefused } from './facts'
import { type ByteSource, readExactly } from './source'
import { texts } from './texts'

/** PCM, Microsoft ADPCM, float, A-law, µ-law, IMA ADPCM. */
const WAV_CODECS: ReadonlySet<number> = new Set([1, 2, 3, 6, 7, 0x11])
const EXTENSIBLE = 0xfffe
const MAX_CHUNKS = 64

async function findFormat(source: ByteSource): Promise<Buffer> {
  let at = 12
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk++) {
    const head = await readExactly(source, at, 8)
    const size = head.readUInt32LE(4)
    if (head.toString('latin1', 0, 4) === 'fmt ')
      return readExactly(source, at + 8, Math.min(40, Math.max(16, size)))
    at += 8 + size + (size & 1)
  }
  throw new RangeError('no fmt chunk')
}

export async function readWav(source: ByteSource): Promise<SoundFacts> {
  const format = await findFormat(source)
  const tag = format.readUInt16LE(0)
  const codec = tag === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : tag
  if (!WAV_CODECS.has(codec)) throw new SoundRefused(texts.codec)
  return { reader: 'wav', rate: format.readUInt32LE(4), channels: format.readUInt16LE(2) }
}

/** @param from after a tag */
export async function readFlac(source: ByteSource, from: number): Promise<SoundFacts> {
  const info = await readExactly(source, from + 8, 34)
  const packed = info.readUInt32BE(10)
  return { reader: 'flac', rate: packed >>> 12, channels: ((packed >>> 9) & 7) + 1 }
}

export async function readOgg(source: ByteSource): Promise<SoundFacts> {
  const segments = (await readExactly(source, 26, 1))[0]
  const packet = await readExactly(source, 27 + segments, 16)
  if (packet.toString('latin1', 0, 8) === 'OpusHead')
    return { reader: 'ogg', rate: 48_000, channels: packet[9] }
  if (packet.toString('latin1', 0, 7) === '\x01vorbis')
    return { reader: 'ogg', rate: packet.readUInt32LE(12), channels: packet[11] }
  throw new SoundRefused(texts.codec)
}
