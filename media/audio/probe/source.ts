/** A posted file as its readers see it: a size and ranges, never the whole. */
import type { FileHandle } from 'node:fs/promises'

export interface ByteSource {
  readonly size: number
  /** Fewer bytes than requested only at the end of the file. */
  read(at: number, length: number): Promise<Buffer>
}

export const ofBuffer = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: (at, length) => Promise.resolve(bytes.subarray(at, at + length)),
})

export const ofHandle = (handle: FileHandle, size: number): ByteSource => ({
  size,
  async read(at, length) {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at)
    return buffer.subarray(0, bytesRead)
  },
})

/** Rejects with RangeError where the file ends before. */
export async function readExactly(source: ByteSource, at: number, length: number): Promise<Buffer> {
  const bytes = await source.read(at, length)
  if (bytes.length < length) throw new RangeError('the file ends too early')
  return bytes
}
