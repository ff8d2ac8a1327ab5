import { type Oklch, mixColour, shade, toRgb } from '../../colour'
import type { Cloud, CloudLayer, MistLayer, Shape } from '../../drawing'
import { type Random, curve, disc } from '../../geometry'
import { TAU, clamp, cos, decay, mix, sin, smoothstep } from '../../../lib/maths'
import type { DrawLook } from '../../raster/canvas'
import { noiseTile, sample } from '../../../lib/noise'
import { INK, type MineralPlan, WHITE_LEAD } from './pigments'
import type { SilkSheet } from './sheet'

type CloudInk = { readonly white: Oklch; readonly inside: Oklch; readonly line: Oklch }

/** A round head of cloud: white rim, silk within, and a line that curls into it. */
function head(
  random: Random,
  x: number,
  y: number,
  radius: number,
  unit: number,
  ink: CloudInk,
): Shape[] {
  const face = disc(x, y, radius, ink.white, {
    gradient: {
      from: [x, y - radius],
      to: [x, y + radius],
      stops: [
        { at: 0, colour: ink.white, alpha: 0.92 },
        { at: 0.5, colour: ink.inside, alpha: 0.8 },
        { at: 1, colour: ink.inside, alpha: 0.05 },
      ],
    },
  })
  const turn = random.sign()
  const start = -0.25 + random.spread() * 0.06
  const spiral = (from: number, to: number, reach: number): [number, number, number][] =>
    Array.from({ length: 16 }, (_, i) => {
      const t = i / 15
      const angle = (start + turn * mix(from, to, t)) * TAU
      const r = radius * mix(reach, reach * 0.26, t)
      return [x + cos(angle) * r, y + sin(angle) * r, mix(1, 0.6, t)]
    })
  const rim: [number, number, number][] = Array.from({ length: 14 }, (_, i) => {
    const angle = (-0.53 + (i / 13) * 0.58) * TAU
    return [x + cos(angle) * radius, y + sin(angle) * radius, 1]
  })
  const flags = { plain: true } as const
  return [
    face,
    curve(rim, 3.4 * unit, ink.white, 'both', flags),
    curve(rim, 1.3 * unit, ink.line, 'both', flags),
    curve(spiral(0.1, 1.15, 0.72), 2.6 * unit, ink.white, 'both', flags),
    curve(spiral(0.1, 1.15, 0.72), 1 * unit, ink.line, 'both', flags),
  ]
}

function cloudShapes(random: Random, cloud: Cloud, unit: number, ink: CloudInk): Shape[] {
  const { x, y, halfWidth } = cloud
  const tall = clamp(cloud.height * 0.42, 13 * unit, 46 * unit)
  const out: Shape[] = []
  const trails = random.integer(2, 3)
  for (let i = 0; i < trails; i++) {
    const reach = halfWidth * random.range(0.65, 1.1)
    const from = x + random.spread() * halfWidth * 0.35
    const dy = y + tall * (0.35 + 0.4 * i)
    const dip = tall * random.range(0.1, 0.25)
    const path = [
      [from - reach, dy + dip],
      [from - reach * 0.35, dy - dip * 0.4],
      [from + reach * 0.4, dy + dip * 0.4],
      [from + reach, dy - dip * 0.3],
    ] as const
    out.push(curve(path, tall * 0.42, ink.inside, 'both', { plain: true, alpha: 0.5 }))
    out.push(curve(path, 3.2 * unit, ink.white, 'both', { plain: true, alpha: 0.95 }))
    out.push(curve(path, 1 * unit, ink.line, 'both', { plain: true, alpha: 0.7 }))
  }
  const heads = random.integer(3, 5)
  const side = random.sign()
  const order = Array.from({ length: heads }, (_, i) => i - (heads - 1) / 2)
  // outer heads first: the middle one is before them
  order.sort((a, b) => Math.abs(b) - Math.abs(a) || a - b)
  for (const place of order) {
    const share = 1 - Math.abs(place) / heads
    const radius = tall * mix(0.5, 1.05, share) * random.range(0.85, 1.15)
    const cx = x + (place * tall * 1.15 + side * tall * 0.5) * random.range(0.9, 1.1)
    out.push(...head(random, cx, y + tall * 0.3 - radius * 0.35, radius, unit, ink))
  }
  return out
}

function chooseCloudInk(plan: MineralPlan): CloudInk {
  const white = plan.night
    ? mixColour(WHITE_LEAD, plan.low, 0.4)
    : mixColour(WHITE_LEAD, plan.low, 0.1)
  return {
    white,
    inside: mixColour(shade(plan.silk, 0.08, -0.01), plan.low, 0.35),
    line: plan.night ? shade(plan.silk, -0.1) : mixColour(INK, plan.silk, 0.25),
  }
}

const DRAW: DrawLook = { gradients: true, fill: (_, colour) => colour, outline: () => null }

/** Clouds as heads that curl, with long tails. */
export function paintClouds(
  sheet: SilkSheet,
  layer: CloudLayer,
  plan: MineralPlan,
  random: Random,
): void {
  const ink = chooseCloudInk(plan)
  const shapes = layer.clouds
    .slice(0, 5)
    .flatMap((cloud, i) => cloudShapes(random.fork(`cloud ${i}`), cloud, sheet.unit, ink))
  sheet.printShapes(shapes, DRAW, 0.95)
}

/** Mist: silk left bare between the masses, with a few white streaks drawn along it. */
export function paintMist(
  sheet: SilkSheet,
  layer: MistLayer,
  plan: MineralPlan,
  random: Random,
  shift: number,
): void {
  const { width, height, unit } = sheet
  const noise = noiseTile('cloud')
  const pale = toRgb(mixColour(shade(plan.silk, 0.1, -0.012), plan.low, 0.4))
  const reach = layer.height * 1.7
  const bottom = Math.min(height, Math.ceil(layer.y + reach))
  for (let y = Math.max(0, Math.floor(layer.y - reach)); y < bottom; y++) {
    const dy = (y - layer.y) / layer.height
    for (let x = 0; x < width; x++) {
      const drift = sample(noise, (x / unit) * 0.35 + shift, (y / unit) * 1.1 + shift)
      const off = dy + (drift - 0.5) * 2.2
      const within = smoothstep(1.7, 1.1, Math.abs(dy))
      const amount = clamp(decay(off * off) * layer.strength * (0.4 + drift) * within, 0, 0.9)
      if (amount < 0.01) continue
      const i = y * width + x
      sheet.blend(i, pale, amount)
      sheet.body[i] = sheet.body[i] * (1 - amount)
    }
  }
  const ink = chooseCloudInk(plan)
  const streaks: Shape[] = []
  for (let i = 0; i < 3; i++) {
    const x = random.range(-0.05, 1.05) * width
    const y = layer.y + random.spread() * layer.height * 0.8
    const long = random.range(0.08, 0.2) * width
    const bend = random.spread() * 8 * unit
    const path = [
      [x - long, y],
      [x - long * 0.3, y - bend],
      [x + long * 0.3, y + bend],
      [x + long, y],
    ] as const
    const alpha = 0.75 * Math.min(1, layer.strength)
    streaks.push(curve(path, 3 * unit, ink.white, 'both', { plain: true, alpha }))
  }
  sheet.printShapes(streaks, DRAW, 0.85)
}
