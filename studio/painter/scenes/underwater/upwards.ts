import { type Oklch, shade } from '../../colour'
import { type Shape, ellipsePoints, polygon } from '../../geometry'
import { mix, sin } from '../../../lib/maths'
import { type Stage, addForms } from '../parts/forms'
import { anchor } from '../scene-definition'
import { coral, kelp } from './coral'
import { addBubbles, addDeep, addRays, drowned, seaAt } from './light'
import { offerDeep } from './places'
import { addShoal } from './shoal'
import { triples } from '../../drawing/notation'

const KELP: Oklch = [0.5, 0.1, 105]

/** Looking up: the round window of daylight, and dark rocks that frame it. */
export function buildUpwards(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('upwards')
  addDeep(stage)
  const cx = width * (0.5 - side * random.range(0, 0.12))
  const cy = height * random.range(0.1, 0.2)
  const pale: Oklch = seaAt(stage, 1)
  const window: Shape[] = []
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const reach = short * mix(0.62, 0.15, t)
    const ring = ellipsePoints(cx, cy, reach * 1.2, reach * 0.62, 0, 64).map(([x, y], k) => {
      const bent = 1 + 0.05 * sin(k * 1.3 + i * 2) + 0.04 * sin(k * 0.6 + i)
      return [cx + (x - cx) * bent, cy + (y - cy) * bent] as const
    })
    const light = shade(pale, mix(0, 0.22, t), mix(0, -0.05, t))
    window.push(
      polygon(ring, light, { plain: true, alpha: mix(0.22, 0.6, t), ...(i > 2 && { snow: true }) }),
    )
  }
  addForms(stage, 'window', 0.96, window)
  addRays(stage, cx / width, 1.5)
  const walls: Shape[] = []
  const rock = drowned(stage, 0.12, [0.36, 0.03, 260])
  for (const flank of [-1, 1] as const) {
    const points: [number, number][] = []
    const edge = width * (0.5 + flank * 0.6)
    for (let i = 0; i <= 14; i++) {
      const t = i / 14
      const bulge = mix(0.05, 0.36, t * t) * (flank === side ? 1.1 : 0.8)
      points.push([
        width * (0.5 + flank * (0.56 - bulge)) + random.spread() * short * 0.03,
        height * mix(0.1, 1.05, t),
      ])
    }
    walls.push(
      polygon(
        [...points, [edge, height * 1.1], [edge, height * 0.06]],
        shade(rock, flank === side ? 0 : -0.03),
      ),
    )
    for (let i = 0; i < 6; i++) {
      const [px, py] = points[5 + i] ?? [edge, height]
      walls.push(
        ...coral(
          random,
          px + flank * short * 0.015,
          py + short * 0.02,
          short * random.range(0.06, 0.11),
          (colour) => drowned(stage, 0.4, colour),
        ),
      )
      if (i % 2)
        walls.push(
          ...kelp(
            random,
            px + flank * short * 0.03,
            py + short * 0.04,
            short * random.range(0.16, 0.28),
            drowned(stage, 0.25, KELP),
          ),
        )
    }
  }
  addForms(stage, 'walls', 0.26, walls)
  addShoal(stage, 'shoal', {
    x: cx + side * short * 0.1,
    y: cy + height * 0.18,
    wide: short * 0.22,
    tall: short * 0.08,
    count: 36,
    size: short * 0.022,
    depth: 0.5,
    circles: true,
  })
  addBubbles(stage, width * (0.5 + side * 0.1), height * 0.95, 18)
  offerDeep(stage, triples('-0.02,0.52,1 0.12,0.7,0.65 -0.16,0.34,0.55 0.14,0.36,0.5'))
  anchor(stage, 'ground', [width * (0.5 + side * 0.02), height * 0.985], short * 0.7, 0.24)
  stage.focusX = cx
}
