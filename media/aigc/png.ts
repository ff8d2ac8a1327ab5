/** PNG chunks: adding an uncompressed iTXt and walking a file's chunks. */
import { crc32, inflateSync } from 'node:zlib'

const SIGNATURE_LENGTH = 8
/** A PNG as large as an upload may be has a few thousand. */
const MAX_CHUNKS = 100_000
const XMP_KEYWORD = 'XML:com.adobe.xmp'

export interface PngChunk {
  readonly type: string
  readonly data: Buffer
}

/** Throws on a file that is no PNG or whose chunks do not add up. */
export function pngChunks(file: Buffer): PngChunk[] {
  if (file.readUInt32BE(0) !== 0x89504e47) throw new Error('not a PNG')
  const chunks: PngChunk[] = []
  for (let at = SIGNATURE_LENGTH; at < file.length;) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const data = file.subarray(at + 8, at + 8 + length)
    if (data.length !== length) throw new Error('a PNG chunk is cut off')
    if (file.readUInt32BE(at + 8 + length) !== crc32(file.subarray(at + 4, at + 8 + length)))
      throw new Error(`the PNG chunk ${type} is damaged`)
    chunks.push({ type, data })
    if (chunks.length > MAX_CHUNKS) throw new Error('too many PNG chunks')
    at += length + 12
  }
  return chunks
}

/**
 * Puts an XMP packet into a PNG as iTXt right after the header.
 * (libvips would write zTXt, which readers of the label do not look for.)
 */
export function addXmpToPng(file: Buffer, xmp: string): Buffer {
  const headerEnd = SIGNATURE_LENGTH + 12 + file.readUInt32BE(SIGNATURE_LENGTH)
  // keyword \0, compressed? 0, method 0, language \0, translated keyword \0, text
  const data = Buffer.from(`${XMP_KEYWORD}\0\0\0\0\0${xmp}`, 'utf8')
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write('iTXt', 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return Buffer.concat([file.subarray(0, headerEnd), chunk, file.subarray(headerEnd)])
}

/** Every XMP packet of a PNG, from uncompressed iTXt. */
export function xmpPacketsOfPng(file: Buffer): string[] {
  return pngChunks(file).flatMap(({ type, data }) => {
    if (type !== 'iTXt' || !data.toString('latin1').startsWith(`${XMP_KEYWORD}\0`)) return []
    const compressed = data[XMP_KEYWORD.length + 1] === 1
    if (compressed) return []
    const languageEnd = data.indexOf(0, XMP_KEYWORD.length + 3)
    const translatedEnd = data.indexOf(0, languageEnd + 1)
    return [data.toString('utf8', translatedEnd + 1)]
  })
}

const MAX_INFLATED_BYTES = 256 * 1024
const MAX_INFLATED = 8

/** Compressed texts (zTXt, iTXt), as some editors write them; none of a file that is damaged. */
export function inflatedTexts(file: Buffer): string[] {
  const texts: string[] = []
  for (const { type, data } of chunksUntilDamage(file)) {
    if (type !== 'zTXt' && type !== 'iTXt') continue
    if (texts.length >= MAX_INFLATED) break
    const stream = data.indexOf(0x78, data.indexOf(0) + 1)
    try {
      const text = inflateSync(data.subarray(stream), { maxOutputLength: MAX_INFLATED_BYTES })
      texts.push(text.toString('utf8'))
    } catch {
      // No compressed text after all, or one that is too long to be a label.
    }
  }
  return texts
}

function chunksUntilDamage(file: Buffer): PngChunk[] {
  try {
    return pngChunks(file)
  } catch {
    // The texts of a damaged file are not searched.
    return []
  }
}
