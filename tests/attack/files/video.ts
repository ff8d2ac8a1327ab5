/** Videos made to harm: tables that lie, and lists that name other files. */
import { type HostileFile, noise, plain, repeated } from './file'

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const words = (...values: readonly number[]): Buffer => {
  const data = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => data.writeUInt32BE(value >>> 0, at * 4))
  return data
}
const ftyp = box('ftyp', Buffer.from('isom'), words(512), Buffer.from('isomavc1mp41'))

interface Movie {
  scale?: number
  duration?: number
  rows?: Buffer
  codec?: string
  width?: number
  height?: number
  reference?: Buffer
  handler?: string
}

function track(movie: Movie): Buffer {
  const { scale = 1000, duration = 1000, codec = 'avc1', width = 64, height = 64 } = movie
  const entry = Buffer.alloc(78)
  entry.writeUInt16BE(width, 24)
  entry.writeUInt16BE(height, 26)
  const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
  return box(
    'trak',
    box(
      'tkhd',
      words(0, 0, 0, 1, 0, duration, 0, 0, 0, 0),
      matrix,
      words(width << 16, height << 16),
    ),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, scale, duration, 0)),
      box('hdlr', words(0, 0), Buffer.from(movie.handler ?? 'vide'), words(0, 0, 0)),
      box(
        'minf',
        box('dinf', box('dref', words(0, 1), movie.reference ?? box('url ', words(1)))),
        box(
          'stbl',
          box('stsd', words(0, 1), box(codec, entry)),
          box('stts', movie.rows ?? words(0, 1, 10, 100)),
          box('stsc', words(0, 1, 1, 10, 1)),
          box('stsz', words(0, 5000, 10)),
          box('stco', words(0, 1, 40)),
        ),
      ),
    ),
  )
}

function movie(of: Movie = {}, ...more: readonly Buffer[]): Buffer {
  const { scale = 1000, duration = 1000 } = of
  const header = box('mvhd', words(0, 0, 0, scale, duration), Buffer.alloc(80))
  return Buffer.concat([ftyp, box('moov', header, track(of), ...more), box('mdat', noise(50_000))])
}

/** Boxes in boxes. */
function nested(depth: number): Buffer {
  let inner: Buffer = Buffer.alloc(0)
  for (let level = 0; level < depth; level++) inner = box('moov', inner)
  return Buffer.concat([ftyp, inner])
}

const EBML = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
)
const element = (id: string, data: Buffer): Buffer => {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(data.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), size, data])
}

/** The file that a list must not reach. */
export const SECRET = '/etc/hostname'
const LISTS: readonly (readonly [string, string])[] = [
  ['an HLS list of a file', `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile://${SECRET}\n`],
  ['an HLS list of an address', '#EXTM3U\n#EXTINF:9,\nhttp://127.0.0.1:1/x.ts\n#EXT-X-ENDLIST\n'],
  ['a list of ffconcat', `ffconcat version 1.0\nfile '${SECRET}'\n`],
  ['a DASH manifest', `<MPD><Period><BaseURL>file://${SECRET}</BaseURL></Period></MPD>`],
  ['an SDP', 'v=0\nc=IN IP4 127.0.0.1\nm=video 5004 RTP/AVP 96\n'],
  ['AviSynth', `FFmpegSource2("${SECRET}")\n`],
]

export const videoFiles: readonly HostileFile[] = [
  plain('video: only its name', () => ftyp),
  plain('video: noise in whole tables', () => movie()),
  plain('video: 3,000 boxes in each other', () => nested(3000)),
  plain('video: 100,000 empty boxes', () =>
    Buffer.concat([ftyp, ...repeated(100_000, () => box('free'))]),
  ),
  plain('video: 5,000 tracks', () =>
    movie({}, ...repeated(5000, () => track({ handler: 'soun' }))),
  ),
  plain('video: two pictures', () => movie({}, track({}))),
  plain('video: four billion rows', () => movie({ rows: words(0, 0xffffffff, 1, 1) })),
  plain('video: four billion frames', () => movie({ rows: words(0, 1, 0xffffffff, 1) })),
  plain('video: no frames', () => movie({ rows: words(0, 0) })),
  plain('video: a clock of zero', () => movie({ scale: 0 })),
  plain('video: 50 days', () => movie({ duration: 0xffffffff })),
  plain('video: 65,535 × 65,535', () => movie({ width: 65_535, height: 65_535 })),
  plain('video: 0 × 0', () => movie({ width: 0, height: 0 })),
  plain('video: an unknown codec', () => movie({ codec: 'drac' })),
  plain('video: frames in another file', () =>
    movie({ reference: box('url ', words(0), Buffer.from(`file://${SECRET}\0`)) }),
  ),
  plain('video: frames at an address', () =>
    movie({ reference: box('url ', words(0), Buffer.from('http://127.0.0.1:1/x\0')) }),
  ),
  plain('video: a box of size 1', () => Buffer.concat([ftyp, words(1), Buffer.from('moov')])),
  plain('video: a box of size 3', () => Buffer.concat([ftyp, words(3), Buffer.from('moov')])),
  plain('video: a box of 2^63 bytes', () =>
    Buffer.concat([ftyp, words(1), Buffer.from('moov'), words(0x7fffffff, 0xffffffff)]),
  ),
  plain('video: cut off', () => movie().subarray(0, 400)),
  plain('WebM: only its name', () => EBML),
  plain('WebM: 200,000 empty elements', () =>
    Buffer.concat([EBML, ...repeated(200_000, () => Buffer.from('ec80', 'hex'))]),
  ),
  plain('WebM: clusters in clusters', () =>
    Buffer.concat([EBML, ...repeated(5000, () => Buffer.from('1f43b67501ffffffffffffff', 'hex'))]),
  ),
  plain('WebM: a track of nothing', () =>
    Buffer.concat([EBML, element('1654ae6b', element('ae', Buffer.from('d78101838101', 'hex')))]),
  ),
  plain('WebM: noise', () => Buffer.concat([EBML, noise(100_000)])),
  plain('Matroska by its name', () =>
    Buffer.from(EBML.toString('latin1').replace('webm', 'mkv '), 'latin1'),
  ),
  ...LISTS.map(([name, content]) => plain(name, () => Buffer.from(content))),
  ...LISTS.map(([name, content]) =>
    plain(`${name} behind the name of a video`, () => Buffer.concat([ftyp, Buffer.from(content)])),
  ),
]
