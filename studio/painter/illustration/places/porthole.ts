import { TAU, cos, sin } from '../../../lib/maths'
import { type Layer, disc, layer, polygonForm, roundRect } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import { ellipsePath } from '../build/path'
import type { Stage } from './stage'

const WALL: Oklch = [0.36, 0.025, 250]
const RIM: Oklch = [0.62, 0.02, 240]
const LIT: Oklch = [0.82, 0.09, 210]

/** The round window of a spacecraft, before what is seen through it. */
export function porthole({ frame: { width, height } }: Stage): Layer[] {
  const short = Math.min(width, height)
  const [x, y, radius] = [width / 2, height / 2, short * 0.43]
  const ring = (outer: number, inner: number) => [
    ellipsePath(x, y, outer, outer),
    ellipsePath(x, y, inner, inner).reverse(),
  ]
  const wall = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const
  const bolts = Array.from({ length: 12 }, (_, i) => {
    const angle = ((i + 0.5) / 12) * TAU
    const at = [x + cos(angle) * radius * 1.04, y + sin(angle) * radius * 1.04] as const
    return disc(at, short * 0.011, tone(RIM, -0.2), 'detail relief 4')
  })
  const panels = [0.03, 0.89].flatMap((at) => [
    roundRect([width * 0.04, height * at, width * 0.2, short * 0.08], 12, tone(WALL, 0.06)),
    roundRect([width * 0.76, height * at, width * 0.2, short * 0.08], 12, tone(WALL, 0.06)),
    roundRect([width * 0.06, height * at + short * 0.03, width * 0.08, short * 0.016], 6, LIT),
  ])
  return [
    layer('wall', 'masses', [
      polygonForm([wall, ellipsePath(x, y, radius, radius).reverse()], WALL, 'body'),
      ...panels,
    ]),
    layer('rim', 'forms', [
      polygonForm(ring(radius * 1.1, radius * 0.97), RIM, 'body relief 14'),
      polygonForm(ring(radius * 0.985, radius * 0.965), LIT, 'detail plain'),
      ...bolts,
    ]),
  ]
}
