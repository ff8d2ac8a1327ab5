/** Reads a small ZIP as a person's computer would: by the directory at its end. */
import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const END_BYTES = 22

export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - END_BYTES
  if (bytes.readUInt32LE(end) !== END) throw new Error('no end of a ZIP')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const nameBytes = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.subarray(at + 46, at + 46 + nameBytes).toString('utf8')
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(from, from + size)
    files.set(name, method === 8 ? inflateRawSync(packed) : packed)
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}
