import { type Oklch, shade } from '../../colour'
import { type Point, type Shape, curve, pointsAt, polygon, smooth, stroke } from '../../geometry'
import type { SubjectBrush } from '../subject'
import { polyline } from '../../drawing/notation'
import { named } from '../../parts'

function mirrored(half: readonly Point[]): Point[] {
  return [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()]
}

/** A swept roof with rising eaves: half width `w`, height `h`, its eaves at `y`. */
export function sweptRoof(brush: SubjectBrush, w: number, h: number, y: number): Shape[] {
  const colour = brush.m.roof
  const top = smooth(
    pointsAt([0, y], [w, h], '0,-1 0.22,-0.82 0.56,-0.36 0.95,-0.2 1.16,-0.5'),
    false,
    5,
  ).map(([px, py]): Point => [px, py])
  const under: Point[] = pointsAt([0, y], [w, h], '1.1,-0.27 0.92,0 0.5,0.07 0,0.09')
  const shapes: Shape[] = [polygon(mirrored([...top, ...under]), colour)]
  shapes.push(polygon([...top, ...under, [0, y - h]], shade(colour, -0.06), 'shadow alpha 0.6'))
  for (const side of [-0.62, -0.3, 0.3, 0.62]) {
    shapes.push(
      curve(
        pointsAt([0, y], [side * w, h], '0.25,-0.82 0.7,-0.36 1,-0.02'),
        h * 0.045,
        shade(colour, -0.1),
        'even',
        { detail: true, alpha: 0.7 },
      ),
    )
  }
  shapes.push(eaveLine(w, h, y, shade(colour, 0.16)))
  const tiles = named('roof', shapes)
  if (brush.snowy) {
    const cap: Point[] = top.slice(0, -3).map(([px, py]) => [px * 0.97, py - h * 0.03])
    const foot = cap.map(([px, py], i): Point => [px, py + h * (i % 3 === 0 ? 0.24 : 0.16)])
    tiles.push(polygon(mirrored([...cap, ...foot.reverse()]), brush.m.snow, 'snow plain'))
  }
  return tiles
}

const eaveLine = (w: number, h: number, y: number, colour: Oklch): Shape =>
  curve(
    pointsAt([0, y], [w, h], '-1.05,-0.24 -0.62,0 0,0.05 0.62,0 1.05,-0.24'),
    h * 0.07,
    colour,
    'both',
    { detail: true },
  )

/** A wall with a shadow side; half width `w`, from `bottom` up to `top`. */
export const wall = (w: number, bottom: number, top: number, colour: Oklch): Shape[] =>
  named('walls', [
    polygon(polyline([-w, bottom], [w, bottom], [w * 0.97, top], [-w * 0.97, top]), colour),
    polygon(
      polyline([w * 0.25, bottom], [w, bottom], [w * 0.97, top], [w * 0.25, top]),
      shade(colour, -0.12),
      { shadow: true, alpha: 0.75 },
    ),
  ])

/** A rectangular opening: dark by day, shining by night. */
export function opening(
  brush: SubjectBrush,
  x: number,
  bottom: number,
  halfWidth: number,
  height: number,
): Shape {
  const colour = brush.lit ? brush.m.lamp : brush.m.dark
  return polygon(
    pointsAt([x, bottom], [halfWidth, height], '-1,0 1,0 1,-1 -1,-1'),
    colour,
    brush.lit ? { glow: true, detail: true, part: 'window' } : { detail: true, part: 'window' },
  )
}

export const post = (x: number, bottom: number, top: number, width: number, colour: Oklch): Shape =>
  stroke(polyline([x, bottom], [x, top]), width, colour, 'even', {
    detail: true,
    part: 'pillars',
  })
