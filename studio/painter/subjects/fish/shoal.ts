import { type Oklch, shade } from '../../colour'
import { type Shape, disc, place } from '../../geometry'
import { form, line, turned } from '../trace'
import { type SubjectBrush, subject } from '../subject'

const SLENDER = `50,0 @nose 42,7 28,12 10,13.5 -8,11.5 -24,7 -34,3.5 @tail -44,10 -54,19! -50,8 -47,0 -50,-8 -54,-17! -44,-9 -34,-3.5 -24,-6
  @vent -8,-10.5 10,-13 28,-11.5 42,-6.5`
const DEEP = `46,1 @nose 40,12 28,23 10,29 -8,26 -22,15 -30,6 @tail -42,14 -54,22! -49,10 -47,1 -49,-9 -54,-20! -42,-11 -30,-4 -22,-12
  @vent -8,-23 10,-27 28,-21 40,-10`

type Kind = Readonly<{ deep: boolean; body: Oklch; band: Oklch; banded: boolean }>

const KINDS: readonly [Kind, ...Kind[]] = [
  { deep: false, body: [0.78, 0.03, 230], band: [0.48, 0.08, 245], banded: false },
  { deep: true, body: [0.84, 0.14, 88], band: [0.3, 0.03, 270], banded: true },
  { deep: true, body: [0.7, 0.16, 48], band: [0.96, 0.01, 90], banded: true },
  { deep: false, body: [0.62, 0.11, 225], band: [0.85, 0.12, 90], banded: false },
  { deep: true, body: [0.55, 0.13, 262], band: [0.85, 0.13, 92], banded: true },
]

function oneFish(brush: SubjectBrush, kind: Kind): Shape[] {
  const body = brush.own(kind.body, 0.45)
  const band = brush.tone(kind.band, 0.45)
  const fin = shade(body, -0.1, 0.01)
  const contour = kind.deep ? DEEP : SLENDER
  const shapes: Shape[] = kind.deep
    ? [
        form('22,24 12,36 -8,40 -26,33! -18,24 -10,22', fin),
        form('14,-24 4,-34 -12,-37 -24,-31! -16,-22 -8,-20', fin),
      ]
    : [
        form('16,12 8,20 -4,22! -2,15 -6,11', fin),
        form('4,-12 -4,-19 -14,-20! -10,-13 -12,-10', fin),
      ]
  shapes.push(form(contour, body))
  shapes.push(
    turned(
      contour,
      'vent',
      'nose',
      kind.deep ? '28,-9 8,-14 -8,-11' : '26,-4 8,-6 -8,-5',
      shade(body, -0.12),
    ),
  )
  if (kind.banded) {
    shapes.push(
      form('27,22.5 21,25.8 16,2 19,-22.6 25,-21.6 23,0', band, { detail: true }),
      form('2,28 -7,26 -11,2 -8,-23 1,-25 -4,2', band, { detail: true }),
    )
  } else {
    shapes.push(line('44,2 20,5.6 -6,4.6 -34,1', 3.4, band, 'both'))
  }
  shapes.push(
    form(kind.deep ? '16,-2 6,-4 -2,-12! 6,-13 14,-9' : '18,-3 10,-5 4,-12! 12,-11 18,-7', fin, {
      detail: true,
    }),
    disc(
      kind.deep ? 0.35 : 0.4,
      kind.deep ? -0.06 : -0.025,
      kind.deep ? 0.032 : 0.024,
      brush.m.white,
      { detail: true },
    ),
    disc(
      kind.deep ? 0.355 : 0.405,
      kind.deep ? -0.06 : -0.025,
      kind.deep ? 0.022 : 0.016,
      brush.m.dark,
      { detail: true },
    ),
    line(kind.deep ? '32,14 28,4 31,-8' : '33,8 30,1 33,-6', 0.9, shade(body, -0.18)),
  )
  return shapes
}

/** Small fish that turn together. */
export const fish = subject(
  ['deep', 'surface', 'water'],
  { home: 'underwater', height: 0.1, count: 7, flock: true },
  (brush, count) => {
    const { random } = brush
    const kind = random.pick(KINDS)
    const total = count === 7 ? 11 : count
    const shapes: Shape[] = []
    const tilt = random.range(-0.25, 0.2)
    for (let i = 0; i < total; i++) {
      // rows of three that widen behind the leader, as a shoal does
      const row = Math.floor((i + 2) / 3)
      const lane = i === 0 ? 0 : ((i + 2) % 3) - 1
      const x = 1.3 - row * 0.92 + random.spread() * 0.22
      const y = lane * (0.42 + row * 0.1) + random.spread() * 0.14 + (row % 2) * 0.16
      const size = (total > 4 ? 0.62 : 1) * random.range(0.8, 1.12)
      shapes.push(...place(oneFish(brush, kind), x, y, size, false, tilt + random.spread() * 0.12))
    }
    return shapes
  },
)
