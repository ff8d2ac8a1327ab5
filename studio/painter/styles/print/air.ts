import { type Oklch, type Rgb, mixColour, shade, toRgb } from '../../colour'
import type { CloudLayer, LightLayer, MistLayer, StarsLayer } from '../../drawing'
import { clamp, mix, smoothstep } from '../../../lib/maths'
import { noiseTile, sample } from '../../../lib/noise'
import type { Random, Scene } from '../../scene'
import { eachAround } from '../around'
import { discCover } from '../wash/sky'
import { PAPER, type PrintSheet, toPigment } from './sheet'

/** A sky of one colour with a dark band wiped in at the top and a warm one at the horizon. */
export function printSky(sheet: PrintSheet, scene: Scene, bottom: number): void {
  const { width, height, unit } = sheet
  const { palette, slots } = scene
  const night = slots.time === 'night'
  const [top, middle, horizon] = palette.sky
  // no pot of pigment has every colour that a prompt can name
  const isDyed = slots.dyed?.sky !== undefined
  const mixed = isDyed ? (colour: Oklch): Oklch => colour : toPigment
  const ground = toRgb(mixColour(mixed(middle), PAPER, night ? 0.08 : isDyed ? 0.2 : 0.42))
  const band = toRgb(night && !isDyed ? [0.22, 0.065, 264] : shade(mixed(top), -0.1, 0.03))
  const warm = slots.time === 'sunset' || slots.time === 'dawn' || slots.time === 'dusk'
  const glow: Oklch = slots.time === 'dawn' ? [0.8, 0.1, 45] : [0.7, 0.15, 35]
  const low = toRgb(warm && !isDyed ? glow : mixColour(mixed(horizon), PAPER, 0.4))
  const cloud = noiseTile('cloud')
  for (let y = 0; y < height; y++) {
    const share = y / Math.max(1, bottom)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const sway = (sample(cloud, (x / unit) * 0.35, (y / unit) * 0.9) - 0.5) * 0.1
      sheet.red[i] = ground[0]
      sheet.green[i] = ground[1]
      sheet.blue[i] = ground[2]
      const wiped = smoothstep(night ? 0.85 : 0.46, 0.06, share + sway)
      sheet.blend(i, band, wiped * 0.95)
      sheet.blend(i, low, smoothstep(0.5, 1.02, share + sway) * (warm ? 0.9 : 0.75))
    }
  }
}

export function printLight(sheet: PrintSheet, layer: LightLayer, night: boolean): void {
  const upper = toRgb(layer.kind === 'sun' ? [0.56, 0.19, 29] : [0.95, 0.05, 95])
  const lower = toRgb(layer.kind === 'sun' ? [0.66, 0.17, 36] : [0.91, 0.07, 88])
  const reach = layer.radius + 2
  const halo = night ? layer.radius * 2.6 : 0
  const soft = toRgb([0.62, 0.07, 240])
  eachAround(sheet, layer, Math.max(reach, halo), (x, y, i) => {
    if (halo > 0) {
      const d = Math.sqrt((x - layer.x) * (x - layer.x) + (y - layer.y) * (y - layer.y))
      sheet.blend(i, soft, smoothstep(halo, layer.radius, d) * 0.4)
    }
    const cover = discCover(layer, x, y, 0)
    if (cover <= 0) return
    const t = clamp((y - layer.y) / layer.radius / 2 + 0.5)
    const face: Rgb = [
      mix(upper[0], lower[0], t),
      mix(upper[1], lower[1], t),
      mix(upper[2], lower[2], t),
    ]
    sheet.blend(i, face, cover)
  })
}

/** One bar of cloud with round ends; `fade` wipes its lower edge away. */
function printBar(
  sheet: PrintSheet,
  bar: { left: number; right: number; y: number; half: number },
  colour: Rgb,
  alpha: number,
): void {
  const { width, height } = sheet
  const { left, right, y: middle, half } = bar
  for (
    let y = Math.max(0, Math.floor(middle - half - 1));
    y < Math.min(height, middle + half + 1);
    y++
  ) {
    const to = Math.min(width, right + half + 1)
    for (let x = Math.max(0, Math.floor(left - half - 1)); x < to; x++) {
      const nearest = clamp(x, left, right)
      const dx = x - nearest
      const dy = y - middle
      const cover = clamp(half - Math.sqrt(dx * dx + dy * dy) + 0.5)
      if (cover <= 0) continue
      const ends = Math.min(x - left, right - x) / Math.max(1, right - left)
      const wipe = mix(0.75, 1, smoothstep(-0.05, 0.2, ends))
      sheet.blend(y * width + x, colour, cover * alpha * wipe)
    }
  }
}

/** Mist and clouds are stacked bars: suyari-gasumi, the printmaker's way to leave things out. */
function printBars(
  sheet: PrintSheet,
  random: Random,
  centre: { x: number; y: number; halfWidth: number },
  rows: number,
  half: number,
  colour: Rgb,
): void {
  for (let row = 0; row < rows; row++) {
    const reach = centre.halfWidth * random.range(0.5, 0.95)
    const x = centre.x + random.spread() * centre.halfWidth * 0.7
    const y = centre.y + (row - (rows - 1) / 2) * half * 1.72
    printBar(sheet, { left: x - reach, right: x + reach, y, half }, colour, 0.96)
  }
}

export function printMist(sheet: PrintSheet, layer: MistLayer, scene: Scene, random: Random): void {
  const { width, unit } = sheet
  const night = scene.slots.time === 'night'
  const tint = mixColour(toPigment(scene.palette.sky[2]), PAPER, night ? 0.12 : 0.6)
  const half = clamp(layer.height * 0.16, 7 * unit, 15 * unit)
  for (const side of [0.12, 0.86]) {
    if (random.chance(0.25)) continue
    const x = width * (side + random.spread() * 0.2)
    const y = layer.y + random.spread() * layer.height * 0.5
    const halfWidth = width * random.range(0.16, 0.3)
    printBars(sheet, random, { x, y, halfWidth }, random.integer(2, 3), half, toRgb(tint))
  }
}

export function printClouds(
  sheet: PrintSheet,
  layer: CloudLayer,
  scene: Scene,
  random: Random,
): void {
  const { unit } = sheet
  const tint = toRgb(
    mixColour(toPigment(scene.palette.sky[1]), PAPER, scene.slots.time === 'night' ? 0.22 : 0.72),
  )
  for (const cloud of layer.clouds.slice(0, 4)) {
    const half = clamp(cloud.height * 0.13, 6 * unit, 12 * unit)
    printBars(sheet, random, cloud, random.integer(2, 3), half, tint)
  }
}

export function printStars(sheet: PrintSheet, layer: StarsLayer): void {
  const { width, height, unit } = sheet
  const paper = toRgb([0.95, 0.03, 92])
  const cloud = noiseTile('cloud')
  const { band } = layer
  if (band) {
    const tint = toRgb([0.62, 0.06, 250])
    const length = Math.sqrt(1 + band.slope * band.slope)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const off = Math.abs((y - band.y - (x - band.x) * band.slope) / length / band.halfWidth)
        if (off > 1.8) continue
        const drift = sample(cloud, (x / unit) * 0.9, (y / unit) * 0.9) - 0.5
        sheet.blend(y * width + x, tint, smoothstep(1.25, 0.2, off + drift * 1.8) * 0.55)
      }
  }
  for (const star of layer.stars) {
    if (star.brightness < 0.5) continue
    const size = Math.max(1.1 * unit, star.size * 0.9)
    const reach = Math.ceil(size * (star.sparkles ? 4 : 1)) + 1
    const cx = Math.round(star.x)
    const cy = Math.round(star.y)
    for (let y = Math.max(0, cy - reach); y <= Math.min(height - 1, cy + reach); y++)
      for (let x = Math.max(0, cx - reach); x <= Math.min(width - 1, cx + reach); x++) {
        const dx = Math.abs(x - star.x)
        const dy = Math.abs(y - star.y)
        // a four-pointed star is where the two distances' square roots stay small
        const spread = star.sparkles
          ? (Math.sqrt(dx) + Math.sqrt(dy)) * Math.sqrt(size) * 0.62
          : Math.sqrt(dx * dx + dy * dy)
        const cover = clamp((star.sparkles ? size * 1.15 : size) - spread + 0.5)
        if (cover > 0) sheet.blend(y * width + x, paper, cover * 0.95)
      }
  }
}
