import { TAU, cos, sin } from '../../../../lib/maths'
import { disc, ellipse, form, line, place, polygonForm, roundRect } from '../../build/form'
import { type Form, fillPath, strokePath } from '../../build/outlines'
import { type Oklch, linear, radial, tone } from '../../build/fill'
import { BARE, glossy } from './objects'
import { type Point, triples } from '../../../drawing/notation'
import { type Random, pointsAt } from '../../../geometry'

/** Flowers and leaves, each about (0, 0). */

/** A rose from above: petals turned round each other, 100 units in radius. */
export function rose(colour: Oklch, random: Random): Form[] {
  const forms: Form[] = []
  const turn = random.range(0, TAU)
  for (let ring = 0; ring < 4; ring++) {
    const r = 100 - ring * 25
    const count = 6 - ring
    const own = tone(colour, -0.1 + ring * 0.045)
    for (let i = 0; i < count; i++) {
      const a = turn + ring * 0.7 + (i / count) * TAU
      const at: Point = [cos(a) * r * 0.52, sin(a) * r * 0.52]
      forms.push(
        ellipse(
          at,
          [r * 0.54, r * 0.46],
          radial([cos(a) * r, sin(a) * r], [r, r], tone(own, 0.11), own, tone(own, -0.1)),
          { role: 'petal', turn: a + TAU / 4, relief: r * 0.06 },
        ),
      )
    }
  }
  forms.push(disc([0, 0], 15, tone(colour, -0.12), 'petal plain'))
  return forms
}

/** A carnation from the side with ragged petals on a stem of `stem` units. */
export function carnation(colour: Oklch, random: Random, stem = 260): Form[] {
  const forms: Form[] = [
    strokePath(11, [0.56, 0.11, 150], 'foliage even')`0,40 6,${40 + stem * 0.5} 0,${40 + stem}`,
    fillPath([0.6, 0.12, 150], 'foliage')`0,${40 + stem * 0.62}! 54,${stem * 0.42} 78,${stem * 0.2}
      36,${40 + stem * 0.36}`,
    fillPath([0.52, 0.11, 152], 'foliage')`0,${40 + stem * 0.8}! -54,${stem * 0.6}
      -76,${stem * 0.36} -34,${40 + stem * 0.5}`,
    form('-26,28 0,90 26,28 0,14', [0.6, 0.12, 145], 'foliage relief 5'),
  ]
  for (const [y, width, height, lift] of [
    [6, 108, 92, -0.08],
    [-6, 88, 80, -0.03],
    [-14, 64, 62, 0.03],
    [-22, 40, 44, 0.08],
  ]) {
    const own = tone(colour, lift)
    const teeth = 13
    const points: Point[] = [[0, 50]]
    for (let i = 0; i <= teeth; i++) {
      const a = Math.PI * 1.02 + (i / teeth) * Math.PI * 0.96
      const reach = i % 2 === 0 ? 1 : 0.86
      points.push([cos(a) * width * reach * random.range(0.96, 1.04), y + sin(a) * height * reach])
    }
    forms.push(
      form(
        points.map(([px, py], k) => ({ x: px, y: py, corner: k === 0 })),
        linear([0, y - height], [0, 50], tone(own, 0.07), tone(own, -0.09)),
        'petal relief 5',
      ),
    )
  }
  return forms
}

/** A sprig of leaves from (0, 0) upward, `length` units. */
export function sprig(colour: Oklch, length = 260, pairs = 5): Form[] {
  const leaf = (at: Point, turn: number, scale: number, lift: number) =>
    place(
      [
        form(
          '0,0! 26,-20 66,-22 100,0! 66,20 26,18',
          linear([0, -22], [0, 22], tone(colour, lift + 0.07), tone(colour, lift - 0.03)),
          'foliage relief 3',
        ),
        line('4,0 88,0', 3, tone(colour, lift - 0.1), { ...BARE, pressure: 'end' }),
      ],
      at,
      { turn, scale },
    )
  const forms: Form[] = [
    line(pointsAt([0, 0], [1, length], '0,0 10,-0.5 0,-1'), 6, tone(colour, -0.08), 'foliage end'),
  ]
  for (let i = 0; i < pairs; i++) {
    const t = (i + 0.6) / pairs
    const at: Point = [10 * sin(t * 3), -length * t]
    const scale = (length / 360) * (1.1 - t * 0.5)
    forms.push(...leaf(at, -0.6, scale, 0.02), ...leaf(at, Math.PI + 0.6, scale, -0.03))
  }
  forms.push(...leaf([0, -length], -TAU / 4, length / 420, 0.04))
  return forms
}

/** A tree of 360 units with its foot at y = 180. */
export function christmasTree(random: Random): Form[] {
  const green: Oklch = [0.46, 0.1, 158]
  const tiers = [0, 1, 2].map((i) => {
    const [top, low, half] = [-170 + i * 84, 0 + i * 70, 84 + i * 42]
    return form(
      `0,${top}! ${-half * 0.5},${(top + low) / 2} ${-half},${low}! ${-half * 0.5},${low + 16} 0,${low + 6} ${half * 0.5},${low + 16} ${half},${low}! ${half * 0.5},${(top + low) / 2}`,
      linear([-half, 0], [half, 0], tone(green, 0.08), green, tone(green, -0.09)),
      'foliage relief 10',
    )
  })
  const balls = Array.from({ length: 13 }, (_, i) => {
    const row = i % 4
    const y = -66 + row * 62 + random.spread() * 12
    const half = 26 + row * 30
    const colour: Oklch = random.pick(triples('0.62,0.22,25 0.86,0.14,88 0.92,0.03,240'))
    return disc([random.spread() * half, y], 12, glossy(colour, [0, y], 12), 'body relief 3')
  })
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const a = (i / 10) * TAU - TAU / 4
    const r = i % 2 === 0 ? 34 : 14
    return [cos(a) * r, -176 + sin(a) * r]
  })
  return [
    roundRect([-20, 140, 40, 44], 4, [0.42, 0.06, 50]),
    tiers[2],
    tiers[1],
    tiers[0],
    ...balls,
    polygonForm([star], [0.9, 0.15, 92], 'glow relief 4'),
  ]
}
