import { type Oklch, shade } from '../../colour'
import { type Shape, curve } from '../../geometry'
import { mix } from '../../../lib/maths'
import { landAt } from '../../palette'
import type { Stage } from '../../scene'

/**
 * A fall of water down a cliff: threads of bare white that step over ledges and widen to the mist.
 *
 * @param x where it springs from the rock, pixels
 * @param top y of the spring
 * @param foot y where it is lost in mist
 */
export function addWaterfall(
  stage: Stage,
  x: number,
  top: number,
  foot: number,
  depth: number,
): void {
  const { unit, palette } = stage
  const random = stage.random.fork('waterfall')
  const drop = foot - top
  const ledge = mix(top, foot, random.range(0.34, 0.48))
  const step = random.sign() * 18 * unit
  const rock = shade(landAt(palette, depth), -0.2)
  const shapes: Shape[] = []
  const thread = (t: number, width: number, colour: Oklch, flags: Partial<Shape>): void => {
    const narrow = t * 26 * unit
    const wide = t * 62 * unit
    shapes.push(
      curve(
        [
          [x + narrow * 0.6, top + Math.abs(t) * 18 * unit, 0.5],
          [x + narrow, mix(top, ledge, 0.6), 1],
          [x + narrow + step * 0.4, ledge, 1.2],
          [x + wide * 0.8 + step, ledge + drop * 0.12, 1],
          [x + wide + step * 1.1, foot + random.range(-10, 14) * unit, 1.5],
        ],
        width * unit,
        colour,
        'even',
        { plain: true, ...flags },
      ),
    )
  }
  // the wet rock at its side contrasts with the fall, also on paper that is white itself
  for (const t of [-0.64, 0.64]) thread(t, 6, rock, { alpha: 0.55 })
  const threads = 13
  for (let i = 0; i < threads; i++) {
    const t = i / (threads - 1) - 0.5
    if (i % 3 === 1) thread(t, 3.6, [0.84, 0.035, 235], { alpha: 0.85 })
    else thread(t, 6.4, [0.975, 0.008, 230], { snow: true, alpha: 0.97 })
  }
  stage.layers.push({
    kind: 'shapes',
    role: 'forms',
    name: 'waterfall',
    depth: depth - 0.001,
    shapes,
  })
}
