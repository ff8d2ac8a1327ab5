import { TAU, cos, sin } from '../../../../lib/maths'
import type { Random } from '../../../../lib/random'
import { disc, ellipse, form, inside, place, polygonForm, roundRect } from '../../build/form'
import { type Form, fillPath, strokePath } from '../../build/outlines'
import { type Oklch, linear, radial, tone, tones } from '../../build/fill'
import { ribbonPath } from '../../build/path'
import type { Point } from '../../../drawing/notation'

/** Things for cards and posters, each about (0, 0) and some 200 units high unless it says else. */

export const BARE = { role: 'detail', plain: true } as const

/** A colour lit from the upper left, over a round form. */
export const glossy = (colour: Oklch, [x, y]: Point, r: number) =>
  radial([x - r * 0.35, y - r * 0.45], [r * 1.7, r * 1.7], ...tones(colour, 0.14, 0, -0.14))

/** With its string of `tail` units. */
export const balloon = (colour: Oklch, tail = 190): Form[] => [
  strokePath(2.6, [0.5, 0.03, 30], 'line even')`0,118 8,${118 + tail * 0.4} -6,${118 + tail * 0.7}
    2,${118 + tail}`,
  form('0,-100 -84,-40 -70,50 0,108 70,50 84,-40', glossy(colour, [0, -10], 90), 'body relief 12'),
  form('0,104! -12,124! 12,124!', tone(colour, -0.1), 'body'),
  ellipse([-36, -46], [15, 26], [1, 0, 0], {
    role: 'light',
    plain: true,
    alpha: 0.6,
    turn: 0.5,
    blur: 3,
  }),
]

/** A wrapped box, 220 wide; its foot at y = 110. */
export function gift(paper: Oklch, ribbon: Oklch): Form[] {
  const side = linear([-100, 0], [100, 0], ...tones(paper, 0.04, 0, -0.08))
  const band = linear([-18, 0], [18, 0], ...tones(ribbon, 0.07, 0, -0.06))
  const loop = (flip: 1 | -1) =>
    form(
      `0,-62! ${-40 * flip},-128 ${-96 * flip},-118 ${-86 * flip},-74 ${-40 * flip},-58`,
      linear([0, -128], [0, -58], tone(ribbon, 0.08), tone(ribbon, -0.08)),
      'body relief 6',
    )
  return [
    inside(
      roundRect([-100, -28, 200, 138], 8, side, { relief: 8 }),
      roundRect([-19, -40, 38, 160], 0, band, BARE),
    ),
    inside(
      roundRect([-110, -64, 220, 46], 8, side, { relief: 7 }),
      roundRect([-19, -70, 38, 60], 0, band, BARE),
    ),
    loop(1),
    loop(-1),
    disc([0, -68], 19, tone(ribbon, 0.02), 'body relief 5'),
  ]
}

/** A burst of light, `r` units in radius. */
export function firework(colour: Oklch, r: number, random: Random): Form[] {
  const count = random.integer(16, 24)
  const rays: Point[][] = []
  const sparks: Form[] = []
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU + random.spread() * 0.06
    const reach = r * random.range(0.82, 1)
    const at = (share: number): Point => [
      cos(a) * reach * share,
      sin(a) * reach * share + r * 0.09 * share * share,
    ]
    rays.push(ribbonPath([at(0.24), at(0.5), at(0.92)], r * 0.028, 'both'))
    sparks.push(disc(at(1), r * 0.026, tone(colour, 0.1), 'glow plain'))
    if (i % 2 === 0) sparks.push(disc(at(0.55), r * 0.016, [0.98, 0.04, 95], 'glow plain'))
  }
  return [
    disc([0, 0], r, radial([0, 0], [r, r], colour), {
      role: 'glow',
      plain: true,
      alpha: 0.13,
      blur: r * 0.3,
    }),
    polygonForm(rays, colour, { role: 'glow', union: true, plain: true }),
    ...sparks,
  ]
}

export function heart(fill: Oklch, r = 100): Form[] {
  const at = (dx: number, dy: number, mark = '') => `${dx * r},${dy * r}${mark}`
  return [
    fillPath(glossy(fill, [0, 0], r), { role: 'body', relief: r * 0.13 })`${at(0, 0.92, '!')}
      ${at(-0.98, -0.1)} ${at(-0.62, -0.86)} ${at(0, -0.42, '!')} ${at(0.62, -0.86)}
      ${at(0.98, -0.1)}`,
    ellipse([-0.5 * r, -0.45 * r], [r * 0.16, r * 0.1], [1, 0, 0], {
      role: 'light',
      plain: true,
      alpha: 0.55,
      turn: -0.7,
    }),
  ]
}

export function snowflake(colour: Oklch, r: number): Form[] {
  const rings: Point[][] = []
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * TAU
    const at = (share: number, off = 0): Point => [
      cos(a + off) * r * share,
      sin(a + off) * r * share,
    ]
    rings.push(ribbonPath([[0, 0], at(1)], r * 0.09, 'even'))
    for (const off of [-0.35, 0.35])
      rings.push(ribbonPath([at(0.5), at(0.8, off)], r * 0.07, 'even'))
  }
  return [polygonForm(rings, colour, { role: 'detail', union: true, plain: true })]
}

export const confetti = (
  width: number,
  height: number,
  colours: readonly Oklch[],
  random: Random,
  count = 60,
): Form[] =>
  Array.from({ length: count }, () => {
    const at: Point = [random.next() * width, random.next() * height]
    const colour = colours[Math.floor(random.next() * colours.length)]
    const size = random.range(7, 15)
    if (random.chance(0.35)) return [disc(at, size * 0.5, colour, BARE)]
    return place([roundRect([-size, -size * 0.28, size * 2, size * 0.56], 2, colour, BARE)], at, {
      turn: random.range(0, TAU),
    })
  }).flat()

/** A dove that flies to the right, 240 wide. */
export const dove = (colour: Oklch): Form[] => [
  form('-20,0 -60,-90 -20,-150 30,-120 50,-20', tone(colour, -0.06), 'body relief 5'),
  fillPath(colour, 'body relief 7')`120,-34! 96,-44 70,-60 40,-40 -60,-10 -150,-30! -120,10 -150,40!
    -60,40 20,46 70,10 96,-24`,
  form('10,10 -70,-40 -90,-120 -40,-96 20,-60 40,-10', tone(colour, 0.03), 'body relief 6'),
  disc([82, -36], 5, [0.25, 0.02, 260], BARE),
]
