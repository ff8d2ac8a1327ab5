import { TAU, sin } from '../../../../lib/maths'
import type { Random } from '../../../../lib/random'
import { type Form, disc, form, line, place } from '../../build/form'
import { fillPath } from '../../build/outlines'
import { type Oklch, linear, radial, tone } from '../../build/fill'
import type { Area } from '../kit/board'
import { type Point, triples } from '../../../drawing/notation'

/** Ridges one behind the other that fade into mist, farthest first. */
export const mistyHills = (
  [x, y, width, height]: Area,
  colour: Oklch,
  mist: Oklch,
  random: Random,
  layers = 4,
): Form[] =>
  Array.from({ length: layers }, (_, i) => {
    const depth = i / Math.max(1, layers - 1)
    const base = y + height * (0.25 + depth * 0.5)
    const swing = height * (0.3 - depth * 0.12)
    const phase = random.range(0, TAU)
    const count = 9
    const top = Array.from({ length: count + 3 }, (_, k): Point => {
      const px = x + (width * (k - 1)) / count
      const wave = 0.5 + 0.5 * sin(k * (1 + depth * 0.4) + phase)
      return [px, base - swing * wave * random.range(0.7, 1.05)]
    })
    const foot = y + height + 60
    const ring = [
      ...top.map(([px, py]) => ({ x: px, y: py, corner: false })),
      { x: x + width * 1.2, y: foot, corner: true },
      { x: x - width * 0.2, y: foot, corner: true },
    ]
    const lit: Oklch = [
      mist[0] + (colour[0] - mist[0]) * (0.35 + depth * 0.65),
      mist[1] + (colour[1] - mist[1]) * (0.35 + depth * 0.65),
      colour[2],
    ]
    return form(
      ring,
      linear([0, base - swing], [0, base + height * 0.3], lit, tone(mist, -0.01)),
      'foliage plain',
    )
  })

/** A small boat with one who fishes, about (0, 0), 200 units wide. */
export function fishingBoat(ink: Oklch): Form[] {
  const look = { role: 'body', plain: true } as const
  return [
    form('-100,-14! -60,6 0,12 60,6 100,-20! 70,20 0,30 -66,20', ink, look),
    form('-26,4! -34,-34 -10,-62 14,-34 12,4!', ink, look),
    form('-52,-52! -10,-88! 32,-52! -10,-58', ink, look),
    line('6,-36 80,-96 150,-118', 5, ink, { pressure: 'end' }),
    line('150,-118 152,-40', 2, ink, { pressure: 'even' }),
  ]
}

export const moon = ([x, y]: Point, radius: number, colour: Oklch): Form[] => [
  disc([x, y], radius * 2.1, radial([x, y], [radius * 2.1, radius * 2.1], colour), {
    role: 'glow',
    plain: true,
    alpha: 0.3,
    blur: radius * 0.7,
  }),
  disc(
    [x, y],
    radius,
    radial(
      [x - radius * 0.2, y - radius * 0.2],
      [radius * 1.3, radius * 1.3],
      tone(colour, 0.03),
      colour,
      tone(colour, -0.05),
    ),
    'glow plain',
  ),
]

/** Birds far away. */
export const birds = ([x, y]: Point, ink: Oklch, random: Random, count = 4): Form[] =>
  Array.from({ length: count }, (_, i) => {
    const wing = line('-40,6 -22,-12 0,2 22,-14 42,2', 5, ink, 'line')
    return place([wing], [x + i * 86 + random.spread() * 24, y + random.spread() * 70], {
      scale: random.range(0.5, 0.9),
      turn: random.spread() * 0.2,
    })
  }).flat()

/** Bamboo from below, leaning in from one side; about 260 × 900 units from (0, 0) upward. */
export function bamboo(colour: Oklch, random: Random): Form[] {
  const forms: Form[] = []
  for (const [x, width, lean] of triples('0,26,60 70,18,20 130,12,90'))
    for (let i = 0; i < 6; i++) {
      const from: Point = [x + (lean * i) / 6, -i * 150]
      const to: Point = [x + (lean * (i + 0.94)) / 6, -(i + 0.94) * 150]
      forms.push(line([from, to], width, tone(colour, random.range(-0.04, 0.04)), 'foliage even'))
      if (i < 2) continue
      for (let k = 0; k < 4; k++) {
        const turn = random.range(0.2, 1.3) * (random.chance(0.5) ? 1 : -1) + Math.PI / 2
        const leaf = fillPath(tone(colour, random.range(-0.08, 0.06)), 'foliage')`0,0! 40,-11 112,0!
          40,11`
        forms.push(...place([leaf], to, { turn, scale: random.range(0.7, 1.15) }))
      }
    }
  return forms
}
