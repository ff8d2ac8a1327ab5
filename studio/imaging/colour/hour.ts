/** The same place at another hour: light, colour of light and of shadow, glow, haze. */
import { blurPlane } from '../../lib/blur'
import { clamp, mix, power, smoothstep } from '../../lib/maths'
import type { Planes } from '../../lib/planes'
import { type LabPlanes, labOfPlanes, planesOfLab } from './oklab'

export type Hour = 'dawn' | 'day' | 'sunset' | 'night'

/** A pixel's place and what is known of it; read by the hours, written to the planes. */
interface PixelState {
  l: number
  a: number
  b: number
  /** Height in the picture, 0 top … 1. */
  y: number
  /** Nearness to the sun, 0..1. */
  sun: number
  /** Emission, 0..1. */
  lamp: number
}

/** Each hour turns a colour into itself at that hour, in place. */
const HOURS: Readonly<Record<Hour, (pixel: PixelState) => void>> = {
  night(pixel) {
    const { l, lamp, y } = pixel
    const dark = 0.1 + 0.5 * power(l, 1.45) * mix(0.82, 1, y)
    pixel.l = mix(dark, Math.min(1, l * 1.02), lamp)
    pixel.a = pixel.a * mix(0.45, 1, lamp) - 0.004 * (1 - lamp) + 0.022 * lamp
    pixel.b = pixel.b * mix(0.4, 1, lamp) - 0.052 * (1 - lamp) + 0.06 * lamp
  },
  sunset(pixel) {
    const { l, sun, y } = pixel
    const shadow = smoothstep(0.6, 0.2, l)
    const above = smoothstep(0.4, 0, y)
    pixel.l = clamp(l * 0.9 + 0.015 + 0.17 * sun * (1 - shadow * 0.6))
    pixel.a = pixel.a * 0.92 + 0.03 + 0.035 * sun + 0.008 * above
    pixel.b = pixel.b * 0.9 + mix(0.05, -0.035, Math.max(shadow, above * 0.9)) + 0.075 * sun
  },
  dawn(pixel) {
    const { l, sun, y } = pixel
    const haze = 0.34 * smoothstep(0.25, 0.6, y) * smoothstep(1.05, 0.6, y)
    const above = smoothstep(0.55, 0, y)
    pixel.l = clamp(mix(l * 0.86 + 0.13, 0.9, haze) + 0.06 * sun)
    pixel.a = pixel.a * mix(0.8, 0.4, haze) + 0.012 + 0.02 * sun - 0.006 * above
    pixel.b = pixel.b * mix(0.75, 0.4, haze) + mix(0.016, -0.03, above) + 0.03 * sun
  },
  day(pixel) {
    const { l } = pixel
    pixel.l = clamp(0.1 + 0.92 * power(l, 0.72))
    pixel.a *= 1.12
    pixel.b = pixel.b * 1.12 + 0.012
  },
}

/** Small bright places shine at night: brighter than all around them, and not cold. */
function findLamps({ width, height, l, b }: LabPlanes, unit: number): Float32Array {
  const around = blurPlane(l, width, height, 40 * unit, 2)
  const lamps = l.map(
    (light, i) =>
      smoothstep(0.16, 0.34, light - around[i]) *
      smoothstep(0.72, 0.86, light) *
      smoothstep(-0.02, 0.02, b[i]),
  )
  const halo = blurPlane(lamps, width, height, 14 * unit, 3)
  return lamps.map((lamp, i) => clamp(lamp * 0.85 + halo[i] * 0.9))
}

/**
 * @param strength 0..1
 * @param side of the low sun, left or right
 */
export function relight(
  photo: Planes,
  hour: Hour,
  { strength, side }: { strength: number; side: -1 | 1 },
): Planes {
  const { width, height, unit } = photo
  const lab = labOfPlanes(photo)
  const lamps = findLamps(lab, unit)
  const change = HOURS[hour]
  const share = mix(0.45, 1, strength)
  const sunX = 0.5 + 0.34 * side
  const pixel: PixelState = { l: 0, a: 0, b: 0, y: 0, sun: 0, lamp: 0 }
  for (let i = 0; i < lamps.length; i++) {
    const x = (i % width) / width
    pixel.y = Math.floor(i / width) / height
    const away = (x - sunX) * (x - sunX) + (pixel.y - 0.36) * (pixel.y - 0.36) * 1.6
    pixel.sun = Math.exp(-away * 7)
    pixel.lamp = lamps[i]
    pixel.l = lab.l[i]
    pixel.a = lab.a[i]
    pixel.b = lab.b[i]
    change(pixel)
    lab.l[i] = mix(lab.l[i], pixel.l, share)
    lab.a[i] = mix(lab.a[i], pixel.a, share)
    lab.b[i] = mix(lab.b[i], pixel.b, share)
  }
  return planesOfLab(lab, unit)
}
