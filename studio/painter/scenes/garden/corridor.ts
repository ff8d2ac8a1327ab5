import { mixColour, shade } from '../../colour'
import { type Point, type Shape, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { type Stage, addForms, rectangle } from '../parts/forms'
import { housePaint } from '../parts/house'
import { anchor } from '../scene-definition'
import { latticeBars } from '../interior/room'
import { buildGardenPond } from './pond'
import { polyline } from '../../drawing/notation'

/** The garden pond seen out of a covered walk: posts, hanging lattice, a bench to lean on. */
export function buildCorridor(stage: Stage): void {
  buildGardenPond(stage)
  const { width, height, short, unit, side, palette } = stage
  const m = materialsAt(palette, 0)
  const paint = housePaint(stage, 0)
  const wood = mixColour(m.wood, stage.random.fork('lacquer').chance(0.5) ? m.accent : m.bark, 0.45)
  const post = short * 0.055
  const beam = height * 0.075
  const bench = height * 0.86
  const posts = [0.1, 0.9].map((share) => share * width)
  if (width > height * 1.2) posts.push(width * (0.5 - side * 0.14))
  const shapes: Shape[] = [
    polygon(rectangle(-9, -9, width + 9, beam), shade(wood, -0.1)),
    polygon(rectangle(-9, beam, width + 9, beam + short * 0.02), shade(wood, 0.05)),
  ]
  const sorted = [-post, ...posts.slice().sort((a, b) => a - b), width + post]
  for (let i = 0; i + 1 < sorted.length; i++) {
    const [left, right] = [(sorted[i] ?? 0) + post / 2, (sorted[i + 1] ?? 0) - post / 2]
    if (right - left < short * 0.08) continue
    const top = beam + short * 0.02
    const drop = short * 0.085
    const cells = Math.max(2, Math.round((right - left) / (short * 0.24)))
    for (let k = 0; k < cells; k++) {
      const a = mix(left, right, k / cells)
      const b = mix(left, right, (k + 1) / cells)
      shapes.push(...latticeBars(k % 2, [a, top, b, top + drop], 6 * unit, wood))
    }
    shapes.push(
      stroke(polyline([left, top + drop], [right, top + drop]), 9 * unit, wood, 'even', 'detail'),
    )
    // brackets in the corners
    for (const [x, way] of polyline([left, 1], [right, -1])) {
      const bracket: Point[] = [
        [x, top],
        [x + way * short * 0.12, top],
        [x + way * short * 0.05, top + short * 0.06],
        [x, top + short * 0.16],
      ]
      shapes.push(polygon(bracket, shade(wood, 0.04)))
    }
    shapes.push(
      stroke(
        polyline([left, bench - short * 0.075], [right, bench - short * 0.075]),
        14 * unit,
        wood,
      ),
    )
    for (let x = left + short * 0.03; x < right; x += short * 0.05) {
      shapes.push(
        stroke(
          polyline([x, bench - short * 0.07], [x + short * 0.006, bench]),
          7 * unit,
          wood,
          'even',
          { detail: true },
        ),
      )
    }
  }
  shapes.push(
    polygon(rectangle(-9, bench, width + 9, bench + short * 0.035), shade(wood, 0.08)),
    polygon(rectangle(-9, bench + short * 0.035, width + 9, height + 9), paint.wall),
    polygon(
      rectangle(-9, bench + short * 0.035, width + 9, bench + short * 0.06),
      shade(paint.wall, -0.2),
      { shadow: true, alpha: 0.6 },
    ),
  )
  for (const x of posts) {
    shapes.push(
      polygon(rectangle(x - post / 2, beam, x + post / 2, height + 9), wood),
      polygon(
        rectangle(
          x + (side > 0 ? -post / 2 : post * 0.1),
          beam,
          x + (side > 0 ? -post * 0.1 : post / 2),
          height + 9,
        ),
        shade(wood, -0.08),
        { shadow: true, alpha: 0.7 },
      ),
    )
  }
  addForms(stage, 'corridor', 0.06, shapes)
  // what stood at the frame is now in the garden; what may lie on the bench lies before it
  for (const placement of ['near', 'corner'] as const) stage.anchors.delete(placement)
  offerAir(stage)
  stage.anchors.set('near', [
    { x: width * (0.5 - side * 0.26), y: bench, scale: short * 0.85, depth: 0.08, facing: side },
  ])
  for (const [i, share] of [0.16, -0.2, 0].entries()) {
    anchor(
      stage,
      'table',
      [width * (0.5 + side * share), bench + short * 0.012],
      short * 0.9,
      0.05 - i * 0.002,
    )
  }
}
