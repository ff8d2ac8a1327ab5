import { type Oklch, type Point, type Shape, ellipsePoints, polygon } from '../../geometry'
import { sin } from '../../../lib/maths'
import { subject } from '../subject'
import { triples } from '../../drawing/notation'

/** Half the length of the band, whatever the format. */
const REACH = 2.4

const CLOUDS: readonly [Oklch, ...Oklch[]] = triples('0.62,0.09,285 0.7,0.06,255 0.66,0.08,320')
const PALE: Oklch = [0.9, 0.03, 270]
const STAR: Oklch = [0.98, 0.02, 90]

/** The band of the galaxy, rising across the sky. */
export const milkyWay = subject(
  ['sky'],
  { home: 'night-sky', time: 'night', height: 0.7, count: 1, behind: true },
  ({ random }) => {
    const side = random.sign()
    const slope = random.range(0.34, 0.5) * side
    const phase = random.range(0, 6)
    const at = (t: number, off: number): Point => [
      t * REACH,
      t * REACH * slope + sin(t * 4 + phase) * 0.05 + off,
    ]
    const look = { plain: true, glow: true, accent: true } as const
    const puff = (width: number, colour: Oklch, alpha: number): Shape => {
      const [x, y] = at(random.spread(), random.spread() * width * 0.5)
      const r = random.range(0.5, 1) * width
      return polygon(ellipsePoints(x, y, r * 2.2, r, slope * 0.9), colour, { ...look, alpha })
    }
    const clouds = Array.from({ length: 46 }, () => puff(0.2, random.pick(CLOUDS), 0.08))
    const core = Array.from({ length: 34 }, () => puff(0.085, PALE, 0.1))
    const stars = Array.from({ length: 170 }, (_, i): Shape => {
      const wide = i % 3 === 0 ? 0.3 : 0.12
      const [x, y] = at(random.spread(), random.spread() * wide)
      const r = random.range(0.0012, 0.0042)
      return polygon(ellipsePoints(x, y, r, r, 0, 10), STAR, {
        ...{ ...look, alpha: random.range(0.5, 1) },
      })
    })
    return [...clouds, ...core, ...stars]
  },
)
