/** Pouring colour into what lines enclose. Pixels are RGBA, rows from the top. */

export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Soft edges of lines belong to what they enclose up to here. */
const TOLERANCE = 72
/** px under the soft edge that are coloured too, so that no light shines between. */
const UNDER = 2

/** Composite of the layers, the lowest first, on white paper. */
export function flattened(layers: readonly Pixels[], { width, height }: Omit<Pixels, 'data'>) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const layer of layers) {
    for (let i = 0; i < data.length; i += 4) {
      const alpha = (layer.data[i + 3] ?? 0) / 255
      if (alpha === 0) continue
      for (let c = i; c < i + 3; c += 1)
        data[c] = (data[c] ?? 0) * (1 - alpha) + (layer.data[c] ?? 0) * alpha
    }
  }
  return { data, width, height }
}

/** 1 for each pixel that is connected with (x, y) and coloured like it. */
export function enclosed({ data, width, height }: Pixels, x: number, y: number): Uint8Array {
  const region = new Uint8Array(width * height)
  if (x < 0 || y < 0 || x >= width || y >= height) return region
  const seed = 4 * (y * width + x)
  const [r = 0, g = 0, b = 0] = data.subarray(seed, seed + 3)
  const open = (pixel: number): boolean => {
    const i = 4 * pixel
    return (
      region[pixel] === 0 &&
      Math.abs((data[i] ?? 0) - r) <= TOLERANCE &&
      Math.abs((data[i + 1] ?? 0) - g) <= TOLERANCE &&
      Math.abs((data[i + 2] ?? 0) - b) <= TOLERANCE
    )
  }
  const stack = [y * width + x]
  for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
    if (!open(pixel)) continue
    const row = pixel - (pixel % width)
    let left = pixel
    while (left > row && open(left - 1)) left -= 1
    let right = pixel
    while (right < row + width - 1 && open(right + 1)) right += 1
    region.fill(1, left, right + 1)
    for (const next of [-width, width]) {
      if (row + next < 0 || row + next >= region.length) continue
      // One seed for each run of open pixels next to this one.
      let inside = false
      for (let at = left + next; at <= right + next; at += 1) {
        const is = open(at)
        if (is && !inside) stack.push(at)
        inside = is
      }
    }
  }
  return region
}

/** The pixels within `UNDER` of the region: 2 there. */
function grown(region: Uint8Array, width: number): void {
  for (let round = 0; round < UNDER; round += 1) {
    const added: number[] = []
    for (let i = 0; i < region.length; i += 1) {
      if (region[i] !== 0) continue
      const x = i % width
      const touches =
        (x > 0 && region[i - 1]) ||
        (x < width - 1 && region[i + 1]) ||
        region[i - width] ||
        region[i + width]
      if (touches) added.push(i)
    }
    for (const i of added) region[i] = 2
  }
}

/** Colours the region on a layer: opaque inside, beneath what is there at its edge. */
export function pour(layer: Pixels, region: Uint8Array, colour: string): void {
  const { data, width } = layer
  const rgb = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  grown(region, width)
  for (let pixel = 0; pixel < region.length; pixel += 1) {
    if (region[pixel] === 0) continue
    const i = 4 * pixel
    const over = region[pixel] === 1 ? 0 : (data[i + 3] ?? 0) / 255
    rgb.forEach((value, c) => {
      data[i + c] = (data[i + c] ?? 0) * over + value * (1 - over)
    })
    data[i + 3] = 255
  }
}
