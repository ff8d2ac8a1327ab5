/** Pixels that come in: RGBA, row by row. */
export type RawPicture = Readonly<{ width: number; height: number; rgba: Uint8ClampedArray }>

/** Mask: one byte a pixel, 255 = paint here, 0 = leave. */
export type RawMask = Readonly<{ width: number; height: number; values: Uint8Array }>

/** Averages boxes of pixels down to a grid; alpha counts, so that clear pixels have no colour. */
export function shrinkPicture(picture: RawPicture, width: number, height: number): RawPicture {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * picture.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height))
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * picture.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width))
      averageBox(picture, { left, top, right, bottom }, rgba, (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}

function averageBox(
  { width, rgba }: RawPicture,
  box: { left: number; top: number; right: number; bottom: number },
  out: Uint8ClampedArray,
  at: number,
): void {
  const sums = [0, 0, 0]
  let alpha = 0
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      const i = (y * width + x) * 4
      const share = rgba[i + 3]
      alpha += share
      for (let c = 0; c < 3; c++) sums[c] = sums[c] + rgba[i + c] * share
    }
  for (let c = 0; c < 3; c++) out[at + c] = alpha > 0 ? sums[c] / alpha : 0
  out[at + 3] = alpha / ((box.right - box.left) * (box.bottom - box.top))
}
