import { type Oklch, shade } from '../../colour'
import { type Shape, disc, moveShapes, place } from '../../geometry'
import { form, limb, line, mark, turned } from '../trace'
import { type SubjectBrush, subject } from '../subject'
import { triples } from '../../drawing/notation'

const FORE = `0,6 6,22 16,38 32,51 @tip 50,58 56,54 57,44 53,32 44,20 @inner 30,10 14,4`
const HIND = `2,4 16,8 32,8 44,2 @tip 50,-10 48,-22 42,-30 36,-34 @tail 33,-48! 28,-36 20,-34 10,-24 4,-8`

const COLOURS: readonly [Oklch, ...Oklch[]] = triples(`0.72,0.15,60 0.62,0.12,245 0.88,0.13,95
  0.95,0.015,90 0.7,0.13,340`)

function wings(wing: Oklch, rim: Oklch, pale: Oklch): Shape[] {
  const petal = { petal: true } as const
  return [
    form(HIND, shade(wing, -0.05), petal),
    turned(HIND, 'tip', 'tail', '32,-24 40,-12', rim, { alpha: 0.9, petal: true }),
    disc(0.39, 0.13, 0.03, pale, { detail: true, petal: true }),
    disc(0.32, 0.22, 0.026, pale, { detail: true, petal: true }),
    line('4,2 20,0 36,-6', 0.9, rim),
    line('4,0 18,-10 28,-24', 0.9, rim),
    form(FORE, wing, petal),
    turned(FORE, 'tip', 'inner', '42,28 46,38 40,46', rim, { alpha: 0.9, petal: true }),
    line('1,7 20,26 36,46', 1.1, rim),
    line('3,7 24,20 46,34', 1.1, rim),
    disc(0.5, -0.5, 0.022, pale, { detail: true, petal: true }),
    disc(0.51, -0.41, 0.02, pale, { detail: true, petal: true }),
    mark('14,12 24,16 30,24 22,22', pale, { alpha: 0.45, petal: true }),
  ]
}

/** Seen from above; the farther pair of wings is foreshortened by how far they are raised. */
function oneButterfly(brush: SubjectBrush): Shape[] {
  const { random, m } = brush
  const wing = brush.own(random.pick(COLOURS), 0.35)
  const rim = wing[0] > 0.9 ? shade(wing, -0.4) : shade(m.dark, 0.05)
  const pale = brush.tone([0.96, 0.03, 90], 0.4)
  const raised = random.range(0.35, 0.85)
  const pair = wings(wing, rim, pale)
  return [
    ...moveShapes(pair, ([x, y]) => [-x * raised, y - x * (1 - raised) * 0.35]),
    ...pair,
    limb('0,14,0.6 0,4,1.3 0,-10,1 -1,-26,0.4', 4.4, m.dark, { plain: true }),
    line('0,14 4,26 10,32', 0.9, m.dark, 'end'),
    line('0,14 -2,26 -6,33', 0.9, m.dark, 'end'),
  ]
}

export const butterfly = subject(
  ['sky', 'near', 'corner'],
  { home: 'garden', time: 'day', height: 0.085, alone: 1.4, count: 3, flock: true },
  (brush, count) => {
    const { random, placement } = brush
    const [dx, dy] = placement === 'sky' ? [0, 0.6] : placement === 'corner' ? [3, 2] : [1.4, -5]
    const shapes: Shape[] = []
    for (let i = 0; i < count; i++) {
      const side = i % 2 ? 1 : -1
      const x = dx + side * i * 0.85 + random.spread() * 0.4
      const y = dy + ((i * 7) % 5) * 0.5 - 0.6 + random.spread() * 0.3
      const size = (1.1 - Math.min(0.45, i * 0.16)) * random.range(0.9, 1.1)
      shapes.push(...place(oneButterfly(brush), x, y, size, side > 0, random.range(-0.75, 0.75)))
    }
    return shapes
  },
)
