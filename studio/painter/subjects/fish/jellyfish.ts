import { type Oklch, mixColour, shade } from '../../colour'
import { type Shape, type StrokePoint, curve, place } from '../../geometry'
import { mix, sin } from '../../../lib/maths'
import { form, line, mark, turned } from '../trace'
import { type SubjectBrush, subject } from '../subject'

const BELL = `-41,2! -43,16 -39,32 -28,46 -12,54 4,55 21,50 35,38 @lit 42,22 42,8 40,1! @rim 34,6 28,7 22,1! 16,5.4 9,5.4 3,-0.5! -4,4.6
  -11,4.8 -17,-0.5! -23,5 -29,6 -35,1!`

/** A ribbon that hangs and sways. */
function trail(brush: SubjectBrush, x: number, length: number, sway: number, phase: number) {
  const { random } = brush
  const lean = random.range(-0.1, 0.1)
  const points: StrokePoint[] = []
  for (let i = 0; i <= 8; i++) {
    const t = i / 8
    points.push([
      x * mix(1, 0.8, t) + sin(phase + t * 6.2) * sway * (0.2 + t) + lean * t,
      0.01 + t * length,
      mix(1, 0.25, t),
    ])
  }
  return points
}

/** The frilled arms in the middle: a ribbon with a rippled edge. */
function arm(brush: SubjectBrush, x: number, length: number, colour: Oklch): Shape {
  const phase = brush.random.range(0, 6)
  const spine = trail(brush, x, length, 0.05, phase)
  const frilled = spine.map(([px, py], i): StrokePoint => [
    px,
    py,
    (i % 2 ? 1.25 : 0.7) * mix(1, 0.25, i / 8),
  ])
  return curve(frilled, 0.1, colour, 'even', { alpha: 0.75, petal: true })
}

function oneJelly(brush: SubjectBrush, hue: number): Shape[] {
  const { random } = brush
  const body = brush.own([0.8, 0.1, hue], 0.25)
  const deep = shade(body, -0.16, 0.03)
  const pale = mixColour(body, [0.97, 0.03, hue], 0.65)
  const shapes: Shape[] = []
  for (let i = 0; i < 11; i++) {
    const x = mix(-0.36, 0.36, i / 10)
    const path = trail(brush, x, random.range(0.75, 1.25), 0.06, random.range(0, 6.2))
    shapes.push(curve(path, 0.016, i % 3 ? pale : body, 'even', 'alpha 0.7 plain glow'))
  }
  for (const x of [-0.16, 0.02, 0.18, -0.06, 0.1])
    shapes.push(arm(brush, x, random.range(0.5, 0.8), mixColour(body, pale, random.next() * 0.7)))
  shapes.push(
    form('-36,4 -20,-4 0,-6 20,-4 36,4 20,9 0,10 -20,9', deep, { alpha: 0.7, plain: true }),
    form(BELL, body, { alpha: 0.82, petal: true }),
    turned(BELL, 'lit', 'rim', '30,12 32,26 28,36', deep, { alpha: 0.45, petal: true }),
    mark('-24,18 -19,30 -8,38 6,38 18,31 25,18 14,23 0,25 -13,23', deep, 'petal alpha 0.4'),
    ...[
      '-19,20 -21,28 -14,33 -9,27 -11,21',
      '-5,23 -8,33 0,37 7,33 5,23',
      '12,21 10,27 15,33 21,28 19,20',
    ].map((ring) => line(ring, 2.2, pale, 'both', { alpha: 0.85, glow: true })),
    ...[
      '-33,8 -32,22 -23,38 -10,48',
      '-17,4 -18,20 -13,38 -5,51',
      '3,3.5 4,22 4,38 2,53',
      '21,5 22,22 17,38 9,50',
    ].map((rib) => line(rib, 1, pale, 'both', { alpha: 0.6 })),
    mark('-34,22 -29,35 -18,46 -10,49 -22,40 -30,28', pale, { alpha: 0.85 }),
    line(
      '-41,3.5 -35,2.5 -29,7.4 -23,6.4 -17,1 -11,6.2 -4,6 3,1 9,6.8 16,6.8 22,2.5 28,8.4 34,7.4 40,2.5',
      1.4,
      pale,
      'even',
      { glow: true },
    ),
  )
  return shapes
}

export const jellyfish = subject(
  ['deep', 'sky'],
  { home: 'underwater', height: 0.24, alone: 1.2, count: 3, flock: true },
  (brush, count) => {
    const { random, placement } = brush
    // in a dream's sky they need space above
    const top = placement === 'sky' ? 0.2 : -0.28
    const hue = random.pick([330, 300, 20, 215, 345])
    const shapes: Shape[] = []
    const order = Array.from({ length: count }, (_, i) => i).reverse()
    for (const i of order) {
      const side = i % 2 ? 1 : -1
      const ring = Math.ceil(i / 2)
      const x = side * ring * random.range(0.85, 1.05)
      const y = top + (i === 0 ? 0 : side * 0.42 * ring + random.spread() * 0.16)
      const size = i === 0 ? 0.92 : 0.62 * (1 - 0.1 * ring) * random.range(0.85, 1.1)
      const jelly = oneJelly(brush, hue + random.range(-25, 25))
      shapes.push(...place(jelly, x, y, size, false, random.range(-0.3, 0.3)))
    }
    return shapes
  },
)
