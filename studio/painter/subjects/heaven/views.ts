import { type Oklch, mixColour, shade } from '../../colour'
import type { Gradient, Point, Shape } from '../../drawing'
import { disc, ellipsePoints, polygon, rounded, pointsAt } from '../../geometry'
import { polyline } from '../../drawing/notation'
import type { SubjectBrush, SubjectDefinition } from '../subject'

/** Views through a window: a square of ±0.5 around (0, 0) that is stretched over the pane. */

const box = (top: number, bottom: number): Point[] =>
  polyline([-0.5, top], [0.5, top], [0.5, bottom], [-0.5, bottom])

function fall(top: number, bottom: number, from: Oklch, to: Oklch): Shape {
  const stops: Gradient['stops'] = [
    { at: 0, colour: from },
    { at: 1, colour: to },
  ]
  const gradient: Gradient = { from: [0, top], to: [0, bottom], stops }
  return { ...polygon(box(top, bottom), mixColour(from, to, 0.5), { plain: true }), gradient }
}

const sky = ({ lit }: SubjectBrush): Shape =>
  lit
    ? fall(-0.5, 0.5, [0.26, 0.07, 268], [0.44, 0.08, 280])
    : fall(-0.5, 0.5, [0.78, 0.09, 238], [0.93, 0.03, 220])

const dim = ({ lit }: SubjectBrush, colour: Oklch): Oklch =>
  lit ? mixColour(colour, [0.22, 0.05, 268], 0.62) : colour

/** A ridge from edge to edge over the foot of the view. */
function ridge(random: SubjectBrush['random'], y: number, rise: number, colour: Oklch): Shape {
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const up = i % 2 === 0 ? random.range(0, 0.35) : random.range(0.55, 1)
    return [-0.5 + i / 8, y - rise * up]
  })
  return polygon([...points, [0.5, 0.5], [-0.5, 0.5]], colour, { plain: true })
}

type Draw = (brush: SubjectBrush) => Shape[]

const view = (draw: Draw): SubjectDefinition => ({
  ...{ placements: ['sky'], height: 1, count: 1, fills: true },
  draw: (brush) => [sky(brush), ...draw(brush)],
})

const sea = view((brush) => {
  const { random } = brush
  const water = dim(brush, [0.58, 0.1, 235])
  const waves = Array.from({ length: 12 }, () => {
    const [x, y] = [random.range(-0.42, 0.42), random.range(0.1, 0.46)]
    return polygon(ellipsePoints(x, y, random.range(0.03, 0.07), 0.004), shade(water, 0.14), {
      ...{ detail: true, plain: true, alpha: 0.7 },
    })
  })
  const sail = dim(brush, [0.97, 0.01, 90])
  return [
    fall(0.06, 0.5, shade(water, 0.1), shade(water, -0.08)),
    ...waves,
    polygon(polyline('0.2,-0.08 0.2,0.06 0.29,0.06'), sail),
    polygon(polyline('0.12,0.07 0.3,0.07 0.27,0.1 0.15,0.1'), dim(brush, [0.5, 0.12, 40])),
  ]
})

const mountains = view((brush) => [
  ridge(brush.random, 0.16, 0.42, dim(brush, [0.72, 0.05, 240])),
  ridge(brush.random, 0.3, 0.34, dim(brush, [0.58, 0.07, 190])),
  ridge(brush.random, 0.46, 0.24, dim(brush, [0.56, 0.1, 145])),
])

const city = view((brush) => {
  const { random, lit } = brush
  return [0, 1].flatMap((row) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = -0.5 + i / 9 + random.range(-0.02, 0.02)
      const [wide, top] = [random.range(0.08, 0.13), random.range(-0.3, 0.12) + row * 0.16]
      const wall = dim(brush, row === 0 ? [0.72, 0.03, 240] : [0.58, 0.04, 250])
      const panes = Array.from({ length: 6 }, (_, at): Shape => {
        const [px, py] = [x + 0.02 + (at % 2) * 0.035, top + 0.04 + Math.floor(at / 2) * 0.07]
        const ring = polyline([px, py], [px + 0.02, py], [px + 0.02, py + 0.03], [px, py + 0.03])
        const glass: Oklch = lit ? [0.9, 0.12, 88] : [0.88, 0.03, 225]
        return polygon(ring, glass, { detail: true, plain: true })
      })
      const right = Math.min(0.5, x + wide)
      const ring = polyline([Math.max(-0.5, x), top], [right, top], [right, 0.5], [x, 0.5])
      return [polygon(ring, wall, { plain: true }), ...panes]
    }).flat(),
  )
})

const forest = view((brush) => {
  const { random } = brush
  const trees = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [random.range(-0.48, 0.48), 0.12 + (i / 26) * 0.3]
    const green = dim(brush, mixColour([0.62, 0.13, 142], [0.46, 0.1, 155], random.next()))
    return rounded(pointsAt([x, y], 1, '-0.09,0 -0.06,-0.14 0,-0.22 0.07,-0.13 0.09,0'), green, {
      foliage: true,
      plain: true,
    })
  })
  return [...trees, fall(0.4, 0.5, dim(brush, [0.66, 0.12, 138]), dim(brush, [0.58, 0.12, 140]))]
})

const snow = view((brush) => {
  const pale = dim(brush, [0.97, 0.008, 235])
  const flakes = Array.from({ length: 60 }, () =>
    disc(brush.random.range(-0.49, 0.49), brush.random.range(-0.49, 0.49), 0.006, pale, {
      ...{ snow: true, plain: true },
    }),
  )
  return [
    ridge(brush.random, 0.24, 0.3, dim(brush, [0.86, 0.02, 240])),
    fall(0.2, 0.5, pale, shade(pale, -0.05)),
    ...flakes,
  ]
})

export const VIEW_DRAWINGS = {
  'view-sea': sea,
  'view-mountains': mountains,
  'view-city': city,
  'view-forest': forest,
  'view-snow': snow,
} satisfies Record<string, SubjectDefinition>
