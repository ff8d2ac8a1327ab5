import { mixColour, shade, toRgb } from '../../colour'
import type { FallingLayer, WaterLayer, Wave } from '../../drawing'
import { clamp, decay, mix, sin, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { Random, Scene } from '../../scene'
import { KEY, PAPER, type PrintSheet, toPigment } from './sheet'
import { eachInDisc } from '../around'

/** Flat water, wiped dark along the shore and at the foot, with cut ripple lines. */
export function printWater(
  sheet: PrintSheet,
  layer: WaterLayer,
  scene: Scene,
  shift: number,
): void {
  const { width, height, unit } = sheet
  const { palette, slots } = scene
  const warm = slots.time === 'sunset' || slots.time === 'dawn'
  const base = toPigment(layer.colour)
  const body = toRgb(mixColour(base, PAPER, slots.time === 'night' ? 0.02 : 0.12))
  const deep = toRgb(shade(mixColour(base, [0.34, 0.1, 258], 0.65), -0.04))
  const line = toRgb(mixColour(base, PAPER, slots.time === 'night' ? 0.35 : 0.62))
  const glitter = toRgb(warm ? [0.9, 0.08, 78] : [0.95, 0.03, 92])
  const fibre = noiseTile('fibre')
  const cloud = noiseTile('cloud')
  const top = Math.max(0, Math.round(layer.top))
  const span = Math.max(1, height - top)
  const [red, green, blue] = [sheet.red, sheet.green, sheet.blue].map((plane) =>
    plane.slice(0, top * width),
  ) as [Float32Array, Float32Array, Float32Array]
  for (let y = top; y < height; y++) {
    const t = (y - top) / span
    const perspective = mix(0.3, 0.9, Math.sqrt(t))
    const mirrorY = clamp(Math.round(top - 1 - (y - top) * 0.92), 0, Math.max(0, top - 1))
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const ripple =
        sample(fibre, (x / unit / perspective) * 0.36 + shift, (y / unit / perspective) * 0.8) - 0.5
      const sway = sample(cloud, (x / unit) * 0.4 + shift, (y / unit) * 0.8) - 0.5
      sheet.red[i] = body[0]
      sheet.green[i] = body[1]
      sheet.blue[i] = body[2]
      if (top > 0 && layer.mirror > 0) {
        const sx = clamp(Math.round(x + ripple * 14 * perspective * unit), 0, width - 1)
        const from = mirrorY * width + sx
        const share = 0.42 * layer.mirror * (1 - t)
        sheet.blend(i, [red[from], green[from], blue[from]], share)
      }
      const shore = smoothstep(0.2, 0, t + sway * 0.1) * (layer.overhead ? 0.8 : 0.62)
      sheet.blend(i, deep, Math.max(shore, smoothstep(0.55, 1.05, t + sway * 0.12) * 0.72))
      const cut = smoothstep(0.24, 0.29, ripple) * layer.ripples
      if (cut > 0.02) sheet.blend(i, line, cut * 0.75)
      if (!layer.glitter) continue
      const off = Math.abs(x - layer.glitter.x) / (layer.glitter.halfWidth * mix(0.6, 1.9, t))
      if (off > 2) continue
      const path = decay(off * off * 1.4)
      const glint = sample(
        fibre,
        (x / unit / perspective) * 0.6 + 90,
        (y / unit / perspective) * 1.5,
      )
      const shine =
        smoothstep(0.6 - 0.12 * path, 0.63 - 0.11 * path, glint) * smoothstep(0, 0.3, path)
      sheet.blend(i, glitter, shine * 0.92)
    }
  }
  if (!layer.overhead) {
    const key = toRgb(mixColour(KEY, palette.sky[2], 0.5))
    for (let x = 0; x < width; x++) sheet.blend(top * width + x, key, 0.55)
  }
}

/** A wave: scalloped foam, a key-line beneath it, and carved lines that follow its back. */
export function printWave(sheet: PrintSheet, wave: Wave, near: number, shift: number): void {
  const { width, height, unit } = sheet
  const base = toPigment(wave.colour)
  const body = toRgb(base)
  const deep = toRgb(shade(base, -0.14, 0.02))
  const pale = toRgb(mixColour(base, PAPER, 0.62))
  const foam = toRgb([0.955, 0.018, 92])
  const key = toRgb(KEY)
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  const gap = Math.max(8 * unit, wave.amplitude * 0.26)
  const thick = mix(1.1, 2.1, near) * unit
  for (let x = 0; x < width; x++) {
    const top = wave.ridge[x]
    const before = wave.ridge[Math.max(0, x - 8)]
    const after = wave.ridge[Math.min(width, x + 8)]
    // foam sits where the wave is highest
    const lift = clamp(
      (Math.max(before, after) + wave.amplitude * 0.1 - top) / (wave.amplitude * 0.2 + 1),
    )
    const lobes = Math.abs(sin((x / unit) * 0.085 + texel(mid, x, shift) * 5))
    const foamDepth =
      gap * (0.25 + 0.75 * lobes * texel(mid, (x * 2) | 0, shift + 9) * 1.6) * (0.35 + 0.65 * lift)
    for (let y = Math.max(0, Math.floor(top - thick - 1)); y < height; y++) {
      const below = y - top
      const i = y * width + x
      if (below < 0) {
        sheet.blend(i, key, clamp(below / unit + thick / unit + 0.5) * 0.9)
        continue
      }
      const reach = below / (wave.amplitude * 2.6 + 40 * unit)
      sheet.blend(i, body, 1)
      sheet.blend(i, deep, smoothstep(0.1, 1, reach) * 0.85)
      const pool = sample(cloud, (x / unit) * 0.5 + shift, (y / unit) * 0.5)
      const phase = (below + (pool - 0.5) * gap * 2.2) / (gap * 0.95)
      const cut = smoothstep(0.74, 0.86, Math.abs(phase - Math.floor(phase) - 0.5) * 2)
      sheet.blend(i, pale, cut * smoothstep(1.05, 0.3, reach) * 0.8)
      const edge = foamDepth - below
      sheet.blend(i, key, clamp((edge + thick) / unit) * 0.85)
      sheet.blend(i, foam, clamp(edge / unit))
    }
  }
}

/** 0..255, of green. */
const DARK = 112

/** Rain as thin ruled lines, the way prints show a shower; snow as round flakes of paper. */
export function printFalling(sheet: PrintSheet, layer: FallingLayer, random: Random): void {
  const { width, height, unit } = sheet
  if (layer.kind === 'rain') {
    const grey = toRgb([0.36, 0.03, 262])
    // a night hides dark lines: there they are bare paper
    const bare = toRgb([0.9, 0.02, 235])
    const slope = random.range(0.1, 0.2) * random.sign()
    for (let line = 0; line < 150 * layer.amount; line++) {
      const x0 = random.range(-0.2, 1.2) * width
      const y0 = random.range(-0.3, 0.8) * height
      const length = random.range(0.2, 0.6) * height
      const strength = random.range(0.12, 0.32)
      for (let step = 0; step < length; step++) {
        const x = Math.round(x0 + step * slope)
        const y = Math.round(y0 + step)
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        const i = y * width + x
        const isDark = sheet.green[i] < DARK
        sheet.blend(i, isDark ? bare : grey, isDark ? strength * 1.5 : strength)
      }
    }
    return
  }
  const paper = toRgb([0.96, 0.012, 92])
  for (let flake = 0; flake < 300 * layer.amount; flake++) {
    const cx = random.next() * width
    const cy = random.next() * height
    const radius = random.range(1.2, 3.6) * unit
    eachInDisc(sheet, { x: cx, y: cy }, radius, (_x, _y, i, cover) =>
      sheet.blend(i, paper, cover * 0.95),
    )
  }
}
