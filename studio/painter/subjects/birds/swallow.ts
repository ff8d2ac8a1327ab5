import { shade } from '../../colour'
import { type Shape, place } from '../../geometry'
import { form, line, mark } from '../trace'
import { type SubjectBrush, subject } from '../subject'

type Pose = { readonly far: string; readonly near: string; readonly body: string }

const BODY = `47,9! 40,13.5 33,14 25,11 10,10 -10,8 -28,5 -46,9 -66,17 -88,29! -68,11 -50,3 -41,0! -54,-4 -72,-7 -94,-8! -70,-12
  -46,-9 -28,-6 -8,-9 12,-9 28,-4 37,3 41,7`

const BANKING: Pose = {
  body: BODY,
  near: '22,8 20,24 10,40 -8,56 -34,68 -54,73! -36,58 -22,42 -14,26 -10,8',
  far: '24,0 30,-18 28,-36 18,-54 4,-66! 8,-48 8,-32 2,-16 -4,-2',
}

const SOARING: Pose = {
  body: BODY,
  near: '20,8 16,26 6,42 -12,60 -34,74! -26,56 -20,38 -14,22 -8,6',
  far: '26,8 38,24 44,40 44,58 36,76! 32,58 26,42 16,26 6,8',
}

function swallowBody(brush: SubjectBrush): Shape[] {
  const { random, m } = brush
  const pose = random.chance(0.5) ? BANKING : SOARING
  const back = brush.own([0.33, 0.05, 262], 0.45)
  const edge = shade(back, 0.13)
  return [
    form(pose.far, shade(back, -0.05)),
    form(pose.body, back),
    mark('-26,-5 -8,-8.4 12,-8.4 27,-3.6 33,1 24,4 4,1 -16,-1', m.white),
    mark('27,-3.4 36,3 40,7.4 41,10 36,9 30,5 25,1', brush.tone([0.55, 0.15, 38], 0.5), 'accent'),
    form(pose.near, back),
    line('14,14 6,32 -8,48', 1.2, edge),
    line('4,12 -6,28 -18,44', 1.2, edge),
    mark('37.5,10.6 39,11.6 40,10.2 38.5,9.4', m.white),
  ]
}

export const swallow = subject(
  ['sky', 'corner'],
  { season: 'spring', height: 0.1, alone: 1.3, count: 3, flock: true },
  (brush, count) => {
    const { random, placement } = brush
    const shapes: Shape[] = []
    const [dx, dy] = placement === 'corner' ? [1.6, 1.4] : [0, 0]
    for (let i = 0; i < count; i++) {
      const turn = i * 2.4 + random.range(-0.3, 0.3)
      const reach = i === 0 ? 0 : 0.75 + 0.28 * i
      const x = dx + reach * (i % 2 ? 1 : -1) * random.range(0.8, 1.1)
      const y = dy + (i % 3) * 0.62 - 0.3 + random.spread() * 0.15
      const size = random.range(0.85, 1.1) * (1 - Math.min(0.45, i * 0.14))
      const angle = random.range(-0.55, 0.25) + (turn % 0.3)
      shapes.push(...place(swallowBody(brush), x, y, size, i % 3 === 2, angle))
    }
    return shapes
  },
)
