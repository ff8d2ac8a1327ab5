/** WebP files made to harm. */
import { type HostileFile, noise, plain, repeated } from './file'

function part(name: string, data: Buffer, length = data.length): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(length >>> 0, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function riff(parts: readonly Buffer[], length?: number): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts])
  const head = Buffer.alloc(8)
  head.write('RIFF')
  head.writeUInt32LE((length ?? body.length) >>> 0, 4)
  return Buffer.concat([head, body])
}

/** Numbers of so many bits each, the lowest bits first. */
function bits(...fields: readonly (readonly [value: number, count: number])[]): Buffer {
  const all = fields.flatMap(([value, count]) =>
    repeated(count, (bit) => Math.floor(value / 2 ** bit) % 2),
  )
  const out = Buffer.alloc(Math.ceil(all.length / 8))
  all.forEach((bit, at) => (out[at >> 3] = (out[at >> 3] ?? 0) | (bit << (at & 7))))
  return out
}

/** One symbol is all a code has: a pixel takes no bit at all. */
const oneSymbol = [
  [1, 1],
  [0, 1],
  [0, 1],
  [0, 1],
] as const

/** Lossless, one colour, so many pixels in 34 bytes. */
export function flatWebp(width: number, height: number): Buffer {
  const size = [
    [width - 1, 14],
    [height - 1, 14],
  ] as const
  const codes = repeated(5, () => oneSymbol).flat()
  const data = bits([0x2f, 8], ...size, [0, 1], [0, 3], [0, 1], [0, 1], [0, 1], ...codes)
  return riff([part('VP8L', Buffer.concat([data, Buffer.alloc(34 - 20 - data.length)]))])
}

function canvas(width: number, height: number, flags = 0): Buffer {
  const data = Buffer.alloc(10)
  data[0] = flags
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return part('VP8X', data)
}

/** RIFF content of a flat one, without its header. */
const flatPart = (width: number, height: number): Buffer => flatWebp(width, height).subarray(12)

function frame(width: number, height: number): Buffer {
  const head = Buffer.alloc(16)
  head.writeUIntLE(width - 1, 6, 3)
  head.writeUIntLE(height - 1, 9, 3)
  return part('ANMF', Buffer.concat([head, flatPart(width, height)]))
}
const ANIMATED = 2
const moving = (side: number, frames: number): Buffer =>
  riff([
    canvas(side, side, ANIMATED),
    part('ANIM', Buffer.alloc(6)),
    ...repeated(frames, () => frame(side, side)),
  ])

const lossy = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(20)
  data.set([0x10, 2, 0, 0x9d, 0x01, 0x2a])
  data.writeUInt16LE(width, 6)
  data.writeUInt16LE(height, 8)
  return riff([part('VP8 ', data)])
}

export const webpFiles: readonly HostileFile[] = [
  plain('WebP: 3,000 × 3,000 in 34 bytes', () => flatWebp(3000, 3000)),
  plain('WebP: 16,384 × 16,384 in 34 bytes', () => flatWebp(16_384, 16_384)),
  plain('WebP: 16,384 × 2,441, just below the limit, cut off', () =>
    flatWebp(16_384, 2441).subarray(0, 25),
  ),
  plain('WebP: lossy, 16,383 × 16,383', () => lossy(16_383, 16_383)),
  plain('WebP: lossy, 0 × 0', () => lossy(0, 0)),
  plain('WebP: lossy, 6,000 × 6,000, nothing there', () => lossy(6000, 6000)),
  plain('WebP: a canvas of 16 million × 16 million', () =>
    riff([canvas(16_777_216, 16_777_216), flatPart(8, 8)]),
  ),
  plain('WebP: a canvas smaller than its picture', () =>
    riff([canvas(8, 8), flatPart(16_384, 16_384)]),
  ),
  plain('WebP: a canvas without a picture', () => riff([canvas(8, 8)])),
  plain('WebP: moving, 2,000 frames', () => moving(64, 2000)),
  plain('WebP: moving, frames larger than the canvas', () =>
    riff([canvas(8, 8, ANIMATED), part('ANIM', Buffer.alloc(6)), frame(16_000, 16_000)]),
  ),
  plain('WebP: a profile of noise', () =>
    riff([canvas(8, 8, 0x20), part('ICCP', noise(400_000)), flatPart(8, 8)]),
  ),
  plain('WebP: EXIF of noise', () =>
    riff([canvas(8, 8, 8), flatPart(8, 8), part('EXIF', noise(60_000))]),
  ),
  plain('WebP: 20,000 unknown parts', () =>
    riff([canvas(8, 8), ...repeated(20_000, () => part('XXXX', Buffer.alloc(2))), flatPart(8, 8)]),
  ),
  plain('WebP: an alpha channel of noise', () =>
    riff([canvas(64, 64, 0x10), part('ALPH', noise(300)), lossy(64, 64).subarray(12)]),
  ),
  plain('WebP: codes of noise', () =>
    riff([part('VP8L', Buffer.concat([flatWebp(900, 900).subarray(20, 25), noise(4000)]))]),
  ),
  plain('WebP: a RIFF of 4 GB', () => riff([flatPart(8, 8)], 0xffffffff)),
  plain('WebP: a RIFF of nothing', () => riff([flatPart(8, 8)], 0)),
  plain('WebP: a part of 4 GB', () => riff([part('VP8L', Buffer.alloc(20), 0xffffffff)])),
  plain('WebP: only its name', () => riff([])),
  plain('WebP and HTML', () => Buffer.concat([flatWebp(8, 8), Buffer.from('<script>1</script>')])),
]
