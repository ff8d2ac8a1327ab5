/** Gear of sports under the feet and in the hands: skis with poles, a skipping rope. */
import { hex } from '../../../colour'
import type { Point } from '../../../drawing'
import { polyline } from '../../../drawing/notation'
import { limb } from '../../build/limb'
import { disc, ellipse, line, tone } from '../../build/form'
import type { Form } from '../../node'
import type { Arm } from './arms'
import type { ActionId } from './poses'

interface Sporting {
  readonly action: ActionId
  readonly ankles: readonly [near: Point, far: Point]
  readonly arms: readonly [near: Arm | null, far: Arm | null]
}

const STEEL = hex('#59606e')

/** Behind the figure, and before its feet. */
export function sportsGear({ action, ankles, arms }: Sporting): { behind: Form[]; before: Form[] } {
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
