/** Reads the AIGC records of a finished file, by walking the file format itself. */
import { recordTextsOfMp4 } from './mp4'
import { xmpPacketsOfPng } from './png'
import { type AigcRecord, parseRecord } from './record'
import { recordTextsInXmp } from './xmp'

/** More segments than any camera or editor writes. */
const MAX_PARTS = 20_000
const JPEG_XMP = 'http://ns.adobe.com/xap/1.0/\0'

function xmpPacketsOfWebp(file: Buffer): string[] {
  const packets: string[] = []
  for (let at = 12; at + 8 <= file.length;) {
    const type = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    if (type === 'XMP ') packets.push(file.toString('utf8', at + 8, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  return packets
}

function xmpPacketsOfJpeg(file: Buffer): string[] {
  const packets: string[] = []
  let segments = 0
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff;) {
    const marker = file[at + 1]
    if (marker === 0xda) break
    const length = file.readUInt16BE(at + 2)
    const segment = file.subarray(at + 4, at + 2 + length)
    if (marker === 0xe1 && segment.toString('latin1', 0, JPEG_XMP.length) === JPEG_XMP)
      packets.push(segment.toString('utf8', JPEG_XMP.length))
    at += 2 + length
    segments += 1
    if (segments > MAX_PARTS) throw new Error('too many JPEG segments')
  }
  return packets
}

function xmpPackets(file: Buffer): string[] {
  if (file.length > 12 && file.readUInt32BE(0) === 0x89504e47) return xmpPacketsOfPng(file)
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return xmpPacketsOfWebp(file)
  if (file[0] === 0xff && file[1] === 0xd8) return xmpPacketsOfJpeg(file)
  throw new Error('neither PNG, WebP, JPEG nor MP4')
}

/**
 * The JSON of every AIGC record at the place the standard defines. Throws on another format
 * and on a file that does not add up.
 */
export function recordTexts(file: Uint8Array): string[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return recordTextsOfMp4(bytes)
  return xmpPackets(bytes).flatMap(recordTextsInXmp)
}

/** Every AIGC record of a PNG, WebP, JPEG or MP4; a finished file has exactly one. */
export function readAigcRecords(file: Uint8Array): AigcRecord[] {
  return recordTexts(file).map(parseRecord)
}
