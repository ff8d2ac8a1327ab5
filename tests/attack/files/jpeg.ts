/** JPEG files made to harm, bent from small honest ones. */
import sharp, { type JpegOptions } from 'sharp'
import { type HostileFile, noise, plain, repeated } from './file'
import { exif } from './png'

const SIDE = 64
const honest = (options: JpegOptions = {}, side = SIDE): Promise<Buffer> =>
  sharp(noise(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .blur(2)
    .jpeg({ quality: 60, ...options })
    .toBuffer()

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Segments behind the first two bytes. */
const withSegments = async (...segments: readonly Buffer[]): Promise<Buffer> => {
  const file = await honest()
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)])
}

const indexOfMarker = (file: Buffer, marker: number): number =>
  file.indexOf(Buffer.from([0xff, marker]))

/** A copy with another number in its frame header. */
async function bent(offset: number, bytes: readonly number[], options?: JpegOptions) {
  const file = Buffer.from(await honest(options))
  const at = indexOfMarker(file, options?.progressive ? 0xc2 : 0xc0)
  file.set(bytes, at + offset)
  return file
}

/** The last scan of a progressive one again and again, each another walk over all pixels. */
export async function scanBomb(scans: number, side = 3000): Promise<Buffer> {
  const file = await sharp({
    create: { width: side, height: side, channels: 3, background: '#888888' },
  })
    .jpeg({ progressive: true, quality: 30 })
    .toBuffer()
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = file.subarray(last, file.length - 2)
  return Buffer.concat([file.subarray(0, -2), ...repeated(scans, () => scan), file.subarray(-2)])
}

const app = (name: string, data: Buffer): Buffer => Buffer.concat([Buffer.from(`${name}\0`), data])
const exifSegment = (tiff: Buffer): Buffer => segment(0xe1, app('Exif\0', tiff))

/** Directories that lead to each other for ever. */
function loopedExif(): Buffer {
  const data = exif(6)
  data.writeUInt32LE(8, 22)
  return data
}

function hugeExif(): Buffer {
  const data = exif(6)
  data.writeUInt32LE(0xffffffff, 14)
  return data
}

const iccPiece = (number: number, of: number, data: Buffer): Buffer =>
  segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([number, of]), data]))

export const jpegFiles: readonly HostileFile[] = [
  plain('JPEG: 1,000 scans of 9 million pixels', () => scanBomb(1000)),
  plain('JPEG: 60 scans of a small one', () => scanBomb(50, 200)),
  plain('JPEG: 65,535 × 65,535', () => bent(5, [0xff, 0xff, 0xff, 0xff])),
  plain('JPEG: progressive, 65,500 × 65,500', () =>
    bent(5, [0xff, 0xdc, 0xff, 0xdc], { progressive: true }),
  ),
  plain('JPEG: 2,000 × 2,000 with the data of a small one', () =>
    bent(5, [0x07, 0xd0, 0x07, 0xd0]),
  ),
  plain('JPEG: 0 × 0', () => bent(5, [0, 0, 0, 0])),
  plain('JPEG: 12 bits', () => bent(4, [12])),
  plain('JPEG: 0 components', () => bent(9, [0])),
  plain('JPEG: 255 components', () => bent(9, [255])),
  plain('JPEG: lossless by its marker', () => bent(1, [0xc3])),
  plain('JPEG: arithmetic by its marker', () => bent(1, [0xc9])),
  plain('JPEG: hierarchical by its marker', () => bent(1, [0xc5])),
  plain('JPEG: sampling of 15 × 15', () => bent(11, [0xff])),
  plain('JPEG: two frame headers', async () => {
    const file = await honest()
    const at = indexOfMarker(file, 0xc0)
    const frame = file.subarray(at, at + 19)
    return Buffer.concat([file.subarray(0, at), frame, file.subarray(at)])
  }),
  plain('JPEG: tables of noise', () => withSegments(segment(0xc4, noise(500)))),
  plain('JPEG: quantised by nothing', () =>
    withSegments(segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64)]))),
  ),
  plain('JPEG: a restart after every block', () =>
    withSegments(segment(0xdd, Buffer.from([0, 1]))),
  ),
  plain('JPEG: 6,000 comments', () =>
    withSegments(...repeated(6000, () => segment(0xfe, Buffer.from('x')))),
  ),
  plain('JPEG: a megabyte of comments', () =>
    withSegments(...repeated(16, (n) => segment(0xfe, noise(65_000, n)))),
  ),
  plain('JPEG: a script in a comment', () =>
    withSegments(segment(0xfe, Buffer.from('<?php eval($_POST[0]); ?><script>alert(1)</script>'))),
  ),
  plain('JPEG: a profile of which pieces are missing', () =>
    withSegments(iccPiece(3, 9, noise(900))),
  ),
  plain('JPEG: a profile of 255 pieces of noise', () =>
    withSegments(...repeated(255, (n) => iccPiece(n + 1, 255, noise(8000, n)))),
  ),
  plain('JPEG: a profile inside its own piece', () =>
    withSegments(iccPiece(1, 1, Buffer.concat([iccPiece(1, 1, noise(200)), noise(200)]))),
  ),
  ...[0, 9, 255, 65_535].map((orientation) =>
    plain(`JPEG: turned by ${orientation}`, () => withSegments(exifSegment(exif(orientation)))),
  ),
  plain('JPEG: EXIF in a circle', () => withSegments(exifSegment(loopedExif()))),
  plain('JPEG: EXIF of four billion numbers', () => withSegments(exifSegment(hugeExif()))),
  plain('JPEG: EXIF of noise', () => withSegments(exifSegment(noise(60_000)))),
  plain('JPEG: EXIF cut off', () => withSegments(exifSegment(exif(6).subarray(0, 12)))),
  plain('JPEG: XMP with an outside entity', () =>
    withSegments(
      segment(
        0xe1,
        app(
          'http://ns.adobe.com/xap/1.0/',
          Buffer.from('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
        ),
      ),
    ),
  ),
  plain('JPEG: an Adobe mark of nonsense', () =>
    withSegments(segment(0xee, Buffer.concat([Buffer.from('Adobe'), Buffer.alloc(7, 0xff)]))),
  ),
  plain('JPEG: a segment of two bytes less than none', async () => {
    const file = await honest()
    return Buffer.concat([file.subarray(0, 2), Buffer.from([0xff, 0xe5, 0, 0]), file.subarray(2)])
  }),
  plain('JPEG: only markers', () => Buffer.concat(repeated(5000, () => Buffer.from([0xff, 0xd8])))),
  plain('JPEG: only 0xFF', () =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500_000, 0xff)]),
  ),
  plain('JPEG and ZIP', async () => Buffer.concat([await honest(), Buffer.from('PK\x03\x04')])),
  plain('JPEG and another JPEG', async () => Buffer.concat([await honest(), await honest()])),
  plain('JPEG and HTML', async () =>
    Buffer.concat([await honest(), Buffer.from('<html><script>alert(1)</script>')]),
  ),
  ...[2, 4, 20, 200, 400, 700].map((bytes) =>
    plain(`JPEG: its first ${bytes} bytes`, async () => (await honest()).subarray(0, bytes)),
  ),
]
