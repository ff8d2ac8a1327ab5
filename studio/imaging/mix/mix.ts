/** Two pictures blended. The second covers the first: scaled to fill, centred. */
import { createRaster, type Mask, type Raster } from '@media/raster'
import {
  splitChannels,
  createPlane,
  joinChannels,
  type Channels,
  type Plane,
} from '../resample/plane'
import { blendedChannels } from '../resample/pyramid'
import { resizePlane } from '../resample/resize'

/** The largest middle part of `raster` that has the form of `like`, at its size. */
export function cropToCover(raster: Raster, like: Raster): Raster {
  const scale = Math.min(raster.width / like.width, raster.height / like.height)
  const width = Math.max(1, Math.round(like.width * scale))
  const height = Math.max(1, Math.round(like.height * scale))
  const left = Math.floor((raster.width - width) / 2)
  const top = Math.floor((raster.height - height) / 2)
  const part = splitChannels(raster, { left, top, width, height })
  const each = (plane: Plane) => resizePlane(plane, like.width, like.height, 'cubic')
  const { light, blue, red, alpha } = part
  return joinChannels({ light: each(light), blue: each(blue), red: each(red), alpha: each(alpha) })
}

/** Width of the crossing between two sides, in shares of the side. */
const CROSSING = 0.1

/** The first picture's share along one axis: 1 before `ratio`, 0 after it, a soft step between. */
export function stepShare({ width, height }: Raster, ratio: number, down: boolean): Plane {
  const share = createPlane(width, height)
  const length = down ? height : width
  // at both ends the crossing is outside: all or nothing
  const middle = ratio * (1 + CROSSING) - CROSSING / 2
  for (let i = 0; i < share.values.length; i++) {
    const x = i % width
    const at = ((down ? (i - x) / width : x) + 0.5) / length
    const t = Math.min(1, Math.max(0, (middle - at) / CROSSING + 0.5))
    share.values[i] = t * t * (3 - 2 * t)
  }
  return share
}

/** The first picture where the mask is white. */
export function maskShare({ width, height, values }: Mask): Plane {
  return { width, height, values: Float32Array.from(values, (v) => v / 255) }
}

export function blendRasters(first: Raster, second: Raster, share: Plane): Raster {
  return joinChannels(blendedChannels(splitChannels(first), splitChannels(second), share))
}

/** Light and shade of the first picture, `ratio` of the way to the colours of the second. */
export function transferChroma(first: Raster, second: Raster, ratio: number): Raster {
  const form = splitChannels(first)
  const paint = splitChannels(second)
  // colours without their fine forms, so that the second picture's edges do not show through
  const [width, height] = [second.width, second.height]
  const side = Math.max(1, Math.round(Math.min(width, height) / 160))
  const small = [Math.ceil(width / side), Math.ceil(height / side)] as const
  const soft = (plane: Plane) =>
    resizePlane(resizePlane(plane, ...small, 'linear'), width, height, 'cubic')
  const towards = (from: Plane, to: Plane): Plane => ({
    ...from,
    values: from.values.map((v, i) => v + (to.values[i] - v) * ratio),
  })
  const channels: Channels = {
    ...form,
    blue: towards(form.blue, soft(paint.blue)),
    red: towards(form.red, soft(paint.red)),
  }
  return joinChannels(channels)
}

/** Both together change a little more than one alone: less than full inks, more than a mean. */
const INK = 1.4
/** Mean of all values from which a picture counts as light. */
const LIGHT = 110

/**
 * Over each other: a light second picture as transparent ink, a dark one as a second exposure.
 * `ratio` is the weight of the first.
 */
export function overprinted(first: Raster, second: Raster, ratio: number): Raster {
  const out = createRaster(first.width, first.height)
  const mean = second.rgba.reduce((sum, v) => sum + v, 0) / second.rgba.length
  // opacity counts too: a light picture's mean is above by a quarter of 255
  const exposed = mean - 255 / 4 < (LIGHT * 3) / 4
  const ink = (weight: number) =>
    Float32Array.from({ length: 256 }, (_, v) => {
      const passed = exposed ? 255 - v : v
      return ((passed + 4) / 259) ** (INK * weight)
    })
  const [over, under] = [ink(ratio), ink(1 - ratio)]
  for (let i = 0; i < out.rgba.length; i++) {
    const [a, b] = [first.rgba[i], second.rgba[i]]
    const left = over[a] * under[b]
    out.rgba[i] = i % 4 === 3 ? a : 255 * (exposed ? 1 - left : left)
  }
  return out
}
