/** PNG files made to harm: every chunk by hand. */
import { crc32, deflateSync } from 'node:zlib'
import { type HostileFile, plain, repeated } from './file'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])

export function chunk(type: string, data: Buffer, crc?: number): Buffer {
  const out = Buffer.alloc(12 + data.length)
  out.writeUInt32BE(data.length, 0)
  out.write(type, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(crc ?? crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}

interface Header {
  width?: number
  height?: number
  depth?: number
  colour?: number
  compression?: number
  filter?: number
  interlace?: number
}

function ihdr(header: Header = {}): Buffer {
  const { width = 8, height = 8, depth = 8, colour = 2 } = header
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  const { compression = 0, filter = 0, interlace = 0 } = header
  data.set([depth, colour, compression, filter, interlace], 8)
  return chunk('IHDR', data)
}

const END = chunk('IEND', Buffer.alloc(0))
/** The rows of 8 × 8 RGB. */
const ROWS = deflateSync(Buffer.alloc(8 * 25))
const PIXELS = chunk('IDAT', ROWS)

/** A PNG of 8 × 8 with these chunks between header and pixels. */
export const pngWith = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, ihdr(), ...chunks, PIXELS, END])

const png = (header: Header, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, ihdr(header), ...chunks, END])

/** So many zeros in a thousandth of the bytes. */
const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 })
const keyword = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1')

const EIGHT_MB = zeros(8_000_000)
export const zTxtBomb = (chunks: number): Buffer =>
  pngWith(
    ...repeated(chunks, () =>
      chunk('zTXt', Buffer.concat([keyword('Comment'), Buffer.from([0]), EIGHT_MB])),
    ),
  )
const compressedText = Buffer.concat([keyword('XML'), Buffer.from([1, 0, 0, 0]), EIGHT_MB])
const profile = (compressed: Buffer): Buffer =>
  chunk('iCCP', Buffer.concat([keyword('icc'), Buffer.from([0]), compressed]))

/** A profile whose length and tags say what they like. */
function icc(length: number, tags: number): Buffer {
  const data = Buffer.alloc(132 + 12 * Math.min(tags, 100))
  data.writeUInt32BE(length, 0)
  data.write('lcms', 4)
  data.writeUInt32BE(0x04300000, 8)
  data.write('mntrRGB XYZ ', 12)
  data.write('acsp', 36)
  data.writeUInt32BE(tags, 128)
  for (let tag = 0; tag < Math.min(tags, 100); tag++) {
    data.write('desc', 132 + tag * 12)
    data.writeUInt32BE(0xffff0000 + tag, 136 + tag * 12)
    data.writeUInt32BE(0x7fffffff, 140 + tag * 12)
  }
  return data
}

/** TIFF-like EXIF of one entry: the orientation. */
export function exif(orientation: number): Buffer {
  const data = Buffer.alloc(26)
  data.write('II*\0', 0, 'latin1')
  data.writeUInt32LE(8, 4)
  data.writeUInt16LE(1, 8)
  data.writeUInt16LE(0x0112, 10)
  data.writeUInt16LE(3, 12)
  data.writeUInt32LE(1, 14)
  data.writeUInt16LE(orientation, 18)
  return data
}

const control = (order: number, side = 8): Buffer => {
  const data = Buffer.alloc(26)
  data.writeUInt32BE(order, 0)
  data.writeUInt32BE(side, 4)
  data.writeUInt32BE(side, 8)
  return chunk('fcTL', data)
}
const frames = (count: number): Buffer => {
  const data = Buffer.alloc(8)
  data.writeUInt32BE(count, 0)
  return chunk('acTL', data)
}

const honest = pngWith()
const DIMENSIONS: readonly [number, number][] = [
  [0, 8],
  [8, 0],
  [0x7fffffff, 0x7fffffff],
  [0xffffffff, 0xffffffff],
  [0x7fffffff, 1],
  [1, 0x7fffffff],
  [200_000, 200_000],
]
const BAD_HEADERS: readonly [string, Header][] = [
  ['depth 3', { depth: 3 }],
  ['depth 0', { depth: 0 }],
  ['colour type 5', { colour: 5 }],
  ['compression 1', { compression: 1 }],
  ['filter method 9', { filter: 9 }],
  ['interlace 7', { interlace: 7 }],
  ['palette without a palette', { colour: 3 }],
]

export const pngFiles: readonly HostileFile[] = [
  plain('PNG: 1,000 zTXt of 8 MB each', () => zTxtBomb(1000)),
  plain('PNG: 30 zTXt of 8 MB each', () => zTxtBomb(30)),
  plain('PNG: 400 compressed iTXt of 8 MB each', () =>
    pngWith(...repeated(400, () => chunk('iTXt', compressedText))),
  ),
  plain('PNG: zTXt behind the pixels', () =>
    png({}, PIXELS, ...repeated(500, () => chunk('zTXt', compressedText))),
  ),
  plain('PNG: a profile of 24 MB of zeros', () => pngWith(profile(zeros(24_000_000)))),
  plain('PNG: 500 profiles', () => pngWith(...repeated(500, () => profile(EIGHT_MB)))),
  plain('PNG: a profile inside a profile', () =>
    pngWith(profile(deflateSync(Buffer.concat([icc(9_000_000, 3), zeros(1_000_000)])))),
  ),
  plain('PNG: a profile of 4,294,967,295 tags', () =>
    pngWith(profile(deflateSync(icc(0xffffffff, 0xffffffff)))),
  ),
  plain('PNG: a profile that is not deflated', () => pngWith(profile(Buffer.alloc(500, 0x41)))),
  plain('PNG: 50,000 texts', () =>
    pngWith(...repeated(50_000, () => chunk('tEXt', Buffer.from('a\0b')))),
  ),
  plain('PNG: 50,000 empty IDAT', () =>
    png({}, ...repeated(50_000, () => chunk('IDAT', Buffer.alloc(0))), PIXELS),
  ),
  plain('PNG: 24 MB of zeros behind 8 × 8', () => png({}, chunk('IDAT', zeros(24_000_000)))),
  ...DIMENSIONS.map(([width, height]) =>
    plain(`PNG: ${width} × ${height}`, () => png({ width, height }, PIXELS)),
  ),
  plain('PNG: 40 million pixels, none there', () => png({ width: 6300, height: 6300 }, PIXELS)),
  plain('PNG: 16 bits, interlaced, cut off', () =>
    png({ width: 6300, height: 6300, depth: 16, colour: 6, interlace: 1 }, PIXELS),
  ),
  ...BAD_HEADERS.map(([what, header]) => plain(`PNG: ${what}`, () => png(header, PIXELS))),
  plain('PNG: a wrong checksum of the header', () =>
    Buffer.concat([SIGNATURE, chunk('IHDR', ihdr().subarray(8, 21), 1), PIXELS, END]),
  ),
  plain('PNG: a wrong checksum of the pixels', () => png({}, chunk('IDAT', ROWS, 1))),
  plain('PNG: two headers', () => png({}, ihdr({ width: 30_000, height: 30_000 }), PIXELS)),
  plain('PNG: no pixels', () => png({})),
  plain('PNG: pixels before the header', () => Buffer.concat([SIGNATURE, PIXELS, ihdr(), END])),
  plain('PNG: only its signature', () => SIGNATURE),
  plain('PNG: pixels that are no deflate', () => png({}, chunk('IDAT', Buffer.alloc(64, 0xee)))),
  plain('PNG: a row filter that is none', () =>
    png({}, chunk('IDAT', deflateSync(Buffer.alloc(8 * 25, 9)))),
  ),
  plain('PNG: a palette of 300 colours', () =>
    png({ colour: 3 }, chunk('PLTE', Buffer.alloc(900)), PIXELS),
  ),
  plain('PNG: transparency longer than the palette', () =>
    png({ colour: 3 }, chunk('PLTE', Buffer.alloc(6)), chunk('tRNS', Buffer.alloc(256)), PIXELS),
  ),
  plain('PNG: a chunk of 4 GB', () => {
    const file = Buffer.from(honest)
    file.writeUInt32BE(0xffffffff, 33)
    return file
  }),
  plain('PNG: an unknown critical chunk', () => pngWith(chunk('EVIL', Buffer.alloc(10)))),
  plain('PNG: moving, 10,000 frames promised', () => pngWith(frames(10_000), control(0))),
  plain('PNG: animated, declared after the pixels', () => png({}, PIXELS, frames(4), control(0))),
  plain('PNG: EXIF that turns it nowhere', () => pngWith(chunk('eXIf', exif(9)))),
  plain('PNG: EXIF of noise', () => pngWith(chunk('eXIf', Buffer.alloc(60_000, 0x2a)))),
  plain('PNG and HTML', () => Buffer.concat([honest, Buffer.from('<script>alert(1)</script>')])),
  plain('PNG and ZIP', () => Buffer.concat([honest, Buffer.from('PK\x03\x04evil')])),
  plain('PNG with PHP in a text', () =>
    pngWith(chunk('tEXt', Buffer.from('Comment\0<?php system($_GET[0]); ?>'))),
  ),
  ...[20, 33, 45, 60].map((bytes) =>
    plain(`PNG: its first ${bytes} bytes`, () => honest.subarray(0, bytes)),
  ),
]
