import { mix } from '../../../lib/maths'
import { type Oklch, shade } from '../../colour'
import { polyline } from '../../drawing/notation'
import {
  curve,
  disc,
  type Point,
  pointsAt,
  polygon,
  type Shape,
  smooth,
  stroke,
} from '../../geometry'
import { named } from '../../parts'
import { subject, type SubjectBrush } from '../subject'

function mirrored(half: readonly Point[]): Point[] {
  return [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()]
}

/** A swept roof with rising eaves: half width `w`, height `h`, its eaves at `y`. */
function sweptRoof(brush: SubjectBrush, w: number, h: number, y: number): Shape[] {
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
const wall = (w: number, bottom: number, top: number, colour: Oklch): Shape[] =>
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

export const pagoda = subject(['ground'], { outdoors: true, height: 0.36, count: 1 }, (brush) => {
  const { random, m } = brush
  const storeys = random.pick([5, 7])
  const shapes: Shape[] = [
    polygon(polyline('-0.25,0.03 0.25,0.03 0.22,-0.03 -0.22,-0.03'), m.stone),
  ]
  const step = 0.84 / storeys
  let y = -0.03
  let w = 0.185
  for (let i = 0; i < storeys; i++) {
    const h = step * mix(1.12, 0.86, i / storeys)
    const body = w * 0.7
    shapes.push(...wall(body, y, y - h * 0.62, m.wall))
    for (const x of [-0.55, 0, 0.55])
      shapes.push(opening(brush, x * body, y - h * 0.1, body * 0.13, h * 0.36))
    shapes.push(
      stroke(
        polyline([-body * 1.15, y - h * 0.1], [body * 1.15, y - h * 0.1]),
        h * 0.07,
        m.accent,
        'even',
        { detail: true, accent: true },
      ),
    )
    shapes.push(...sweptRoof(brush, w, h * 0.62, y - h * 0.5))
    y -= h
    w *= 0.885
  }
  shapes.push(stroke(polyline([0, y + 0.02], [0, y - 0.12]), 0.018, m.dark, 'end'))
  for (let i = 0; i < 3; i++)
    shapes.push(disc(0, y - 0.012 - i * 0.026, 0.015 - i * 0.003, m.gold, { plain: true }))
  return shapes
})

export const pavilion = subject(['ground'], { outdoors: true, height: 0.2, count: 1 }, (brush) => {
  const { random, m } = brush
  const double = random.chance(0.5)
  const shapes: Shape[] = [
    polygon(polyline('-0.5,0.05 0.5,0.05 0.47,-0.04 -0.47,-0.04'), m.stone),
    polygon(polyline('-0.44,-0.04 0.44,-0.04 0.42,-0.09 -0.42,-0.09'), shade(m.stone, 0.07)),
  ]
  const back = shade(m.wood, -0.04)
  shapes.push(
    polygon(polyline('-0.33,-0.09 0.33,-0.09 0.33,-0.46 -0.33,-0.46'), shade(m.wall, -0.1), {
      alpha: brush.lit ? 1 : 0.35,
      plain: true,
      ...(brush.lit && { glow: true, colour: m.lamp }),
    }),
  )
  for (const x of [-0.36, -0.13, 0.13, 0.36])
    shapes.push(post(x, -0.08, -0.47, 0.042, Math.abs(x) < 0.2 ? back : m.accent))
  shapes.push(stroke(polyline('-0.38,-0.17 0.38,-0.17'), 0.022, m.accent, 'even', { detail: true }))
  shapes.push(stroke(polyline('-0.4,-0.45 0.4,-0.45'), 0.04, m.wood, 'even', { detail: true }))
  shapes.push(...sweptRoof(brush, 0.52, 0.34, -0.46))
  let top = -0.8
  if (double) {
    shapes.push(...wall(0.2, -0.72, -0.86, m.wood))
    shapes.push(...sweptRoof(brush, 0.34, 0.28, -0.84))
    top = -1.12
  }
  shapes.push(stroke(polyline([0, top + 0.03], [0, top - 0.09]), 0.035, m.gold, 'end', 'plain'))
  shapes.push(disc(0, top - 0.02, 0.028, m.gold, { plain: true }))
  return shapes
})

/** A temple hall: a base with steps, red posts and doors under two wide roofs. */
export const temple = subject(
  ['ground'],
  { outdoors: true, height: 0.26, count: 1 },
  (brush): Shape[] => {
    const { m } = brush
    const red = shade(m.accent, -0.06)
    const steps = [0, 1, 2].map((i) =>
      polygon(
        polyline(
          [-0.2 - i * 0.03, -0.12 + i * 0.05],
          [0.2 + i * 0.03, -0.12 + i * 0.05],
          [0.2 + i * 0.03, -0.06 + i * 0.05],
          [-0.2 - i * 0.03, -0.06 + i * 0.05],
        ),
        shade(m.stone, 0.08 - i * 0.03),
        'detail',
      ),
    )
    return [
      polygon(polyline('-0.82,0.05 0.82,0.05 0.8,-0.12 -0.8,-0.12'), m.stone),
      ...steps,
      ...wall(0.6, -0.12, -0.44, red),
      ...[-0.36, 0.36].map((x) => opening(brush, x, -0.13, 0.13, 0.22)),
      opening(brush, 0, -0.12, 0.12, 0.26),
      ...[-0.66, -0.4, -0.16, 0.16, 0.4, 0.66].map((x) => post(x, -0.1, -0.45, 0.04, m.accent)),
      stroke(polyline('-0.72,-0.43 0.72,-0.43'), 0.05, m.wood, 'even', { detail: true }),
      ...sweptRoof(brush, 0.92, 0.26, -0.44),
      ...wall(0.44, -0.58, -0.74, red),
      stroke(polyline('-0.48,-0.71 0.48,-0.71'), 0.04, m.wood, 'even', { detail: true }),
      ...sweptRoof(brush, 0.66, 0.28, -0.72),
      stroke(polyline('-0.2,-0.98 0.2,-0.98'), 0.04, shade(m.roof, -0.08), 'both', 'detail'),
    ]
  },
)
