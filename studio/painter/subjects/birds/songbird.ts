import { shade } from '../../colour'
import { type Shape, place } from '../../geometry'
import { form, limb, line, mark, turned } from '../trace'
import { type SubjectBrush, subject } from '../subject'

const PERCHED = `40,77! 32,84 22,90 @crown 10,90 1,84 -4,74 -12,60 -24,44 -36,30 -64,4! -74,-8! -66,-15! -46,2 -30,9 -16,8 -2,8
  @belly 12,14 22,26 28,42 28,58 27,68 31,73`

const FOLDED = `6,64 @a 15,54 15,41 5,28 -14,17 -54,2! @b -38,24 -24,42 -8,58`

/** At rest, the tail below the twig. */
function perched(brush: SubjectBrush): Shape[] {
  const { m } = brush
  const coat = brush.own([0.62, 0.075, 62], 0.5)
  const wing = shade(coat, coat[0] > 0.7 ? -0.42 : -0.16, coat[0] > 0.7 ? -0.06 : 0)
  const bill = brush.tone([0.62, 0.13, 45], 0.4)
  const accent = coat[1] > 0.09
  return [
    limb('0,12 -1,5 -1,-2', 2, m.dark),
    limb('9,14 8,6 9,-2', 2, m.dark),
    form(PERCHED, coat, { accent }),
    turned(PERCHED, 'crown', 'belly', '-6,40 4,60', shade(coat, -0.1), { accent }),
    mark('27,66 28,56 27,42 21,26 11,16 3,13 8,24 15,40 19,56', shade(coat, 0.14, -0.04), {
      accent,
    }),
    form(FOLDED, wing),
    turned(FOLDED, 'a', 'b', '-14,30 0,46', shade(wing, -0.08)),
    line('10,44 -6,28 -34,12', 1.4, shade(wing, 0.2)),
    line('12,52 -2,40 -24,24', 1.4, shade(wing, 0.2)),
    mark('32,79 22,82.5 10,82 4,78 12,76.5 24,75.5', wing),
    mark('22,80.6 24.4,79.4 22.6,77 20.4,78.6', m.white),
    mark('31,81 48,75! 32,72', bill, { accent: true }),
  ]
}

const GLIDING = `48,2! 40,8 30,10.5 @crown 16,9.5 -4,8 -28,4 -62,7! -66,0! -60,-8! -30,-6 -6,-11 @belly 16,-11 32,-6 41,-2`

const POSES = [
  {
    near: '18,7 @a 14,26 2,44 -18,60 -44,66! @b -36,46 -28,26 -14,8',
    far: '26,8 32,26 34,44 28,62 14,72! 10,52 6,30 6,8',
  },
  {
    near: '18,4 @a 10,-14 -6,-32 -28,-44 -48,-44! @b -40,-28 -28,-10 -12,6',
    far: '24,8 32,22 44,34 60,40! 56,24 44,12 30,2',
  },
] as const

function flying(brush: SubjectBrush): Shape[] {
  const { random, m } = brush
  const coat = brush.own([0.62, 0.075, 62], 0.5)
  const wing = shade(coat, coat[0] > 0.7 ? -0.42 : -0.16, coat[0] > 0.7 ? -0.06 : 0)
  const pose = POSES[random.integer(0, 1)] ?? POSES[0]
  const accent = coat[1] > 0.09
  return [
    form(pose.far, shade(wing, -0.04)),
    form(GLIDING, coat, { accent }),
    turned(GLIDING, 'crown', 'belly', '10,-1 -10,0', shade(coat, -0.1), { accent }),
    form(pose.near, wing),
    turned(pose.near, 'a', 'b', '-14,30 -8,20', shade(wing, -0.07)),
    line('10,12 -2,28 -20,44', 1.3, shade(wing, 0.2)),
    mark('42,4 32,7 22,6 16,3.5 26,2.5 36,1.5', wing),
    mark('32,5.4 34,4.4 32.6,2.8', m.white),
    mark('41,6 55,0.6! 41,-1.4', brush.tone([0.62, 0.13, 45], 0.4), { accent: true }),
  ]
}

/** A twig into the picture, a leaf here and there, as far as `reach`. */
function twig({ random, m }: SubjectBrush, reach: number): Shape[] {
  const end = reach * 100
  const shapes = [limb(`-120,46,1.3 ${end * 0.4},6,1 ${end},-34,0.35`, 9, m.bark)]
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.6) / 7
    const x = end * t
    const y = 24 - 62 * t
    const up = i % 2 ? 1 : -1
    const tip = `${x + 40},${y + up * random.range(18, 44)}`
    shapes.push(
      form(
        `${x},${y}! ${x + 18},${y + up * 24} ${tip}! ${x + 26},${y + up * 4}`,
        shade(m.leaf, up * 0.05),
        { foliage: true },
      ),
    )
  }
  return shapes
}

/** A small singer: on a tree of the picture, on a twig of its own, or in the air. */
export const songbird = subject(
  ['sky', 'corner', 'ground', 'near', 'table'],
  { height: 0.075, alone: 1.5, count: 2, perches: true },
  (brush) => {
    const { placement, random } = brush
    if (placement === 'sky') return place(flying(brush), 0, 0, 1, false, random.range(-0.35, 0.15))
    if (placement !== 'corner') return perched(brush)
    return [...twig(brush, 4.2), ...place(perched(brush), 1.7, 0.14, 1)]
  },
)
