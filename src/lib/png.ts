/** The smallest PNG writer: stored, not compressed. For placeholders of a few pixels. */

const CRC_TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

const u32 = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]

export function chunk(type: string, data: number[]): number[] {
  const body = [...type].map((char) => char.charCodeAt(0)).concat(data)
  let crc = 0xffffffff
  for (const byte of body) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return [...u32(data.length), ...body, ...u32((crc ^ 0xffffffff) >>> 0)]
}

function adler32(bytes: number[]): number {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
}

/**
 * A PNG file of an RGB picture, rows top to bottom, 3 bytes a pixel.
 * One stored block holds at most 65,535 bytes: about 147 × 147 px.
 */
export function pngOfRgb(width: number, height: number, rgb: ArrayLike<number>): number[] {
  const rows: number[] = []
  for (let y = 0; y < height; y += 1) {
    rows.push(0)
    for (let i = y * width * 3; i < (y + 1) * width * 3; i += 1) rows.push(rgb[i] ?? 0)
  }
  const size = rows.length
  if (size > 0xffff) throw new RangeError('too large for one stored block')
  const block = [1, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255, ...rows]
  return [
    ...[137, 80, 78, 71, 13, 10, 26, 10],
    ...chunk('IHDR', [...u32(width), ...u32(height), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', [0x78, 1, ...block, ...u32(adler32(rows))]),
    ...chunk('IEND', []),
  ]
}
