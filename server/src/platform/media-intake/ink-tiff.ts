/** Uncompressed TIFF of raw CMYK pixels: sharp takes raw pixels in light only. */

const SHORT = 3
const LONG = 4
const UNDEFINED = 7
const HEADER_BYTES = 8
const ENTRY_BYTES = 12
/** Ink fields are four of these. */
const BITS_BYTES = 4 * 2
const CMYK = 5

/** @param pixels four bytes a pixel: cyan, magenta, yellow, black */
export function encodeInkTiff(
  pixels: Buffer,
  { width, height, icc }: { width: number; height: number; icc: Uint8Array },
): Buffer {
  const count = 10
  const bitsAt = HEADER_BYTES + 2 + count * ENTRY_BYTES + 4
  const iccAt = bitsAt + BITS_BYTES
  const pixelsAt = iccAt + icc.length + (icc.length % 2)
  const head = Buffer.alloc(pixelsAt)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(HEADER_BYTES, 4)
  head.writeUInt16LE(count, HEADER_BYTES)
  let at = HEADER_BYTES + 2
  const add = (tag: number, type: number, values: number, value: number): void => {
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(values, at + 4)
    head.writeUInt32LE(value, at + 8)
    at += ENTRY_BYTES
  }
  add(256, LONG, 1, width)
  add(257, LONG, 1, height)
  add(258, SHORT, 4, bitsAt)
  add(259, SHORT, 1, 1) // not compressed
  add(262, SHORT, 1, CMYK)
  add(273, LONG, 1, pixelsAt)
  add(277, SHORT, 1, 4) // samples a pixel
  add(278, LONG, 1, height) // rows of the only strip
  add(279, LONG, 1, pixels.length)
  add(34_675, UNDEFINED, icc.length, iccAt)
  for (let ink = 0; ink < 4; ink += 1) head.writeUInt16LE(8, bitsAt + 2 * ink)
  head.set(icc, iccAt)
  return Buffer.concat([head, pixels])
}
