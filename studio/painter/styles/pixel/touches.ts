import { type Rgb, mixColour, shade, toRgb } from '../../colour'
import type { CloudLayer, FallingLayer, StarsLayer, WaterLayer } from '../../drawing'
import { clamp, mix, power } from '../../../lib/maths'
import type { Random, Scene } from '../../scene'
import { BELONGS } from '../plain/sheet'
import type { Grid } from './grid'
import { pairs } from '../../drawing/notation'

/** Stars: single pixels, and a few crosses. */
export function placeStars(grid: Grid, layer: StarsLayer): void {
  for (const star of layer.stars) {
    if (grid.owner(star.x, star.y) !== BELONGS.air) continue
    const bright = star.brightness > 0.72
    const tone = toRgb(bright ? [0.97, 0.03, star.hue] : [0.8, 0.05, star.hue])
    grid.set(star.x, star.y, tone, bright ? 1 : 0.75)
    if (!star.sparkles) continue
    for (const [dx, dy] of pairs('1,0 -1,0 0,1 0,-1')) {
      if (grid.owner(star.x + dx, star.y + dy) === BELONGS.air)
        grid.set(star.x + dx, star.y + dy, tone, 0.7)
    }
  }
}

/** A heap of round heads on a flat foot, in three tones without a gradient. */
export function placeClouds(grid: Grid, layer: CloudLayer, scene: Scene, random: Random): void {
  const { palette, slots, lightSide } = scene
  const night = slots.time === 'night'
  const wet = slots.weather.has('rain') || slots.weather.has('storm')
  for (const cloud of layer.clouds) {
    const share = clamp(cloud.y / Math.max(1, scene.horizon))
    const air = mixColour(palette.sky[share < 0.5 ? 0 : 1], palette.sky[share < 0.5 ? 1 : 2], 0.6)
    const lit = night
      ? mixColour(air, palette.sky[2], 0.75)
      : mixColour(palette.sky[2], wet ? palette.sky[0] : [0.99, 0.02, 85], wet ? 0.4 : 0.6)
    const tones = [lit, mixColour(lit, air, 0.42), mixColour(shade(lit, -0.06, 0.02), air, 0.62)]
    const [top, body, foot] = tones.map(toRgb) as [Rgb, Rgb, Rgb]
    const half = Math.max(7, Math.round(cloud.halfWidth * 0.7))
    const tall = clamp(cloud.height * 0.6, half * 0.22, half * 0.46)
    const heads = Array.from({ length: Math.max(3, Math.round((half / tall) * 1.4)) }, () => {
      const t = random.range(-0.72, 0.72)
      return { x: t * half, r: Math.max(2, tall * (1 - t * t * 0.75) * random.range(0.6, 1)) }
    })
    const floor = Math.round(cloud.y)
    const cx = Math.round(cloud.x)
    for (let dx = -half; dx <= half; dx++) {
      // the edge of the heap over this column
      const t = dx / half
      let rise = Math.round(tall * 0.75 * Math.sqrt(Math.max(0, 1 - t * t)))
      for (const { x, r } of heads) {
        const off = dx - x
        if (off * off < r * r) rise = Math.max(rise, Math.round(Math.sqrt(r * r - off * off)) + 1)
      }
      for (let up = 0; up < rise; up++) {
        const y = floor - up
        if (grid.owner(cx + dx, y) !== BELONGS.air) continue
        const side = (dx / half) * lightSide * 1.6
        const level = rise - up + side < 2.4 ? top : up < rise * 0.28 ? foot : body
        grid.set(cx + dx, y, level)
      }
    }
  }
}

/** Light on water: dashes in rows that grow wider and rarer towards the viewer. */
export function placeGlints(grid: Grid, layer: WaterLayer, scene: Scene, random: Random): void {
  const { palette } = scene
  const { height, width } = grid
  const span = Math.max(1, height - layer.top)
  if (layer.glitter) {
    const glint = toRgb(palette.light)
    const warm = toRgb(mixColour(palette.light, palette.glow, 0.6))
    const { x: middle, halfWidth } = layer.glitter
    for (let y = layer.top + 1; y < height; y++) {
      const t = (y - layer.top) / span
      if (t > 0.12 && random.chance(mix(0.15, 0.62, t))) continue
      const reach = halfWidth * mix(0.75, 1.15, t)
      const dashes = random.integer(1, 2)
      for (let k = 0; k < dashes; k++) {
        const half = Math.max(1, Math.round(reach * random.range(0.12, 0.55) * mix(1, 0.6, t)))
        const x = Math.round(middle + random.spread() * reach * 0.8)
        grid.row(x - half, x + half, y, k === 0 ? glint : warm, BELONGS.water)
      }
    }
  }
  const dashes = Math.round((width * span) / 420)
  for (let i = 0; i < dashes; i++) {
    const t = power(random.next(), 0.8)
    const y = Math.round(layer.top + 2 + t * (span - 3))
    const half = Math.round(mix(1, 4, layer.overhead ? 0.4 : t) * random.range(0.6, 1.3))
    const x = Math.round(random.next() * width)
    const tone = shade(layer.colour, random.chance(0.6) ? 0.1 : -0.08, 0.01)
    grid.row(x - half, x + half, y, toRgb(tone), BELONGS.water, 0.8)
  }
}

/** Rain: short slanting runs. Snow: single pixels and small squares. */
export function placeFalling(grid: Grid, layer: FallingLayer, scene: Scene, random: Random): void {
  const { width, height } = grid
  const area = (width * height) / 65536
  if (layer.kind === 'rain') {
    const tone = toRgb(mixColour(scene.palette.sky[2], [0.96, 0.02, 230], 0.5))
    const slant = random.sign()
    for (let drop = 0; drop < 170 * layer.amount * area; drop++) {
      const x = random.integer(0, width - 1)
      const y = random.integer(0, height - 1)
      const length = random.integer(3, 7)
      const share = random.range(0.3, 0.7)
      for (let k = 0; k < length; k++) grid.set(x + slant * (k >> 1), y + k, tone, share)
    }
    return
  }
  const white = toRgb([0.98, 0.01, 240])
  for (let flake = 0; flake < 210 * layer.amount * area; flake++) {
    const x = random.integer(0, width - 1)
    const y = random.integer(0, height - 1)
    grid.set(x, y, white)
    if (flake % 6 !== 0) continue
    grid.set(x + 1, y, white)
    grid.set(x, y + 1, white)
    grid.set(x + 1, y + 1, white)
  }
}
