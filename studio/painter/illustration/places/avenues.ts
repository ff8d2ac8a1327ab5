import { cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Oklch, mixColour } from '../../colour'
import { type Point, polyline } from '../../drawing/notation'
import { type Form, type Layer, layer, line, polygonForm } from '../build/form'
import { strokePath } from '../build/outlines'
import { downwards, linear, tone, tones } from '../build/fill'
import { ellipsePath } from '../build/path'
import { many } from '../build/still/item'
import { type Place, type Stage, drawAir, band, hills, drawSky } from './stage'

/** Trees of a row, from the farthest on. */
const ROW = 12
const LEAVES = 130
/** Smaller trees show no leaves, units. */
const SPARSE = 420

/** Nearness of the nth tree of a row, 0 at the horizon..1. */
const nearness = (n: number): number => 0.06 * 1.27 ** n

/** A tall tree with a loose crown, its foot at a point; units. */
function leafy([x, y]: Point, size: number, leaf: Oklch, random: Random): Form[] {
  const middle = y - size * 0.74
  const lobes = Array.from({ length: 17 }, (_, i): readonly [Point, number] => {
    const angle = i * 2.4
    const out = Math.sqrt(i / 17)
    return [
      [
        x + cos(angle) * out * size * 0.36 * random.range(0.85, 1.15),
        middle + sin(angle) * out * size * 0.36 * random.range(0.85, 1.1),
      ],
      size * random.range(0.1, 0.15),
    ]
  })
  const dabs = (dx: number, dy: number): Point[][] =>
    lobes.flatMap(([[px, py], r]) =>
      Array.from({ length: 4 }, () =>
        ellipsePath(
          px + dx * r + random.spread() * r,
          py + dy * r + random.spread() * r,
          size * 0.021,
          size * 0.014,
        ),
      ),
    )
  const bark: Oklch = [0.4, 0.045, 50]
  return [
    line(polyline([x, y], [x + size * 0.01, y - size * 0.5]), size * 0.065, bark, 'body even'),
    ...[-1, 1].map(
      (side) =>
        strokePath(size * 0.03, bark, 'body end')`${x},${y - size * 0.36}
        ${x + side * size * 0.17},${y - size * 0.62}`,
    ),
    {
      rings: lobes.map(([[px, py], r]) => ellipsePath(px, py, r, r * 0.92)),
      union: true,
      role: 'foliage',
      fill: linear(
        [x - size * 0.3, middle - size * 0.4],
        [x + size * 0.3, middle + size * 0.4],
        ...tones(leaf, 0.05, -0.07),
      ),
    },
    ...(size > SPARSE
      ? [
          many(dabs(-0.3, -0.4), tone(leaf, 0.075), { plain: true }),
          many(dabs(0.4, 0.5), tone(leaf, -0.11), { plain: true }),
        ]
      : []),
  ]
}

/** Two rows of trees along a road that runs to the horizon, their leaves on it. */
function avenue(stage: Stage, crown: Oklch, hasFallen: boolean): Layer[] {
  const { frame, lit, random } = stage
  const horizon = frame.height * 0.58
  const eye: Point = [frame.width * random.fork('eye').range(0.44, 0.56), horizon]
  const foot = frame.height + 10
  const half = Math.max(frame.width * 0.42, frame.height * 0.36)
  const leaf = lit(crown)
  const grass = hasFallen ? mixColour(lit([0.62, 0.08, 110]), leaf, 0.55) : lit([0.6, 0.1, 132])
  const at = (x: number, t: number): Point => [
    eye[0] + x * half * t,
    horizon + (foot - horizon) * t,
  ]
  const road = polygonForm(
    [[at(-0.72, 0.02), at(0.72, 0.02), at(0.72, 1), at(-0.72, 1)]],
    downwards(horizon, foot, lit([0.84, 0.02, 80]), lit([0.72, 0.025, 75])),
    'ground',
  )
  const own = random.fork('leaves')
  const specks = Array.from({ length: LEAVES }, () => {
    const t = 0.06 + 0.94 * own.next() ** 1.4
    const edge = own.sign() * (1.3 - own.next() ** 1.8 * 1.2)
    const [x, y] = at(edge, t)
    return ellipsePath(x, y, 13 * t + 1, 5.5 * t + 0.6)
  })
  const rows: Form[] = Array.from({ length: ROW }, (_, i) => i).flatMap((i) =>
    [-1, 1].flatMap((side) => {
      const t = nearness(i)
      const tint = mixColour(
        tone(leaf, ((i + (side > 0 ? 1 : 0)) % 3) * 0.03 - 0.03),
        stage.low,
        (1 - t) * 0.3,
      )
      return leafy(
        at(side * 1.16, t),
        frame.height * 0.98 * t + 12,
        tint,
        random.fork(`${i} ${side}`),
      )
    }),
  )
  return [
    ...drawSky(stage, horizon),
    layer(
      'far',
      'setting',
      hills(stage, horizon + 4, frame.height * 0.06, mixColour(leaf, stage.low, 0.5), 'far'),
    ),
    layer(
      'ground',
      'ground',
      band(stage, horizon, foot, downwards(horizon, foot, ...tones(grass, 0.05, -0.05))),
      road,
    ),
    layer('leaves', 'masses', hasFallen ? many(specks, tone(leaf, -0.03), 'foliage') : []),
    layer('trees', 'forms', rows),
    ...drawAir(stage),
  ]
}

const GOLD: Oklch = [0.84, 0.16, 88]
const GREEN: Oklch = [0.6, 0.12, 138]

/** Roads between trees, by the kind of tree. */
export const AVENUES: Readonly<Record<string, Place>> = {
  'ginkgo-avenue': {
    words: '银杏大道 银杏路 银杏林荫道 银杏林荫大道 银杏街 银杏小路 银杏道 ginkgo_avenue',
    parts: '秋 秋天 秋日 秋季 金秋 深秋 落叶',
    times: ['day', 'day', 'sunset'],
    draw: (stage) => avenue(stage, GOLD, true),
  },
  'cherry-avenue': {
    words: '樱花大道 樱花路 樱花街 樱花道 樱花小路 樱花小道',
    parts: '春 春天 春日 春季 落花',
    times: ['day', 'day', 'dawn'],
    draw: (stage) => avenue(stage, [0.87, 0.075, 5], true),
  },
  'maple-avenue': {
    words: '枫叶大道 枫树大道 枫林大道 红枫大道 枫叶小路 枫林小路 枫林小道',
    times: ['day', 'day', 'sunset'],
    draw: (stage) => avenue(stage, [0.6, 0.18, 36], true),
  },
  avenue: {
    words:
      '林荫大道 林荫道 林荫路 林荫小路 林荫小道 梧桐大道 梧桐路 梧桐街 梧桐道 tree-lined_road avenue',
    times: ['day', 'day', 'dawn'],
    draw: (stage) => {
      const isAutumn = stage.season === 'autumn'
      return avenue(stage, isAutumn ? GOLD : GREEN, isAutumn)
    },
  },
}
