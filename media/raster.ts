/** Pictures as bytes in memory: what every algorithm of this folder reads and writes. */

export interface Raster {
  readonly width: number
  readonly height: number
  /** Row-major RGBA, 8 bit, not premultiplied. */
  readonly rgba: Uint8ClampedArray
}

/** Coverage of each pixel, 0..255; 255 = the tool works here. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly values: Uint8Array
}

export function createRaster(width: number, height: number): Raster {
  return { width, height, rgba: new Uint8ClampedArray(width * height * 4) }
}

export function createMask(width: number, height: number): Mask {
  return { width, height, values: new Uint8Array(width * height) }
}

/** Whether any pixel lets something through. */
export function isClear({ rgba }: Raster): boolean {
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i] < 255) return true
  return false
}
