import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { findLabel } from './find'
import { addXmpToPng } from './png'
import { firstRecord } from './record'
import { buildXmp } from './xmp'

const record = firstRecord({ producer: 'someone', produceId: 'id-1' })
const xmp = buildXmp(record)
const blank = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

function mp4With(json: string, key = 'AIGC'): Buffer {
  const zero = Buffer.alloc(4)
  const one = Buffer.from([0, 0, 0, 1])
  const keys = box('keys', zero, one, box('mdta', Buffer.from(key)))
  const data = box('data', one, zero, Buffer.from(json))
  const list = box('ilst', box('\0\0\0\u0001', data))
  const meta = box('meta', zero, box('hdlr', Buffer.alloc(20)), keys, list)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('udta', meta)),
  ])
}

function pngWithChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

async function readClaimedProducers(file: Uint8Array) {
  const { claims, usualPlace, whole } = await findLabel(file)
  return [claims.map(({ values, valid }) => [values.ContentProducer, valid]), usualPlace, whole]
}

const FOUND = [[['someone', true]], true, true]

describe('where the standard puts it', () => {
  test('PNG, JPEG, WebP and MP4', async () => {
    assert.deepEqual(
      await readClaimedProducers(addXmpToPng(await blank().png().toBuffer(), xmp)),
      FOUND,
    )
    assert.deepEqual(
      await readClaimedProducers(await blank().withXmp(xmp).jpeg().toBuffer()),
      FOUND,
    )
    assert.deepEqual(
      await readClaimedProducers(await blank().withXmp(xmp).webp().toBuffer()),
      FOUND,
    )
    assert.deepEqual(await readClaimedProducers(mp4With(JSON.stringify(record))), FOUND)
  })

  test('the wrapped object, and another prefix of the namespace', async () => {
    assert.deepEqual(await readClaimedProducers(mp4With(JSON.stringify({ AIGC: record }))), FOUND)
    const other = xmp.replaceAll('TC260:AIGC', 'ns1:AIGC').replace('xmlns:TC260', 'xmlns:ns1')
    assert.deepEqual(
      await readClaimedProducers(await blank().withXmp(other).jpeg().toBuffer()),
      FOUND,
    )
  })

  test('a record that breaks the rules is reported with its readable values', async () => {
    const json = JSON.stringify({ Label: 1, ContentProducer: '某\u202e平台\n', ProduceID: 'x' })
    const { claims } = await findLabel(mp4With(json))
    assert.deepEqual(claims[0], {
      label: '1',
      valid: false,
      values: {
        ContentProducer: '某平台',
        ProduceID: 'x',
        ReservedCode1: '',
        ContentPropagator: '',
        PropagateID: '',
        ReservedCode2: '',
      },
    })
  })
})

describe('elsewhere in the file', () => {
  const json = JSON.stringify(record)
  const strayed = [[['someone', true]], false, true]

  test('a JPEG comment, EXIF, and a compressed text of a PNG', async () => {
    const jpeg = await blank().jpeg().toBuffer()
    const text = Buffer.from(json)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(text.length + 2)
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, text])
    const commented = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    assert.deepEqual(await readClaimedProducers(commented), strayed)
    const exif = await blank()
      .withExif({ IFD0: { ImageDescription: `{"AIGC":${json}}` } })
      .webp()
      .toBuffer()
    assert.deepEqual(await readClaimedProducers(exif), strayed)
    const zipped = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0'), deflateSync(xmp)])
    const png = pngWithChunk(await blank().png().toBuffer(), 'zTXt', zipped)
    assert.deepEqual(await readClaimedProducers(png), strayed)
  })

  test('formats whose place we do not know', async () => {
    const gif = Buffer.concat([await blank().gif().toBuffer(), Buffer.from(json)])
    assert.deepEqual(await readClaimedProducers(gif), strayed)
  })
})

describe('files without one, and files made to mislead', () => {
  test('a stripped file and a foreign one have none', async () => {
    const labelled = addXmpToPng(await blank().png().toBuffer(), xmp)
    const stripped = await sharp(labelled).png().toBuffer()
    assert.deepEqual(await readClaimedProducers(stripped), [[], false, true])
    assert.deepEqual(await readClaimedProducers(mp4With('{}')), [[], false, true])
    assert.deepEqual(await readClaimedProducers(mp4With(JSON.stringify(record), 'title')), [
      [['someone', true]],
      false,
      true,
    ])
  })

  test('a truncated file is reported as damaged, with the record it carries', async () => {
    const labelled = addXmpToPng(await blank().png().toBuffer(), xmp)
    const { whole, claims } = await findLabel(labelled.subarray(0, labelled.length - 20))
    assert.equal(whole, false)
    assert.equal(claims[0]?.values.ProduceID, 'id-1')
  })

  const jpegHead = [0xff, 0xd8, 0xff, 0xe0]
  const cases: Readonly<Record<string, Buffer>> = {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    html: Buffer.from('<html><script>ContentProducer {"Label":"1"}</script>'),
    'a name without an object': Buffer.from('ContentProducer'.repeat(5000)),
    'open braces only': Buffer.from(`{${'{"ContentProducer'.repeat(5000)}`),
    'a PNG signature alone': Buffer.from('89504e470d0a1a0a', 'hex'),
    'JPEG segments without end': Buffer.concat([
      Buffer.from(jpegHead),
      Buffer.from([0xff, 0xe1, 0, 0].flatMap((byte) => Array<number>(8).fill(byte))),
    ]),
    'a WebP of a huge chunk': Buffer.from('RIFF\xff\xff\xff\xffWEBPXMP \xff\xff\xff\xff', 'latin1'),
    'a box longer than the file': Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0')),
      Buffer.from('\x7f\xff\xff\xffmoov', 'latin1'),
    ]),
    'a record that is deep': mp4With('['.repeat(7000)),
  }
  for (const [name, file] of Object.entries(cases)) {
    test(`${name}: no error, no label`, async () => {
      const { claims } = await findLabel(file)
      assert.ok(claims.every(({ valid }) => !valid))
    })
  }

  test('many empty boxes, chunks and records are not all gone through', async () => {
    const boxes = box('moov', Buffer.concat(Array<Buffer>(200_000).fill(box('udta'))))
    const started = process.cpuUsage()
    const video = await findLabel(Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), boxes]))
    assert.equal(video.whole, false)
    const many = xmp.replace(
      '</rdf:Description>',
      (end) => `${'<TC260:AIGC>{}</TC260:AIGC>'.repeat(9000)}${end}`,
    )
    const png = await findLabel(addXmpToPng(await blank().png().toBuffer(), many))
    assert.equal(png.whole, false)
    // CPU time: a busy machine lets it wait.
    const { user } = process.cpuUsage(started)
    assert.ok(user < 3_000_000, `${user} µs`)
  })
})
