import { type Oklch, mixColour, shade, toRgb } from '../../colour'
import type { Cloud, CloudLayer, LightLayer, MistLayer, SkyLayer } from '../../drawing'
import { clamp, decay, smoothstep } from '../../../lib/maths'
import { noiseTile, sample } from '../../../lib/noise'
import type { Palette } from '../../palette'
import type { Scene } from '../../scene'
import { eachAround } from '../around'
import { discCover } from '../wash/sky'
import { BELONGS, type PlainSheet, ramp, rampAt } from './sheet'
import { triples } from '../../drawing/notation'

type Recolour = (colour: Oklch) => Oklch

/** The sky's three colours in one soft gradient; slow drifts keep it from being ruled. */
export function paintSky(
  sheet: PlainSheet,
  layer: SkyLayer,
  palette: Palette,
  recolour: Recolour,
): void {
  const { width, height, unit } = sheet
  const [top, middle, horizon] = palette.sky
  const colours = ramp([top, mixColour(top, middle, 0.55), middle, horizon].map(recolour), 200)
  const cloud = noiseTile('cloud')
  const bottom = Math.max(1, layer.bottom)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const drift = sample(cloud, (x / unit) * 0.3, (y / unit) * 0.8) - 0.5
      sheet.blend(y * width + x, rampAt(colours, y / bottom + drift * 0.09), 1)
    }
}

/** Density of a cloud at a place, 0..1: puffs above, a flat foot below. */
function cloudAt(cloud: Cloud, noise: Float32Array, x: number, y: number, unit: number): number {
  const dy = (y - cloud.y) / cloud.height
  const dx = (x - cloud.x) / cloud.halfWidth
  const tall = dy < 0 ? -dy : dy * 1.9
  const radius = dx * dx + tall * tall
  if (radius > 1.5) return 0
  const puff = sample(noise, (x / unit) * 0.62 + cloud.x, (y / unit) * 0.95 + cloud.y)
  const foot = smoothstep(0.42, -0.12, dy + (puff - 0.5) * 1.6)
  return smoothstep(0.36, 0.72, puff * 1.25 + 0.46 - radius * 0.62) * foot
}

/** Clouds lit from the side of the light, with a shaded foot. */
export function paintClouds(
  sheet: PlainSheet,
  layer: CloudLayer,
  scene: Scene,
  recolour: Recolour,
): void {
  const { width, height, unit } = sheet
  const noise = noiseTile('cloud')
  const { palette, lightSide, slots } = scene
  const wet = slots.weather.has('rain') || slots.weather.has('storm')
  const [zenith, middle, horizon] = palette.sky
  const under = wet
    ? mixColour(zenith, middle, 0.3)
    : mixColour(shade(middle, -0.05, 0.01), palette.far, 0.45)
  const warmth = slots.time === 'day' ? 0.15 : 0.55
  const lit = wet
    ? mixColour(middle, horizon, 0.4)
    : mixColour([0.98, 0.008, 90], mixColour(horizon, palette.light, 0.55), warmth)
  const colours = ramp([under, mixColour(under, lit, 0.55), lit].map(recolour))
  const reach = 13 * unit
  for (const cloud of layer.clouds) {
    const top = Math.max(0, Math.floor(cloud.y - cloud.height * 1.3))
    const bottom = Math.min(height, Math.ceil(cloud.y + cloud.height * 0.7))
    const left = Math.max(0, Math.floor(cloud.x - cloud.halfWidth * 1.25))
    const right = Math.min(width, Math.ceil(cloud.x + cloud.halfWidth * 1.25))
    for (let y = top; y < bottom; y++) {
      const high = smoothstep(0.3, -0.75, (y - cloud.y) / cloud.height)
      for (let x = left; x < right; x++) {
        const body = cloudAt(cloud, noise, x, y, unit)
        if (body < 0.01) continue
        const beyond = cloudAt(cloud, noise, x + lightSide * reach * 0.8, y - reach, unit)
        const light = 0.3 + 0.42 * high + (body - beyond) * 0.75
        sheet.blend(y * width + x, rampAt(colours, light), body * layer.strength)
      }
    }
  }
}

/** Mist: soft veils in the horizon's colour. */
export function paintMist(
  sheet: PlainSheet,
  layer: MistLayer,
  palette: Palette,
  night: boolean,
  shift: number,
  recolour: Recolour,
): void {
  const { width, height, unit } = sheet
  const noise = noiseTile('cloud')
  const pale: Oklch = night ? [0.72, 0.05, 240] : [0.97, 0.012, 90]
  const veil = toRgb(recolour(mixColour(palette.sky[2], pale, night ? 0.2 : 0.35)))
  const reach = layer.height * 1.9
  for (
    let y = Math.max(0, Math.floor(layer.y - reach));
    y < Math.min(height, layer.y + reach);
    y++
  ) {
    const dy = (y - layer.y) / layer.height
    for (let x = 0; x < width; x++) {
      const drift = sample(noise, (x / unit) * 0.3 + shift, (y / unit) * 0.9 + shift)
      const off = dy + (drift - 0.5) * 2
      const amount = decay(off * off) * layer.strength * (0.4 + 0.9 * drift)
      if (amount > 0.01) sheet.blend(y * width + x, veil, clamp(amount, 0, 0.9))
    }
  }
}

/** Sun or moon: a disc with a hot heart inside a wide halo. */
export function paintLight(
  sheet: PlainSheet,
  layer: LightLayer,
  scene: Scene,
  recolour: Recolour,
): void {
  const { palette, slots } = scene
  const isSun = layer.kind === 'sun'
  const glow = toRgb(recolour(isSun ? palette.glow : mixColour(palette.glow, palette.light, 0.3)))
  // low suns are warm to the rim, or they drown in their own halo
  const low = slots.time === 'sunset' || slots.time === 'dawn' || slots.time === 'dusk'
  const rim: Oklch = low ? mixColour(palette.light, [0.88, 0.15, 62], 0.55) : palette.light
  const sun = [mixColour(palette.light, [0.99, 0.035, 95], low ? 0.4 : 0.6), rim]
  const moon = triples('0.97,0.025,95 0.9,0.035,85')
  const face = ramp((isSun ? sun : moon).map(recolour))
  const seas = noiseTile('cloud')
  const reach = layer.radius * (isSun ? 6.5 : 5)
  eachAround(sheet, layer, reach, (x, y, i) => {
    const dx = x - layer.x
    const dy = y - layer.y
    const distance = Math.sqrt(dx * dx + dy * dy)
    const away = Math.max(0, distance / layer.radius - 1)
    const fade = smoothstep(reach, reach * 0.4, distance)
    const halo = (0.3 * decay(away * 2.6) + 0.34 * decay(away * 0.85)) * fade
    sheet.blend(i, glow, halo * (isSun ? 1 : 0.62))
    const cover = discCover(layer, x, y, 0)
    if (cover <= 0) return
    // the moon's seas, in its own coordinates: it looks the same at any place
    const spot = sample(seas, (dx / layer.radius) * 44 + 90, (dy / layer.radius) * 44 + 40)
    const t = isSun
      ? (distance * distance) / (layer.radius * layer.radius)
      : smoothstep(0.5, 0.75, spot)
    sheet.cover(i, rampAt(face, t), cover, BELONGS.light, 255)
  })
}
