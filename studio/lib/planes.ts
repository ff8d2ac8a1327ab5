import { acquireZeroPlane, releasePlane } from './borrow'

/** A small RGBA picture. */
interface Small {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray
}

type Show = (value: number, channel: 0 | 1 | 2, index: number) => number

const CHANNELS = [0, 1, 2] as const

/** Long side of the picture that is shown while the work goes on, pixels. */
const SMALL_SIDE = 64

/** Three float planes of one picture: pigment, ink or light, as the style wants. */
export class Planes {
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array

  /**
   * @param unit length of one pixel of a 1024-pixel picture
   * @param shared planes of the same size that it draws on instead of its own
   */
  constructor(
    readonly width: number,
    readonly height: number,
    readonly unit: number,
    shared: Pick<Planes, 'red' | 'green' | 'blue'> | null = null,
  ) {
    this.red = shared?.red ?? acquireZeroPlane(width * height)
    this.green = shared?.green ?? acquireZeroPlane(width * height)
    this.blue = shared?.blue ?? acquireZeroPlane(width * height)
  }

  /** The result was copied: the planes are no longer used. */
  release(): void {
    for (const plane of [this.red, this.green, this.blue]) releasePlane(plane)
  }

  /** The picture, of planes that hold 0..255. */
  pixels(): Uint8ClampedArray {
    const out = new Uint8ClampedArray(this.width * this.height * 4)
    for (let i = 0; i < this.red.length; i++) {
      out[i * 4] = this.red[i]
      out[i * 4 + 1] = this.green[i]
      out[i * 4 + 2] = this.blue[i]
      out[i * 4 + 3] = 255
    }
    return out
  }

  /**
   * A small version; `show` turns a plane's value into 0..255, null: it is that already.
   *
   * @param shortSide px, of a picture to look at; without it the long side has 64
   */
  shrink(show: Show | null, shortSide?: number): Small {
    if (shortSide !== undefined) return this.#reduce(show, shortSide)
    const scale = Math.max(this.width, this.height) / SMALL_SIDE
    const width = Math.max(1, Math.round(this.width / scale))
    const height = Math.max(1, Math.round(this.height / scale))
    const rgba = new Uint8ClampedArray(width * height * 4)
    for (let y = 0; y < height; y++) {
      const row = Math.min(this.height - 1, Math.floor((y + 0.5) * scale)) * this.width
      for (let x = 0; x < width; x++) {
        const i = row + Math.min(this.width - 1, Math.floor((x + 0.5) * scale))
        const out = (y * width + x) * 4
        rgba[out] = show ? show(this.red[i], 0, i) : this.red[i]
        rgba[out + 1] = show ? show(this.green[i], 1, i) : this.green[i]
        rgba[out + 2] = show ? show(this.blue[i], 2, i) : this.blue[i]
        rgba[out + 3] = 255
      }
    }
    return { width, height, rgba }
  }

  /**
   * Each pixel the mean of two of one row: lines stay lines, and of every row that is read the
   * whole is fetched from memory.
   */
  #reduce(show: Show | null, shortSide: number): Small {
    const { width, height, columns, half, scale } = buildSampleGrid(this, shortSide)
    const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
    const planes = [this.red, this.green, this.blue] as const
    for (const channel of CHANNELS) {
      const plane = planes[channel]
      for (let y = 0; y < height; y++) {
        const row = Math.floor((y + 0.5) * scale) * this.width
        let out = y * width * 4 + channel
        for (let x = 0; x < width; x++, out += 4) {
          const i = row + columns[x]
          const mean = (plane[i] + plane[i + half]) / 2
          rgba[out] = show ? show(mean, channel, i) : mean
        }
      }
    }
    return { width, height, rgba }
  }
}

/** Source pixels of a small picture: each the mean of two, `half` apart. */
function buildSampleGrid(
  size: { readonly width: number; readonly height: number },
  shortSide: number,
) {
  const scale = Math.max(1, Math.min(size.width, size.height) / shortSide)
  const width = Math.max(1, Math.floor(size.width / scale))
  const height = Math.max(1, Math.floor(size.height / scale))
  const columns = Uint16Array.from({ length: width }, (_, x) => Math.floor((x + 0.25) * scale))
  return { width, height, columns, half: Math.floor(scale / 2), scale }
}

/** The same of finished pixels, RGBA row by row. */
export function reducePixels(
  rgba: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
  shortSide: number,
): Small {
  const { width, height, columns, half, scale } = buildSampleGrid(size, shortSide)
  const out = new Uint8ClampedArray(width * height * 4)
  const pairOffset = half * 4
  let to = 0
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y + 0.5) * scale) * size.width
    for (let x = 0; x < width; x++, to += 4) {
      const a = (row + columns[x]) * 4
      const b = a + pairOffset
      out[to] = (rgba[a] + rgba[b]) / 2
      out[to + 1] = (rgba[a + 1] + rgba[b + 1]) / 2
      out[to + 2] = (rgba[a + 2] + rgba[b + 2]) / 2
      out[to + 3] = 255
    }
  }
  return { width, height, rgba: out }
}
