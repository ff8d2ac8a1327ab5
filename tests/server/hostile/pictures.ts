/** Hostile pictures, and odd ones that are valid. */
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])

function chunk(type: string, data: Buffer): Buffer {
  const out = Buffer.alloc(12 + data.length)
  out.writeUInt32BE(data.length, 0)
  out.write(type, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}

/** Black and white, one bit a pixel. */
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = 1
  return chunk('IHDR', data)
}

const flatRows = (width: number, height: number): Buffer =>
  deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))

/** A whole and valid PNG that is black all over: 14,000 × 14,000 of it are 24 KB. */
export function flatPng(width: number, height: number): Buffer {
  const pixels = chunk('IDAT', flatRows(width, height))
  return Buffer.concat([SIGNATURE, header(width, height), pixels, chunk('IEND', Buffer.alloc(0))])
}

function words(...values: readonly number[]): Buffer {
  const data = Buffer.alloc(values.length * 4)
  values.forEach((value, i) => data.writeUInt32BE(value, i * 4))
  return data
}

/** An animated PNG of 8 × 8. */
export function animatedPng(frames: number): Buffer {
  const pixels = flatRows(8, 8)
  const delay = Buffer.from([0, 1, 0, 25, 0, 0])
  let order = 0
  const control = (): Buffer => chunk('fcTL', Buffer.concat([words(order++, 8, 8, 0, 0), delay]))
  const parts = [SIGNATURE, header(8, 8), chunk('acTL', words(frames, 0))]
  parts.push(control(), chunk('IDAT', pixels))
  for (let frame = 1; frame < frames; frame++)
    parts.push(control(), chunk('fdAT', Buffer.concat([words(order++), pixels])))
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))])
}

/** Warm above, cool below, with a bright round thing in the middle: tools find something to do. */
export function scenery(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const round = Math.hypot(x - width / 2, y - height / 2) < Math.min(width, height) / 4
      const grain = (x * 7 + y * 13) % 11
      const colour = round ? [235, 225, 90] : y < height / 2 ? [190, 120, 80] : [60, 90, 140]
      data.set(
        colour.map((value) => value + grain),
        (y * width + x) * 3,
      )
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The top half warm, the bottom half cool, when it is looked at as its EXIF says. */
export async function lying(orientation: number): Promise<Buffer> {
  const turns: Readonly<Record<number, number>> = { 1: 0, 3: 180, 6: 270, 8: 90 }
  const flat = await scenery(96, 64).png().toBuffer()
  return sharp(flat)
    .rotate(turns[orientation] ?? 0)
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

/** As presses and some phones send them: the colours of a printer, on their side. */
export async function pressPhoto(): Promise<Buffer> {
  const flat = await lying(6)
  return sharp(flat)
    .toColourspace('cmyk')
    .withExif({ IFD0: { Orientation: '6' } })
    .jpeg()
    .toBuffer()
}

/** Half transparent, 16 bits a colour. */
export async function deepGlass(width: number, height: number): Promise<Buffer> {
  const { data } = await scenery(width, height).raw().toBuffer({ resolveWithObject: true })
  const deep = new Uint16Array(width * height * 4).fill(128 * 257)
  data.forEach((value, i) => (deep[Math.floor(i / 3) * 4 + (i % 3)] = value * 257))
  return sharp(deep, { raw: { width, height, channels: 4 } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
}
