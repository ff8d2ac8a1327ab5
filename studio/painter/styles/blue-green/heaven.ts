import { type Rgb, mixColour, toRgb } from '../../colour'
import type { FallingLayer, LightLayer, StarsLayer } from '../../drawing'
import { clamp, decay, mix, smoothstep } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { noiseTile, texel } from '../../../lib/noise'
import { eachAround, eachInDisc, eachInGalaxy } from '../around'
import { discCover } from '../wash/sky'
import { CINNABAR, type MineralPlan, WHITE_LEAD } from './pigments'
import type { SilkSheet } from './sheet'
import { triples } from '../../drawing/notation'

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
