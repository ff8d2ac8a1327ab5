/** Gear of sports under the feet and in the hands: skis with poles, a rope, boards, a rod. */
import { hex, type Oklch } from '../../../colour'
import { type Point, polyline } from '../../../drawing/notation'
import { limb } from '../../build/limb'
import { type Form, disc, ellipse, inside, line, place } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { tone } from '../../build/fill'
import type { Arm } from './arms'
import type { ActionId } from './poses'

interface Sporting {
  readonly action: ActionId
  readonly ankles: readonly [near: Point, far: Point]
  readonly arms: readonly [near: Arm | null, far: Arm | null]
}

const STEEL = hex('#59606e')

type Gear = { readonly behind: Form[]; readonly before: Form[] }

/** A board under both feet: on a wave, or on wheels. */
function board(action: 'surf' | 'skateboard', [near, far]: Sporting['ankles']): Gear {
  const x = (near[0] + far[0]) / 2 + 20
  const y = Math.max(near[1], far[1]) + 66
  const [half, fill] = action === 'surf' ? [560, hex('#f2b13c')] : [400, hex('#d2543e')]
  const deck = inside(
    limb(
      polyline(
        [x - half, y - 34],
        [x - half * 0.72, y + 2],
        [x, y + 8],
        [x + half * 0.72, y],
        [x + half, y - 44],
      ),
      [10, 26, 30, 26, 8],
      fill,
      { role: 'body', relief: 8 },
    ),
    strokePath(12, tone(fill, 0.18), { role: 'detail' })`${x - half},${y - 14} ${x},${y + 16}
      ${x + half},${y - 24}`,
  )
  if (action === 'skateboard') {
    const wheel = (dx: number): Form[] => [
      disc([x + dx, y + 62], 40, hex('#f4efe4'), 'body relief 8'),
      disc([x + dx, y + 62], 14, STEEL, 'metal'),
    ]
    return { behind: [...wheel(-230), ...wheel(230), deck], before: [] }
  }
  const sea = hex('#3f9fc4')
  const foam = (dx: number, dy: number, r: number): Form =>
    disc([dx, dy], r, hex('#f6fbfc'), 'body')
  const wave = inside(
    fillPath(sea, 'body relief 20')`-760,210! -740,90 -520,30 -200,48 200,40 480,10 640,-90 720,-210
      690,-300 770,-240 830,-90 800,90 840,210!`,
    line('-640,130 -200,100 300,110 640,30 760,-120', 16, tone(sea, 0.14), 'detail'),
  )
  return {
    behind: [deck],
    before: place(
      [
        wave,
        ...[foam(-640, 66, 62), foam(-520, 40, 78), foam(-400, 58, 54), foam(-580, 104, 50)],
        ...[foam(690, -286, 40), foam(640, -250, 30), foam(740, -262, 30)],
      ],
      [x, y],
    ),
  }
}

/** A rod in both hands, its line in the water of a small pool. */
function rod([near, far]: Sporting['arms'], low: number): Gear {
  if (!near || !far) return { behind: [], before: [] }
  const [x, y] = far.wrist
  const tip: Point = [x + 560, y - 420]
  const float: Point = [tip[0] + 20, low - 34]
  const pool = ([rx, ry]: Point, fill: Oklch): Form =>
    ellipse([float[0], low], [rx, ry], fill, 'body')
  return {
    behind: [
      pool([250, 54], hex('#6fb7cf')),
      pool([150, 30], hex('#9bd2e0')),
      pool([70, 14], hex('#6fb7cf')),
    ],
    before: [
      line(polyline([x - 150, y + 110], [x, y + 6], tip), 16, hex('#8a5a34'), 'body end'),
      line(polyline(tip, float), 4, hex('#f4f4f0'), 'line even'),
      disc(float, 24, hex('#e2503c'), 'body relief 5'),
    ],
  }
}

/** Blades under both shoes. */
const blades = (ankles: Sporting['ankles']): Form[] =>
  ankles.map(([x, y]) =>
    line(polyline([x - 60, y + 84], [x + 110, y + 84], [x + 136, y + 70]), 14, STEEL, 'metal even'),
  )

/** Behind the figure, and before its feet. */
export function sportsGear({ action, ankles, arms }: Sporting): Gear {
  if (action === 'surf' || action === 'skateboard') return board(action, ankles)
  if (action === 'fish') return rod(arms, Math.max(ankles[0][1], ankles[1][1]) + 60)
  if (action === 'skate') return { behind: blades(ankles), before: [] }
  if (action === 'ski') {
    const red = hex('#d24a3c')
    const ski = ([x, y]: Point, fill = red): Form =>
      limb(
        polyline(
          [x - 320, y + 52],
          [x - 60, y + 62],
          [x + 250, y + 50],
          [x + 350, y + 6],
          [x + 366, y - 40],
        ),
        [20, 26, 26, 22, 10],
        fill,
        { role: 'body', relief: 5 },
      )
    const poles = arms.flatMap((arm) => {
      if (!arm) return []
      const [x, y] = arm.wrist
      const floor: Point = [x - 170, Math.max(ankles[0][1], ankles[1][1]) + 50]
      return [
        line(polyline([x + 16, y - 40], floor), 14, STEEL, 'metal even'),
        ellipse([floor[0] + 24, floor[1] - 56], [34, 12], tone(STEEL, -0.1), 'body'),
      ]
    })
    return { behind: [ski(ankles[1], tone(red, -0.08)), ...poles], before: [ski(ankles[0])] }
  }
  const [near, far] = arms
  if (action !== 'skip' || !near || !far) return { behind: [], before: [] }
  const [from, to] = [near.wrist, far.wrist]
  const low = Math.max(ankles[0][1], ankles[1][1]) + 130
  const rope = line(
    polyline(
      from,
      [from[0] - 130, (from[1] + low) / 2],
      [from[0] * 0.5, low],
      [to[0] * 0.5, low],
      [to[0] + 130, (to[1] + low) / 2],
      to,
    ),
    15,
    hex('#e0a03a'),
    'cloth even',
  )
  const grips = [from, to].map((at) => disc(at, 26, hex('#c8503c'), 'body relief 4'))
  return { behind: [], before: [rope, ...grips] }
}
