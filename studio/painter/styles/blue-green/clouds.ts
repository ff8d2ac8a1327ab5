import { clamp, cos, decay, mix, sin, smoothstep, TAU } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { Random } from '../../../lib/random'
import { mixColour, type Oklch, type Rgb, shade, toRgb } from '../../colour'
import type {
  Cloud,
  CloudLayer,
  FallingLayer,
  LightLayer,
  MistLayer,
  Shape,
  StarsLayer,
} from '../../drawing'
import { triples } from '../../drawing/notation'
import { curve, disc } from '../../geometry'
import type { DrawLook } from '../../raster/canvas'
import { eachAround, eachInDisc, eachInGalaxy } from '../around'
import { discCover } from '../wash/sky'
import { CINNABAR, INK, type MineralPlan, WHITE_LEAD } from './pigments'
import type { SilkSheet } from './silk'

/** The sun in cinnabar, the moon in gold; both ringed with gold. */
export function paintLight(sheet: SilkSheet, layer: LightLayer, plan: MineralPlan): void {
  const { unit } = sheet
  const sun = layer.kind === 'sun'
  const face = toRgb(sun ? CINNABAR : [0.86, 0.075, 90])
  const edge = toRgb(sun ? [0.66, 0.16, 45] : [0.93, 0.05, 92])
  const halo = toRgb(mixColour(sun ? [0.74, 0.13, 50] : [0.66, 0.07, 85], plan.silk, 0.15))
  const mid = noiseTile('mid')
  const rgb: [number, number, number] = [0, 0, 0]
  eachAround(sheet, layer, layer.radius * 3.2, (x, y, i) => {
    const dx = x - layer.x
    const dy = y - layer.y
    const distance = Math.sqrt(dx * dx + dy * dy)
    const out = Math.max(0, distance - layer.radius) / layer.radius
    sheet.blend(i, halo, decay(out * 1.5) * 0.55 * smoothstep(2.2, 1.4, out))
    const cover = discCover(layer, x, y, 0)
    if (cover > 0) {
      const t = clamp(0.5 + dy / layer.radius / 2 + (texel(mid, x, y) - 0.5) * 0.35)
      for (let c = 0; c < 3; c++) rgb[c] = mix(face[c], edge[c], t)
      sheet.coat(i, rgb, cover)
      if (!sun) sheet.gild(x, y, cover * 0.4 * smoothstep(0.4, 0.7, texel(mid, x + 90, y)))
    }
    if (layer.crescent) return
    for (const [ring, wide, strength] of triples('1.02,1.5,1 1.14,0.8,0.7')) {
      const off = Math.abs(distance - layer.radius * ring) / unit
      sheet.gild(x, y, clamp(wide - off + 0.5) * strength * Math.min(1, plan.gold))
    }
  })
}

/** Stars as grains of gold leaf, the galaxy as gold dust strewn over a pale wash. */
export function paintStars(sheet: SilkSheet, layer: StarsLayer, plan: MineralPlan): void {
  const { unit } = sheet
  const { band } = layer
  if (band) {
    const wash = toRgb(mixColour(plan.low, WHITE_LEAD, 0.15))
    const grain = noiseTile('grain')
    eachInGalaxy(sheet, band, 2.2, (x, y, i, off, drift) => {
      const moved = off + (drift - 0.5) * 1.7
      const amount = decay(moved * moved * 1.5)
      sheet.blend(i, wash, amount * 0.5)
      const dust = smoothstep(0.9 - amount * 0.1, 1, texel(grain, x, y) + drift * 0.3)
      sheet.gild(x, y, dust * amount * plan.gold)
    })
  }
  for (const star of layer.stars) {
    if (star.brightness < 0.42) continue
    const radius = Math.max(0.9 * unit, star.size * (star.sparkles ? 1.3 : 0.95))
    eachInDisc(sheet, star, radius, (x, y, _, cover) => sheet.gild(x, y, cover))
  }
}

/** Rain as threads of pale ink, snow as spattered white lead. */
export function paintFalling(
  sheet: SilkSheet,
  layer: FallingLayer,
  plan: MineralPlan,
  random: Random,
): void {
  const { width, height, unit } = sheet
  const rain: Rgb = toRgb(mixColour([0.86, 0.02, 90], plan.silk, 0.25))
  const white = toRgb(WHITE_LEAD)
  const slope = random.range(0.1, 0.2) * random.sign()
  const count = (layer.kind === 'rain' ? 190 : 300) * layer.amount
  for (let drop = 0; drop < count; drop++) {
    const x0 = random.range(-0.1, 1.1) * width
    const y0 = random.range(-0.1, 1) * height
    const size = random.next()
    if (layer.kind === 'snowfall') {
      const radius = mix(0.9, 3.1, size * size) * unit
      eachInDisc(sheet, { x: x0, y: y0 }, radius, (_x, _y, i, cover) =>
        sheet.coat(i, white, cover * mix(0.9, 0.7, size)),
      )
      continue
    }
    const length = mix(40, 150, size) * unit
    for (let step = 0; step < length; step++) {
      const x = Math.round(x0 + step * slope)
      const y = Math.round(y0 + step)
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      sheet.blend(y * width + x, rain, mix(0.14, 0.36, size))
    }
  }
}

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
