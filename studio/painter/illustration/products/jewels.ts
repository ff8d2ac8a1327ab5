import { TAU, cos, sin } from '../../../lib/maths'
import { type Form, disc, ellipse, inside, line, polygonForm } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, radial, tone } from '../build/fill'
import { ellipsePath, openPath } from '../build/path'
import { metalFill, sheen } from '../build/shine'
import { type Craft, wished } from './craft'
import { type Item, many } from '../build/still/item'
import { type Point, triples } from '../../drawing/notation'

/** A cut stone from above its girdle: table, crown facets, pavilion. */
export function gem([x, y]: Point, r: number, colour: Oklch): Form[] {
  const at = (u: number, v: number): Point => [x + u * r, y + v * r]
  const facet = (ring: Point[], by: number) => polygonForm([ring], tone(colour, by), 'glass plain')
  const stone = polygonForm(
    [[at(-1, -0.3), at(-0.58, -0.72), at(0.58, -0.72), at(1, -0.3), at(0, 1)]],
    colour,
    'glass relief 2',
  )
  return [
    inside(
      stone,
      facet([at(-1, -0.3), at(-0.58, -0.72), at(-0.34, -0.3)], 0.14),
      facet([at(-0.58, -0.72), at(0, -0.72), at(-0.34, -0.3)], 0.22),
      facet([at(0, -0.72), at(0.34, -0.3), at(-0.34, -0.3)], 0.06),
      facet([at(0, -0.72), at(0.58, -0.72), at(0.34, -0.3)], 0.16),
      facet([at(0.58, -0.72), at(1, -0.3), at(0.34, -0.3)], -0.06),
      facet([at(-1, -0.3), at(-0.34, -0.3), at(0, 1)], -0.02),
      facet([at(-0.34, -0.3), at(0.34, -0.3), at(0, 1)], 0.12),
      facet([at(0.34, -0.3), at(1, -0.3), at(0, 1)], -0.14),
      polygonForm(
        [[at(-0.5, -0.66), at(-0.2, -0.66), at(-0.36, -0.36)]],
        [1, 0, 90],
        'light plain alpha 0.85',
      ),
    ),
  ]
}

export const sparkle = ([x, y]: Point, r: number): Form =>
  fillPath([0.995, 0.01, 90], 'glow plain alpha 0.9')`${x},${y - r}! ${x + r * 0.1},${y - r * 0.1}
    ${x + r},${y}! ${x + r * 0.1},${y + r * 0.1} ${x},${y + r}! ${x - r * 0.1},${y + r * 0.1}
    ${x - r},${y}! ${x - r * 0.1},${y - r * 0.1}`

export function ring(craft: Craft): Item {
  const { metal, colour } = craft
  const cy = -190
  const hoop = polygonForm(
    [ellipsePath(0, cy, 190, 190), ellipsePath(0, cy, 152, 156)],
    {
      kind: 'conic',
      centre: [0, cy],
      angle: -0.6,
      stops: [0.6, 1.1, 0.8, 1.16, 0.56, 0.9, 1.12, 0.7, 1.0, 0.6].map((k, i, all) => ({
        at: i / (all.length - 1),
        colour: [Math.min(0.98, metal[0] * k), metal[1], metal[2]] as Oklch,
      })),
    },
    'metal relief 9',
  )
  const claws = [-1, 1].flatMap((s) => [
    strokePath(13, tone(metal, 0.02), 'metal even relief 4')`${s * 30},${cy - 170}
      ${s * 64},${cy - 262}`,
    strokePath(10, tone(metal, -0.1), 'metal even relief 3')`${s * 8},${cy - 176}
      ${s * 26},${cy - 236}`,
  ])
  const small = [-1, 1].flatMap((s) =>
    [0, 1, 2].flatMap((i) => {
      const a = -Math.PI / 2 + s * (0.36 + i * 0.17)
      return gem([cos(a) * 172, cy + sin(a) * 172], 15, [0.93, 0.02, 240])
    }),
  )
  return {
    forms: [hoop, ...small, ...claws, ...gem([0, cy - 250], 92, colour)],
    stands: [{ at: [0, 0], radius: [70, 9] }],
    lights: [sparkle([-46, cy - 320], 46), sparkle([120, cy - 90], 26)],
  }
}

export function necklace(craft: Craft): Item {
  const { metal, colour, random } = craft
  const curve = openPath('-330,-560 -300,-380 -180,-220 0,-150 180,-220 300,-380 330,-560')
  const pearls = random.chance(0.5)
  const beads = pearls
    ? curve
        .filter((_, i) => i % 4 === 0)
        .map(([x, y]) =>
          inside(
            disc([x, y], 19, [0.95, 0.015, 60], { relief: 7 }),
            sheen(x - 6, y - 7, 5, 4, 0.9),
          ),
        )
    : [
        line(
          curve.filter((_, i) => i % 3 === 0),
          9,
          tone(metal, -0.12),
          'metal even relief 2',
        ),
        many(
          curve
            .filter((_, i) => i % 2 === 0)
            .map(([x, y], i) => ellipsePath(x, y, 6.5, 4, i % 2 ? 0.6 : 1.2)),
          tone(metal, 0.08),
          { role: 'metal' },
        ),
      ]
  const bail = disc([0, -136], 15, tone(metal, 0), 'metal relief 4')
  const halo = ellipse([0, -56], [78, 78], tone(metal, -0.02), 'metal relief 8')
  const dots = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * TAU
    return disc([cos(a) * 67, -56 + sin(a) * 67], 8, [0.96, 0.012, 240], 'glass relief 3')
  })
  return {
    forms: [...beads, bail, halo, ...dots, ...gem([0, -62], 52, colour)],
    stands: [{ at: [30, 30], radius: [60, 20] }],
    lights: [sparkle([-30, -96], 40), sparkle([60, -20], 22)],
  }
}

export function crown(craft: Craft): Item {
  const { metal, colour, random } = craft
  const gold: Oklch =
    wished(craft, 'material') === 'silver'
      ? [0.86, 0.01, 250]
      : metal[1] > 0.03
        ? metal
        : [0.82, 0.09, 84]
  const back = fillPath(tone(gold, -0.26), 'metal relief 8')`-262,-120! -250,-250! -170,-160!
    -90,-280! 0,-170! 90,-280! 170,-160! 250,-250! 262,-120!`
  const front = fillPath(metalFill([-300, 300], gold), 'metal relief 14')`-270,-60! -310,-340!
    -180,-190! -120,-400! 0,-220! 120,-400! 180,-190! 310,-340! 270,-60! 0,-30`
  const band = fillPath(metalFill([-280, 280], tone(gold, -0.02)), 'metal relief 8')`-276,-84! 0,-50
    276,-84! 270,-16! 0,22 -270,-16!`
  const hue: Oklch =
    colour[1] > 0.05 && Math.abs(colour[2] - gold[2]) > 24
      ? colour
      : random.pick<Oklch>(triples('0.5,0.2,22 0.46,0.16,262 0.52,0.13,155'))
  const jewel = (x: number, y: number, r: number, c: Oklch) =>
    inside(
      ellipse(
        [x, y],
        [r, r * 1.16],
        radial([x - r * 0.3, y - r * 0.4], [r * 1.3, r * 1.4], tone(c, 0.24), c, tone(c, -0.16)),
        { role: 'glass', relief: r * 0.25 },
      ),
      sheen(x - r * 0.3, y - r * 0.45, r * 0.24, r * 0.18, 1),
    )
  const tops = triples('-310,-350,22 -120,-414,26 120,-414,26 310,-350,22').map(([x, y, r]) =>
    inside(disc([x, y], r, tone(gold, 0.04), 'metal relief 7'), sheen(x - 7, y - 8, 6, 5, 1)),
  )
  const velvet = fillPath(tone(hue, -0.1), 'cloth relief 26')`-250,-110 -200,-230 -60,-260 60,-260
    200,-230 250,-110 0,-60`
  return {
    forms: [
      back,
      velvet,
      front,
      band,
      ...tops,
      jewel(0, -140, 32, hue),
      jewel(-140, -150, 22, tone(hue, 0.1)),
      jewel(140, -150, 22, tone(hue, 0.1)),
      ...[-210, -105, 0, 105, 210].map((x, i) =>
        jewel(x, -32 + (1 - (x / 240) * (x / 240)) * 24, 15, i % 2 ? [0.95, 0.012, 240] : hue),
      ),
    ],
    stands: [{ at: [0, -6], radius: [262, 34] }],
    lights: [sparkle([-120, -420], 44), sparkle([230, -130], 28)],
  }
}
