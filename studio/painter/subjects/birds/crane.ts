import { type Oklch, shade } from '../../colour'
import { type Point, type Shape, disc, moveShapes, place } from '../../geometry'
import { form, limb, line, mark, turned } from '../trace'
import { type SubjectBrush, subject } from '../subject'

const BODY = `88,10! 76,13 70,14.2 66,16.5 61,16.5 56,13.5 46,9 35,6 24,6.5 10,9 -8,9 -24,5 @tail -38,-1! -34,-4 -18,-8 2,-9.5
  18,-7 30,-1 44,4 55,7.4 @chin 63,9.4 70,10.6 78,10.4`

const NEAR_WING = `17,6 @lead 17,24 9,44 -5,67 @tip -22,92! -25,83! -34,84.5! -34,75! -44,74! -42,65! -52,62.5! -48,54! -57,50!
  -51,43! -58,37! -50,31! -54,24! -45,20! -44,12! @root -33,8 -20,3 0,1`

const FAR_WING = `22,6 34,22 42,42 48,64 @tip 50,90! 44,81! 39,86! 36,76! 29,79! 28,69! 21,70! 20,60! 13,60! 14,50! 7,48! 8,39!
  2,36! 5,27! 0,22! @root 3,6`

/** Feathers, black where they meet the air. */
const wing = (contour: string, inner: string, white: Oklch, black: Oklch): Shape[] => [
  form(contour, white),
  turned(contour, 'tip', 'root', inner, black, { alpha: 1, detail: true }),
]

/** Wings beat by leaning and stretching about the shoulder. */
function beat(shapes: readonly Shape[], lift: number, lean: number): Shape[] {
  const [x0, y0] = [0.1, -0.05]
  return moveShapes(shapes, ([x, y]): Point => [
    x0 + (x - x0) + (y - y0) * lean,
    y0 + (y - y0) * lift,
  ])
}

function flying(brush: SubjectBrush): Shape[] {
  const { random, m } = brush
  const white = brush.own([0.96, 0.01, 90], 0.5)
  const soft = shade(white, -0.13)
  const lift = random.range(0.62, 1.02)
  const lean = random.range(-0.1, 0.22)
  const quill = shade(white, -0.16)
  return [
    ...beat(
      wing(FAR_WING, '8,26 16,44 26,58 38,70', shade(white, -0.06), m.dark),
      lift * 0.96,
      lean,
    ),
    limb('-24,-1 -62,-5 -98,-3', 1.7, m.dark, { plain: true }),
    limb('-24,-3.5 -60,-9 -94,-9', 1.6, m.dark, { plain: true }),
    form('-20,6 -36,4 -50,-2! -40,-6 -22,-6', m.dark),
    form(BODY, white),
    turned(BODY, 'tail', 'chin', '40,5 20,0 0,-2 -18,-1', soft),
    mark('58,13.6 50,10 38,6.8 30,3.6 38,2.4 48,5.4 57,8.4 63,10.4', m.dark),
    mark('70,13.8 76,12.8 88,10! 78,10.8 70,11', m.gold),
    disc(0.625, -0.155, 0.024, m.accent, { accent: true, detail: true }),
    disc(0.672, -0.135, 0.008, m.dark, { detail: true }),
    ...beat(
      [
        ...wing(NEAR_WING, '-34,16 -38,32 -38,46 -30,60 -20,74', white, m.dark),
        line('10,12 0,34 -14,58', 0.9, quill),
        line('4,10 -8,30 -24,52', 0.9, quill),
        line('-2,9 -16,24 -33,42', 0.9, quill),
        line('-8,8 -22,18 -37,30', 0.9, quill),
        line('-14,7 -26,12 -38,20', 0.9, quill),
      ],
      lift,
      lean,
    ),
  ]
}

const STANDING = `30,97! 22,97.5 17,100 12,100 8.5,97 8,92 11,86 13,79 11.5,71 7,64 3,57 @chest 1,48 -5,40 -15,35.5 @low -26,34 -36,31!
  -44,24 -50,20! -47,29 -42,40 -34,51 -22,58 -10,63 -2,68 4,74 6,80 3.5,87 2.5,93 4.5,100 9,104 14,105 19,103 23,100`

/** On one long leg, as cranes under pines are painted. */
function standing(brush: SubjectBrush): Shape[] {
  const { m } = brush
  const white = brush.own([0.96, 0.01, 90], 0.5)
  const quill = shade(white, -0.16)
  return [
    limb('-15,40,1.1 -8,26,0.8 -9,21,1.1 -17,24,0.7', 1.9, m.dark, { plain: true }),
    limb('-19,40,1.3 -20,22,0.9 -20.5,20,1.3 -20,2,0.8', 1.9, m.dark, { plain: true }),
    limb('-21,3,1 -14,0.6,0.7', 1.6, m.dark, { plain: true }),
    limb('-20,3,1 -25,0.6,0.7', 1.6, m.dark, { plain: true }),
    form(STANDING, white),
    turned(STANDING, 'chest', 'low', '-18,44 -10,50', quill),
    mark('12,86.4 13.6,79 11.9,71 7.4,64 3.4,57.6 1,62 2,68 6,74 8.6,80 7,87 8,93', m.dark),
    form(
      '-20,47 -32,44 -42,36 -54,23 -60,14! -54,15! -55,9! -48,13! -46,7! -41,14! -37,10! -33,20 -26,32 -20,38',
      m.dark,
    ),
    line('-8,56 -20,50 -32,40', 0.9, quill),
    line('-6,51 -18,45 -28,37', 0.9, quill),
    mark('19,102.6 23,100.4 32,97 22,97.6 19,98.6', m.gold),
    disc(0.12, -1.03, 0.024, m.accent, { accent: true, detail: true }),
    disc(0.15, -1.012, 0.008, m.dark, { detail: true }),
  ]
}

export const crane = subject(
  ['sky', 'ground'],
  { height: 0.22, alone: 1.35, count: 2, flock: true },
  (brush, count) => {
    const { random, placement } = brush
    const shapes: Shape[] = []
    const grounded = placement === 'ground' || placement === 'near' || placement === 'table'
    const order = Array.from({ length: count }, (_, i) => i).reverse()
    for (const i of order) {
      const t = count === 1 ? 0 : i / (count - 1) - 0.5
      const size = (count > 3 ? 0.62 : count > 1 ? 0.85 : 1.05) * random.range(0.88, 1.08)
      if (grounded) {
        const x = t * Math.min(2.4, 0.75 * count)
        shapes.push(...place(standing(brush), x, 0, size * 0.72, i % 2 === 1))
        continue
      }
      // they fly into the picture: the flock begins where it was put
      const x =
        t * Math.min(2.7, 1.05 * count) + Math.min(0.8, 0.35 * (count - 1)) + random.spread() * 0.08
      const y = t * -0.5 + (i % 2 ? 0.42 : -0.12) + random.spread() * 0.06
      shapes.push(...place(flying(brush), x, y, size, false, random.range(-0.26, 0.02)))
    }
    return shapes
  },
)
