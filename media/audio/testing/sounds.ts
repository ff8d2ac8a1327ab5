/** Sound files written byte by byte: what no encoder writes. */

interface WavOptions {
  readonly rate?: number
  readonly channels?: number
  readonly seconds?: number
  /** As the header says; the real number unless given. */
  readonly dataBytes?: number
  /** Value of a sample: the file holds floats then. */
  readonly float?: (index: number) => number
}

export function wavHeader({ rate = 44_100, channels = 1, dataBytes = 0, float }: WavOptions) {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(Math.min(0xffffffff, dataBytes + 36), 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(float ? 3 : 1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  const bytes = float ? 4 : 2
  head.writeUInt32LE(Math.min(0xffffffff, rate * channels * bytes), 28)
  head.writeUInt16LE(channels * bytes, 32)
  head.writeUInt16LE(bytes * 8, 34)
  head.write('data', 36)
  head.writeUInt32LE(dataBytes, 40)
  return head
}

/** A tone, or the values of `float`. */
export function wav(options: WavOptions = {}): Buffer {
  const { rate = 44_100, seconds = 1.5, float } = options
  const count = Math.round(Math.min(44_100, Math.max(1, rate)) * seconds)
  const data = Buffer.alloc(count * (float ? 4 : 2))
  for (let i = 0; i < count; i++)
    if (float) data.writeFloatLE(float(i), i * 4)
    else data.writeInt16LE(Math.round(9000 * Math.sin(i / 16)), i * 2)
  return Buffer.concat([wavHeader({ dataBytes: data.length, ...options }), data])
}

/** An ID3v2 tag of so many bytes, as of a cover. */
export function tag(bytes: number): Buffer {
  const head = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1')
  for (let i = 0; i < 4; i++) head[9 - i] = (bytes >> (7 * i)) & 127
  return Buffer.concat([head, Buffer.alloc(bytes, 0x41)])
}

/** A copy with a number written into the first box of this type, counted from its contents. */
export function patched(file: Buffer, box: string, at: number, value: number): Buffer {
  const copy = Buffer.from(file)
  copy.writeUInt32BE(value, copy.indexOf(box) + 4 + at)
  return copy
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

function esds(explicitRate: number): Buffer {
  // Object type 2, index 15, the rate in 24 bits, two channels.
  const bits = `00010${'1111'}${explicitRate.toString(2).padStart(24, '0')}0010000`
  const settings = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const decoder = Buffer.concat([Buffer.from([0x40, 0x15]), Buffer.alloc(11)])
  const inner = Buffer.concat([decoder, Buffer.from([5, settings.length]), settings])
  const stream = Buffer.concat([Buffer.from([0, 1, 0, 4, inner.length]), inner])
  return box('esds', Buffer.alloc(4), Buffer.from([3, stream.length]), stream)
}

/** The index of an M4A whose sound has this sample entry; it holds no samples. */
export function buildM4a(entry: string, { explicitRate }: { explicitRate?: number } = {}): Buffer {
  const fields = Buffer.alloc(28)
  fields.writeUInt16BE(1, 6)
  fields.writeUInt16BE(2, 16)
  fields.writeUInt16BE(16, 18)
  fields.writeUInt16BE(44_100, 24)
  const children = explicitRate === undefined ? [] : [esds(explicitRate)]
  const table = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(entry, fields, ...children))
  const handler = box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0soun${'\0'.repeat(13)}`, 'latin1'))
  const track = box('trak', box('mdia', handler, box('minf', box('stbl', table))))
  return Buffer.concat([box('ftyp', Buffer.from('M4A \0\0\0\0')), box('moov', track)])
}
