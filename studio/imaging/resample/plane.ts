/** Single channels of a picture as floats: what resampling, restoring and looking compute on. */
import { createRaster, type Raster } from '@media/raster'

export interface Plane {
  readonly width: number
  readonly height: number
  /** Row-major, usually 0..255, unclamped. */
  readonly values: Float32Array
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, values: new Float32Array(width * height) }
}

/** Light and two colour differences (BT.601, full range), and opacity. */
export interface Channels {
  readonly light: Plane
  readonly blue: Plane
  readonly red: Plane
  readonly alpha: Plane
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Splits the part of a raster under `box`; where it hangs over the edge, the border repeats. */
export function splitChannels(raster: Raster, box?: Box): Channels {
  const { left, top, width, height } = box ?? { left: 0, top: 0, ...raster }
  const [last, lowest] = [raster.width - 1, raster.height - 1]
  const [light, blue, red, alpha] = [0, 0, 0, 0].map(() => createPlane(width, height)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ]
  const { rgba } = raster
  for (let y = 0; y < height; y++) {
    const row = Math.min(lowest, Math.max(0, top + y)) * raster.width
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const from = (row + Math.min(last, Math.max(0, left + x))) * 4
      const r = rgba[from]
      const g = rgba[from + 1]
      const b = rgba[from + 2]
      const l = 0.299 * r + 0.587 * g + 0.114 * b
      light.values[i] = l
      blue.values[i] = (b - l) * 0.564
      red.values[i] = (r - l) * 0.713
      alpha.values[i] = rgba[from + 3]
    }
  }
  return { light, blue, red, alpha }
}

/** Only the light of a raster. */
export function toLumaPlane({ width, height, rgba }: Raster): Plane {
  const light = createPlane(width, height)
  for (let i = 0, from = 0; i < light.values.length; i++, from += 4) {
    light.values[i] = 0.299 * rgba[from] + 0.587 * rgba[from + 1] + 0.114 * rgba[from + 2]
  }
  return light
}

/** Writes the part of `channels` under `box` into a raster at (left, top). */
export function putChannels(
  target: Raster,
  { light, blue, red, alpha }: Channels,
  box: Box,
  left: number,
  top: number,
): void {
  for (let y = 0; y < box.height; y++) {
    let to = ((top + y) * target.width + left) * 4
    const start = (box.top + y) * light.width + box.left
    for (let i = start; i < start + box.width; i++, to += 4) {
      const l = light.values[i]
      const b = blue.values[i]
      const r = red.values[i]
      target.rgba[to] = l + 1.4025 * r
      target.rgba[to + 1] = l - 0.3441 * b - 0.7144 * r
      target.rgba[to + 2] = l + 1.773 * b
      target.rgba[to + 3] = alpha.values[i]
    }
  }
}

export function joinChannels(channels: Channels): Raster {
  const { width, height } = channels.light
  const raster = createRaster(width, height)
  putChannels(raster, channels, { left: 0, top: 0, width, height }, 0, 0)
  return raster
}
