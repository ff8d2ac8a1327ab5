import { mix, sin } from '../../lib/maths'
import { type Oklch, shade } from '../colour'
import type { Shape } from '../drawing'
import { triples } from '../drawing/notation'
import { blot, ellipsePoints, polygon } from '../geometry'
import { addForms, type Stage } from './parts/forms'
import { anchor, type SceneDefinition, template } from './scene-definition'
import { addBed, addFarReefs, bedAt, reefRocks } from './underwater/bed'
import { coral, kelp } from './underwater/coral'
import {
  addBubbles,
  addDeep,
  addRays,
  addShoal,
  drowned,
  offerDeep,
  seaAt,
} from './underwater/water'

const WEED: Oklch = [0.52, 0.11, 140]
const KELP: Oklch = [0.5, 0.1, 105]

/** Between the stems of a kelp forest. */
function buildKelp(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('kelp')
  addDeep(stage)
  addRays(stage, 0.5 + side * random.range(-0.1, 0.1), 1.3)
  const row = (
    name: string,
    depth: number,
    count: number,
    tall: number,
    foot: number,
    gap: number,
  ): void => {
    const fork = random.fork(name)
    const shapes: Shape[] = []
    for (let i = 0; i < count; i++) {
      const share = (i + fork.range(0.1, 0.9)) / count
      if (Math.abs(share - 0.5 + side * 0.04) < gap) continue
      const colour = drowned(stage, depth, fork.chance(0.5) ? KELP : WEED)
      shapes.push(
        ...kelp(fork, share * width, height * foot, height * tall * fork.range(0.75, 1.15), colour),
      )
    }
    addForms(stage, name, depth, shapes, depth < 0.1 ? 'frame' : 'forms')
  }
  row('far kelp', 0.85, 13, 0.8, 0.9, 0)
  row('middle kelp', 0.62, 9, 0.86, 0.96, 0.08)
  const bed = addBed(stage, 0.9)
  row('kelp', 0.32, 8, 0.94, 0.96, 0.16)
  const px = width * (0.5 + side * 0.26)
  addForms(stage, 'stones', 0.31, [
    ...reefRocks(stage, px, bedAt(bed, px) + height * 0.03, short * 0.09, 0.3, 3),
    ...reefRocks(stage, width * (0.5 - side * 0.3), height * 0.97, short * 0.12, 0.2, 3),
  ])
  row('near kelp', 0.05, 6, 1.15, 1.06, 0.34)
  addShoal(stage, 'shoal', {
    x: width * (0.5 + side * 0.12),
    y: height * 0.3,
    wide: short * 0.24,
    tall: short * 0.06,
    count: 30,
    size: short * 0.028,
    depth: 0.5,
  })
  addBubbles(stage, width * (0.5 - side * 0.14), height * 0.8, 10)
  offerDeep(stage, triples('-0.02,0.5,0.95 0.14,0.66,0.7 -0.14,0.3,0.65 0.1,0.38,0.55'))
}

/** Nothing but blue, and a bank of fish that turns in it. */
function buildOpen(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('open')
  addDeep(stage)
  addRays(stage, 0.5 - side * random.range(0.1, 0.26), 1.3)
  const x = width * (0.5 + side * random.range(0.1, 0.22))
  const y = height * random.range(0.36, 0.6)
  const circles = random.chance(0.5)
  addShoal(stage, 'far shoal', {
    x: width - x,
    y: y * 0.8,
    wide: short * 0.16,
    tall: short * 0.04,
    count: 34,
    size: short * 0.016,
    depth: 0.7,
  })
  addShoal(stage, 'shoal', {
    x,
    y,
    wide: short * (circles ? 0.24 : 0.3),
    tall: short * (circles ? 0.2 : 0.11),
    count: 78,
    size: short * 0.034,
    depth: 0.4,
    circles,
  })
  const deep = seaAt(stage, 0.06)
  const ground = Array.from({ length: 5 }, (_, i) =>
    polygon(
      blot(
        random,
        width * (i / 4),
        height * 1.04,
        short * 0.3,
        short * random.range(0.06, 0.13),
        0.25,
        12,
      ),
      shade(deep, random.spread() * 0.02),
      { plain: true, alpha: 0.8 },
    ),
  )
  addForms(stage, 'dark below', 0.12, ground)
  addBubbles(stage, width * (0.5 - side * 0.26), height * 0.9, 16)
  offerDeep(stage, triples('-0.14,0.62,1.15 0.24,0.76,0.6 -0.3,0.3,0.6 0.3,0.2,0.5 -0.3,0.8,0.6'))
  anchor(stage, 'ground', [width * (0.5 - side * 0.06), height * 0.965], short * 0.75, 0.11)
  stage.focusX = x
}

/** A garden of corals on white sand, light from above. */
function buildReef(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('reef')
  addDeep(stage)
  addRays(stage, 0.5 - side * random.range(0.05, 0.2))
  addFarReefs(stage, 3, random.range(0.66, 0.74))
  const bed = addBed(stage, random.range(0.8, 0.85))
  const groups: Shape[] = []
  for (const [x, size, depth, drop, corals] of [
    [0.38, 0.13, 0.3, 0.02, 6],
    [-0.4, 0.1, 0.3, 0.015, 5],
    [-0.1, 0.05, 0.34, 0.004, 3],
    [0.5, 0.17, 0.1, 0.14, 6],
    [-0.54, 0.17, 0.1, 0.15, 5],
  ] as const) {
    const px = width * (0.5 + side * x)
    const py = bedAt(bed, px) + height * drop
    const tone = (colour: Oklch): Oklch => drowned(stage, depth, colour)
    const fork = random.fork(`group ${x}`)
    for (let i = 0; i < 3; i++) {
      groups.push(
        ...kelp(
          fork,
          px + fork.spread() * short * size * 1.6,
          py,
          short * size * fork.range(1.4, 2.2),
          tone(WEED),
        ),
      )
    }
    groups.push(...reefRocks(stage, px, py, short * size, depth))
    for (let i = 0; i < corals; i++) {
      const t = (i + 0.5) / corals - 0.5
      const lift = short * size * (0.7 - Math.abs(t) * 1.1)
      groups.push(
        ...coral(
          fork,
          px + t * short * size * 2.2,
          py - Math.max(0, lift),
          short * size * fork.range(0.5, 0.85),
          tone,
        ),
      )
    }
  }
  addForms(stage, 'corals', 0.3, groups)
  addShoal(stage, 'shoal', {
    x: width * (0.5 - side * 0.2),
    y: height * 0.34,
    wide: short * 0.2,
    tall: short * 0.07,
    count: 26,
    size: short * 0.03,
    depth: 0.5,
  })
  addBubbles(stage, width * (0.5 + side * 0.3), height * 0.66, 12)
  offerDeep(stage, triples('0.06,0.44,1 -0.2,0.56,0.75 0.26,0.3,0.7 -0.28,0.24,0.6 0.3,0.56,0.6'))
  stage.focusX = width * (0.5 + side * 0.1)
}

/** Looking up: the round window of daylight, and dark rocks that frame it. */
function buildUpwards(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('upwards')
  addDeep(stage)
  const cx = width * (0.5 - side * random.range(0, 0.12))
  const cy = height * random.range(0.1, 0.2)
  const pale: Oklch = seaAt(stage, 1)
  const window: Shape[] = []
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const reach = short * mix(0.62, 0.15, t)
    const ring = ellipsePoints(cx, cy, reach * 1.2, reach * 0.62, 0, 64).map(([x, y], k) => {
      const bent = 1 + 0.05 * sin(k * 1.3 + i * 2) + 0.04 * sin(k * 0.6 + i)
      return [cx + (x - cx) * bent, cy + (y - cy) * bent] as const
    })
    const light = shade(pale, mix(0, 0.22, t), mix(0, -0.05, t))
    window.push(
      polygon(ring, light, { plain: true, alpha: mix(0.22, 0.6, t), ...(i > 2 && { snow: true }) }),
    )
  }
  addForms(stage, 'window', 0.96, window)
  addRays(stage, cx / width, 1.5)
  const walls: Shape[] = []
  const rock = drowned(stage, 0.12, [0.36, 0.03, 260])
  for (const flank of [-1, 1] as const) {
    const points: [number, number][] = []
    const edge = width * (0.5 + flank * 0.6)
    for (let i = 0; i <= 14; i++) {
      const t = i / 14
      const bulge = mix(0.05, 0.36, t * t) * (flank === side ? 1.1 : 0.8)
      points.push([
        width * (0.5 + flank * (0.56 - bulge)) + random.spread() * short * 0.03,
        height * mix(0.1, 1.05, t),
      ])
    }
    walls.push(
      polygon(
        [...points, [edge, height * 1.1], [edge, height * 0.06]],
        shade(rock, flank === side ? 0 : -0.03),
      ),
    )
    for (let i = 0; i < 6; i++) {
      const [px, py] = points[5 + i] ?? [edge, height]
      walls.push(
        ...coral(
          random,
          px + flank * short * 0.015,
          py + short * 0.02,
          short * random.range(0.06, 0.11),
          (colour) => drowned(stage, 0.4, colour),
        ),
      )
      if (i % 2)
        walls.push(
          ...kelp(
            random,
            px + flank * short * 0.03,
            py + short * 0.04,
            short * random.range(0.16, 0.28),
            drowned(stage, 0.25, KELP),
          ),
        )
    }
  }
  addForms(stage, 'walls', 0.26, walls)
  addShoal(stage, 'shoal', {
    x: cx + side * short * 0.1,
    y: cy + height * 0.18,
    wide: short * 0.22,
    tall: short * 0.08,
    count: 36,
    size: short * 0.022,
    depth: 0.5,
    circles: true,
  })
  addBubbles(stage, width * (0.5 + side * 0.1), height * 0.95, 18)
  offerDeep(stage, triples('-0.02,0.52,1 0.12,0.7,0.65 -0.16,0.34,0.55 0.14,0.36,0.5'))
  anchor(stage, 'ground', [width * (0.5 + side * 0.02), height * 0.985], short * 0.7, 0.24)
  stage.focusX = cx
}

const OFFERS = ['deep', 'ground', 'near'] as const

export const underwater: SceneDefinition = {
  id: 'underwater',
  templates: [
    template('reef', OFFERS, buildReef, { motifs: ['reef'], framing: ['wide'] }),
    template('kelp', OFFERS, buildKelp, { motifs: ['kelp'], framing: ['close', 'framed'] }),
    template('open', OFFERS, buildOpen, { framing: ['empty'] }),
    template('upwards', OFFERS, buildUpwards, { framing: ['below', 'symmetry', 'diagonal'] }),
  ],
}
