import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Shape, curve, polygon } from '../../geometry'
import { mix, power, sin } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { roundTree } from '../parts/cover'
import { type Stage, addForms, downwards } from '../parts/forms'
import { tuft } from '../parts/grass'
import { addFarRange } from '../parts/land'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt } from '../parts/soil'
import { addMist } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { type StrokePoint, triples } from '../../drawing/notation'

/** Terraces step down the slope; every second field is flooded and holds the sky. */
export function buildTerraces(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('terraces')
  stage.horizon = height * random.range(0.26, 0.36)
  const { horizon } = stage
  addSky(stage, { clouds: 0.5, lightX: 0.5 - side * random.range(0.1, 0.26) })
  addFarRange(stage, 'far', short * 0.16, 0.9, 'dome', {
    main: 0.5 - side * 0.26,
    bottom: horizon + height * 0.12,
  })
  addMist(stage, horizon - height * 0.02, height * 0.04, 0.7, 0.88)
  const steps = random.integer(13, 16)
  const phase = random.next() * 6
  const bend = random.range(0.8, 1.25)
  const edge = (i: number, share: number): number => {
    const t = power(i / steps, 1.45)
    const y = mix(horizon + height * 0.02, height * 1.06, t)
    // spurs of the slope push the edges forward, always at the same places
    const spur = sin(share * 6.4 * bend + phase) + 0.5 * sin(share * 13 * bend + phase * 2)
    const own = sin(share * 9 + i * 1.7) * 0.16
    return (
      y +
      (spur + own) * short * mix(0.012, 0.075, t) +
      side * (share - 0.5) * -short * mix(0.1, 0.14, t)
    )
  }
  const line = (i: number): Point[] =>
    Array.from({ length: 33 }, (_, k): Point => {
      const share = mix(-0.04, 1.04, k / 32)
      return [share * width, edge(i, share)]
    })
  const m = materialsAt(palette, 0.3)
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1)
    const depth = mix(0.82, 0.16, t)
    const top = line(i)
    const foot = line(i + 1)
    const wall = (foot[16]?.[1] ?? 0) - (top[16]?.[1] ?? 0)
    const green = meadowAt(stage, depth, i % 3 === 2 ? 0.4 : 0.05)
    const flooded = i % 3 !== 2
    const sky: Oklch = mixColour(palette.sky[i % 2 ? 1 : 2], palette.water, 0.22)
    const field = flooded ? mixColour(sky, green, 0.06) : green
    const [y0, y1] = [Math.min(...top.map(([, y]) => y)), Math.max(...foot.map(([, y]) => y))]
    const body: Shape = {
      ...polygon([...top, [width * 1.1, height * 1.2], [-width * 0.1, height * 1.2]], field),
      gradient: downwards(
        y0,
        y1,
        shade(field, 0.04),
        flooded ? mixColour(field, palette.sky[0], 0.22) : shade(field, -0.05),
      ),
    }
    // the bank of the next field: grass above, earth and shadow below
    const bank = (share: number): Point[] => foot.map(([x, y]) => [x, y - wall * share] as const)
    const strip = (from: number, colour: Oklch, alpha = 1): Shape =>
      polygon([...bank(from), [width * 1.1, height * 1.2], [-width * 0.1, height * 1.2]], colour, {
        plain: true,
        alpha,
      })
    const shapes = [
      body,
      strip(0.34, shade(green, 0.05)),
      strip(0.22, shade(mixColour(green, m.bark, 0.25), -0.1)),
    ]
    if (flooded && t > 0.12) {
      for (let k = 0; k < 5; k++) {
        const share = random.range(0.05, 0.95)
        const half = width * random.range(0.03, 0.09)
        const y = edge(i + random.range(0.15, 0.5), share)
        const glint: StrokePoint[] = [
          [share * width - half, y],
          [share * width, y + unit],
          [share * width + half, y - unit],
        ]
        shapes.push(
          curve(glint, mix(1.4, 4.5, t) * unit, [0.97, 0.015, 210], 'both', {
            plain: true,
            detail: true,
            snow: true,
            alpha: 0.7,
          }),
        )
      }
      for (let k = 0; k < 14 && !isSnowy(stage); k++) {
        const share = random.next()
        const y = edge(i + random.range(0.2, 0.62), share)
        shapes.push(
          ...tuft(
            random,
            share * width,
            y,
            short * mix(0.008, 0.032, t),
            shade(green, -0.06),
            0.1,
            3,
          ),
        )
      }
    }
    addForms(stage, `terrace ${i}`, depth, shapes)
    if (t > 0.15 && t < 0.9 && random.chance(0.55)) {
      const share = random.pick([random.range(0.02, 0.3), random.range(0.7, 0.98)])
      const trees = Array.from({ length: random.integer(1, 3) }, () => {
        const at = share + random.spread() * 0.05
        return roundTree(
          random,
          at * width,
          edge(i + 1, at) - wall * 0.3,
          short * mix(0.04, 0.13, t),
          shade(m.leaf, random.range(-0.1, 0)),
          m.bark,
        )
      })
      addForms(stage, `trees ${i}`, depth - 0.01, trees.flat())
    }
  }
  for (const [row, share, scale] of triples('0.5,0.16,0.55 0.72,-0.2,0.72 0.86,0.1,0.85')) {
    const i = Math.round(row * steps)
    const at = 0.5 + side * share
    anchor(
      stage,
      'ground',
      [at * width, edge(i, at) - 4 * unit],
      short * scale,
      mix(0.82, 0.16, (i - 1) / (steps - 1)) - 0.02,
    )
    anchor(
      stage,
      'surface',
      [(0.5 - side * share) * width, edge(i + 0.4, 0.5 - side * share)],
      short * scale * 0.5,
      mix(0.82, 0.16, i / (steps - 1)) - 0.02,
    )
  }
  offerAir(stage, { sky: [-0.18, 0.17], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.14)
}
