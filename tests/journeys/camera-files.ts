/** Photographs as cameras write them: wide colours, a gain map, a motion photo, print inks. */
import sharp, { type Sharp } from 'sharp'

/** A marker segment of a JPEG. */
function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const APP1 = 0xe1
const APP2 = 0xe2
const SOI_BYTES = 2

/** Right behind the start of the picture. */
function withSegments(jpeg: Buffer, segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, SOI_BYTES), ...segments, jpeg.subarray(SOI_BYTES)])
}

function xmp(attributes: string, inner = ''): Buffer {
  const packet =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ' +
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
    'xmlns:Container="http://ns.google.com/photos/1.0/container/" ' +
    'xmlns:Item="http://ns.google.com/photos/1.0/container/item/" ' +
    'xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" ' +
    `xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" ${attributes}>${inner}` +
    '</rdf:Description></rdf:RDF></x:xmpmeta>'
  return segment(APP1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`))
}

const directory = (items: readonly string[]) =>
  `<Container:Directory><rdf:Seq>${items
    .map((item) => `<rdf:li rdf:parseType="Resource"><Container:Item ${item}/></rdf:li>`)
    .join('')}</rdf:Seq></Container:Directory>`

/** Offset of the second picture, in CIPA's multi-picture format. */
function mpf(primaryBytes: number, second: { offset: number; bytes: number }): Buffer {
  const table = Buffer.alloc(82)
  table.write('MM\0*', 0, 'latin1')
  table.writeUInt32BE(8, 4)
  table.writeUInt16BE(3, 8)
  const entry = (at: number, tag: number, type: number, count: number, value: number | Buffer) => {
    table.writeUInt16BE(tag, at)
    table.writeUInt16BE(type, at + 2)
    table.writeUInt32BE(count, at + 4)
    if (Buffer.isBuffer(value)) value.copy(table, at + 8)
    else table.writeUInt32BE(value, at + 8)
  }
  entry(10, 0xb000, 7, 4, Buffer.from('0100'))
  entry(22, 0xb001, 4, 1, 2)
  entry(34, 0xb002, 7, 32, 50)
  table.writeUInt32BE(0x030000, 50)
  table.writeUInt32BE(primaryBytes, 54)
  table.writeUInt32BE(second.bytes, 70)
  table.writeUInt32BE(second.offset, 74)
  return segment(APP2, Buffer.concat([Buffer.from('MPF\0', 'latin1'), table]))
}

/** Ultra HDR: an ordinary picture, and behind it how much brighter each place is on a bright screen. */
async function ultraHdr(photo: Sharp): Promise<Buffer> {
  const base = await photo.clone().jpeg({ quality: 95 }).toBuffer()
  const map = withSegments(await photo.clone().greyscale().resize(24).jpeg().toBuffer(), [
    xmp(
      'hdrgm:Version="1.0" hdrgm:GainMapMin="0" hdrgm:GainMapMax="2" hdrgm:Gamma="1" ' +
        'hdrgm:OffsetSDR="0.015625" hdrgm:OffsetHDR="0.015625" hdrgm:HDRCapacityMin="0" ' +
        'hdrgm:HDRCapacityMax="2" hdrgm:BaseRenditionIsHDR="False"',
    ),
  ])
  const primary = 'Item:Semantic="Primary" Item:Mime="image/jpeg"'
  const gain = `Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="${map.length}"`
  const about = xmp('hdrgm:Version="1.0"', directory([primary, gain]))
  const size = base.length + about.length + mpf(0, { offset: 0, bytes: 0 }).length
  // Offsets count from the table's own header: behind the marker, its length and its name.
  const tableAt = SOI_BYTES + about.length + 4 + 4
  const index = mpf(size, { offset: size - tableAt, bytes: map.length })
  return Buffer.concat([withSegments(base, [about, index]), map])
}

/** A Motion Photo: a short video after the picture. */
async function motionPhoto(photo: Sharp): Promise<Buffer> {
  const video = Buffer.alloc(40_000)
  video.writeUInt32BE(24, 0)
  video.write('ftypmp42\0\0\0\0isommp42', 4, 'latin1')
  video.writeUInt32BE(video.length - 24, 24)
  video.write('mdat', 28, 'latin1')
  const primary = 'Item:Semantic="Primary" Item:Mime="image/jpeg"'
  const moving = `Item:Semantic="MotionPhoto" Item:Mime="video/mp4" Item:Length="${video.length}"`
  const about = xmp('GCamera:MotionPhoto="1"', directory([primary, moving]))
  return Buffer.concat([withSegments(await photo.clone().jpeg().toBuffer(), [about]), video])
}

/** Removes the profile of a JPEG. */
function withoutProfile(jpeg: Buffer): Buffer {
  const parts = [jpeg.subarray(0, SOI_BYTES)]
  let at = SOI_BYTES
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    const isProfile = jpeg.subarray(at + 4, at + 15).toString('latin1') === 'ICC_PROFILE'
    if (!(jpeg[at + 1] === APP2 && isProfile)) parts.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...parts, jpeg.subarray(at)])
}

const inInks = (photo: Sharp): Promise<Buffer> =>
  photo.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()

export const CAMERA_FILES: Readonly<Record<string, (photo: Sharp) => Promise<Buffer>>> = {
  'Display P3': (photo) => photo.clone().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
  'an Ultra HDR photograph with its gain map': ultraHdr,
  'a Motion Photo': motionPhoto,
  'CMYK with a profile': (photo) => inInks(photo),
  'CMYK with a profile, little black': (photo) =>
    inInks(photo.clone().linear([0.2, 0.2, 0.2], [170, 25, 25])),
  'CMYK without a profile': async (photo) =>
    withoutProfile(await photo.clone().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()),
}

/** Position of a pixel of the upright picture in the file, by EXIF's eight orientations. */
const STORED_AT: readonly ((x: number, y: number, w: number, h: number) => [number, number])[] = [
  (x, y) => [x, y],
  (x, y, w) => [w - 1 - x, y],
  (x, y, w, h) => [w - 1 - x, h - 1 - y],
  (x, y, _, h) => [x, h - 1 - y],
  (x, y) => [y, x],
  (x, y, w) => [y, w - 1 - x],
  (x, y, w, h) => [h - 1 - y, w - 1 - x],
  (x, y, _, h) => [h - 1 - y, x],
]

/** The same picture to every viewer, stored as a phone held in one of eight ways stores it. */
export async function turnedFile(upright: Sharp, orientation: number): Promise<Buffer> {
  const { data, info } = await upright
    .clone()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const storedAt = STORED_AT[orientation - 1]
  if (!storedAt) throw new Error(`no orientation ${orientation}`)
  const lying = orientation >= 5
  const raw = {
    width: lying ? height : width,
    height: lying ? width : height,
    channels: 3 as const,
  }
  const stored = Buffer.alloc(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top] = storedAt(x, y, width, height)
      data.copy(stored, (top * raw.width + left) * 3, (y * width + x) * 3, (y * width + x) * 3 + 3)
    }
  return sharp(stored, { raw }).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}
