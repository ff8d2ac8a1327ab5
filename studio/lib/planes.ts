/** A small RGBA picture. */
interface Small {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray
}

/** Long side of the picture that is shown while the work goes on, pixels. */
const SMALL_SIDE = 64

/** Three float planes of one picture: pigment, ink or light, as the style wants. */
export class Planes {
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array

  /** @param unit length of one pixel of a 1024-pixel picture */
  constructor(
    readonly width: number,
    readonly height: number,
    readonly unit: number,
  ) {
    this.red = new Float32Array(width * height)
    this.green = new Float32Array(width * height)
    this.blue = new Float32Array(width * height)
  }

  /** The picture at thumbnail size; `show` turns a plane's value into 0..255. */
  shrink(show: (value: number, channel: 0 | 1 | 2, index: number) => number): Small {
    const scale = Math.max(this.width, this.height) / SMALL_SIDE
    const width = Math.max(1, Math.round(this.width / scale))
    const height = Math.max(1, Math.round(this.height / scale))
    const rgba = new Uint8ClampedArray(width * height * 4)
    for (let y = 0; y < height; y++) {
      const row = Math.min(this.height - 1, Math.floor((y + 0.5) * scale)) * this.width
      for (let x = 0; x < width; x++) {
        const i = row + Math.min(this.width - 1, Math.floor((x + 0.5) * scale))
        const out = (y * width + x) * 4
        rgba[out] = show(this.red[i], 0, i)
        rgba[out + 1] = show(this.green[i], 1, i)
        rgba[out + 2] = show(this.blue[i], 2, i)
        rgba[out + 3] = 255
      }
    }
    return { width, height, rgba }
  }
}
