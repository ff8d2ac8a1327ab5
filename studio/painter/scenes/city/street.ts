import { mixColour, shade } from '../../colour'
import { type Random, type Shape, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { type Stage, addForms } from '../parts/forms'
import { roundTree } from '../parts/cover'
import { type Plane, type View, panel } from '../parts/view'
import { materialsAt } from '../../palette'
import { type FacadeKind, facade } from './facade'
import { type CityPaint, cityPaint, favour } from './paint'
import { SHOP, awning, shopFront } from './shop'
import { signBoard } from './signs'
import { addPuddles } from './traffic'

export interface StreetPlan {
  /** Metres from the middle to the houses and to the kerb. */
  readonly half: number
  readonly kerb: number
  readonly heights: readonly [low: number, high: number]
  /** Metres from here to there. */
  readonly from: number
  readonly to: number
  readonly signs: number
  readonly trees: boolean
}

interface House {
  readonly side: -1 | 1
  readonly z: number
  readonly length: number
  readonly height: number
  readonly kind: FacadeKind
  readonly name: string
}

function planHouses(random: Random, plan: StreetPlan): House[] {
  const houses: House[] = []
  for (const side of [-1, 1] as const) {
    let z = plan.from * random.range(0.75, 1)
    for (let i = 0; z < plan.to; i++) {
      const length = random.range(6.5, 11)
      const height = mix(...plan.heights, random.next() * random.range(0.4, 1))
      const kind = random.pick<FacadeKind>(['plaster', 'plaster', 'flats', 'brick', 'office'])
      houses.push({ side, z, length, height, kind, name: `${side} ${i}` })
      z += length + (random.chance(0.12) ? 2.5 : 0)
    }
  }
  return houses.sort((a, b) => b.z - a.z)
}

function drawHouse(random: Random, view: View, plan: StreetPlan, house: House, paint: CityPaint) {
  const { side, z, length, height, kind } = house
  const { half } = plan
  const wall = favour(random, paint.walls)
  const detail = Math.min(1, 16 / z)
  const along: Plane = (u, v) => view.at(side * half, v, z + u)
  const front: Plane = (u, v) => view.at(side * (half + u), v, z)
  const lean: Plane = (u, v) => view.at(side * (half - 1.15), v, z + u)
  const shapes: Shape[] = [
    // the end that looks at the viewer over a lower neighbour
    polygon(panel(front, 0, 0, 14, height), shade(wall, side > 0 ? -0.02 : -0.09)),
    ...facade(random, along, { kind, width: length, height, from: SHOP, wall, detail }, paint),
  ]
  if (detail > 0.16) {
    shapes.push(...shopFront(random, along, length, wall, paint))
    if (random.chance(0.55)) shapes.push(...awning(random, along, lean, length, paint))
  }
  for (let i = 0; i < 2; i++) {
    if (!random.chance(plan.signs) || height < 8) continue
    const reach = random.range(0.75, 1.2)
    const tall = reach * random.range(2.2, 4.2)
    const low = random.range(SHOP + 0.4, Math.max(SHOP + 0.5, Math.min(height - tall, 9)))
    const at = z + random.range(0.2, 0.9) * length
    const board: Plane = (u, v) => view.at(side * (half - 0.25) - (side > 0 ? reach : 0) + u, v, at)
    const colour = random.pick([...paint.signs] as [typeof paint.dark, ...(typeof paint.dark)[]])
    shapes.push(...signBoard(random, board, [0, low, reach, tall], colour, paint))
  }
  return shapes
}

/** Lights are seen again in the wet road, upside down and paler. */
export function wetMirror(
  stage: Stage,
  view: View,
  shapes: readonly Shape[],
  /** Of the width of the road, metres. */
  half: number,
): Shape[] {
  const random = stage.random.fork('wet')
  return shapes
    .filter((shape) => shape.glow && !shape.plain)
    .flatMap((shape) => {
      const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)]
      const [left, right] = [Math.min(...xs), Math.max(...xs)]
      const [top, low] = [Math.min(...ys), Math.max(...ys)]
      // the foot of the wall under it, from the wall's offset to the side
      const away = Math.abs((left + right) / 2 - view.x)
      const foot = view.y + (view.eye / half) * away
      if (low > foot + 4) return []
      const y0 = foot + Math.max(0, foot - low) * 0.7
      const y1 = foot + (foot - top) * 0.85
      const sway = (): number => random.spread() * 5 * stage.unit
      return polygon(
        [
          [left + sway(), y0],
          [right + sway(), y0],
          [right + sway(), (y0 + y1) / 2],
          [right + sway(), y1],
          [left + sway(), y1],
          [left + sway(), (y0 + y1) / 2],
        ],
        shape.colour,
        { alpha: 0.57, plain: true, glow: true },
      )
    })
}

/** Cables from house to house, sagging. */
const cables = (random: Random, view: View, plan: StreetPlan, paint: CityPaint): Shape[] =>
  Array.from({ length: 4 }, (_, i) => {
    const z = plan.from + 3 + i * random.range(5, 8)
    const y0 = random.range(6.5, 9)
    const y1 = random.range(6.5, 9)
    const points = Array.from({ length: 13 }, (_unused, k) => {
      const t = k / 12
      return view.at(mix(-1, 1, t) * plan.half, mix(y0, y1, t) - 3.2 * t * (1 - t), z + t * 2)
    })
    const width = Math.max(0.0016 * view.focal, view.metre(z) * 0.035)
    return stroke(points, width, paint.dark, 'even', { plain: true })
  })

/** Road and pavements from the viewer's feet to the vanishing point. */
export function addRoad(stage: Stage, view: View, plan: StreetPlan): void {
  const paint = cityPaint(stage, 0.1)
  const far = plan.to * 2.5
  const near = 1
  const base = paint.snowy ? paint.tone([0.92, 0.015, 240]) : paint.tone([0.62, 0.02, 250])
  const air = mixColour(base, stage.palette.sky[2], 0.65)
  const strip = (x0: number, x1: number, y: number): (readonly [number, number])[] => [
    view.at(x0, y, far),
    view.at(x1, y, far),
    view.at(x1, y, near),
    view.at(x0, y, near),
  ]
  const road = (points: (readonly [number, number])[], colour: typeof base): Shape => ({
    ...polygon(points, colour, { plain: true }),
    gradient: {
      from: [0, view.y],
      to: [0, stage.height],
      stops: [
        { at: 0, colour: air },
        { at: 0.3, colour },
        { at: 1, colour: shade(colour, -0.06) },
      ],
    },
  })
  const pave = shade(base, 0.13)
  const shapes: Shape[] = [
    road(strip(-60, 60, 0), pave),
    road(strip(-plan.kerb, plan.kerb, 0), base),
  ]
  for (const side of [-1, 1]) {
    const edge = side * plan.kerb
    shapes.push(polygon(strip(edge, edge + side * 0.3, 0), shade(pave, 0.07), { detail: true }))
  }
  const line = paint.snowy ? shade(base, -0.1) : shade(base, 0.3)
  for (let z = 3; z < 60; z += 4) {
    const dash = [
      view.at(-0.09, 0, z),
      view.at(0.09, 0, z),
      view.at(0.09, 0, z + 2),
      view.at(-0.09, 0, z + 2),
    ]
    shapes.push(polygon(dash, line, { plain: true, detail: true, alpha: 0.85 }))
  }
  addForms(stage, 'road', 0.75, shapes)
}

/** The houses of a street, far to near in three layers with air between. */
export function addHouses(stage: Stage, view: View, plan: StreetPlan): void {
  const random = stage.random.fork('houses')
  const houses = planHouses(random, plan)
  const bands = [
    { from: 45, depth: 0.7 },
    { from: 21, depth: 0.5 },
    { from: 0, depth: 0.28 },
  ]
  const drawn: Shape[] = []
  bands.forEach(({ from, depth }, i) => {
    const until = bands[i - 1]?.from ?? Infinity
    const paint = cityPaint(stage, depth * 0.9)
    const m = materialsAt(stage.palette, depth)
    const shapes = houses
      .filter(({ z }) => z >= from && z < until)
      .flatMap((house) => {
        const fork = random.fork(house.name)
        const own = drawHouse(fork, view, plan, house, paint)
        if (!plan.trees || house.z < 12) return own
        const z = house.z + 1
        const [x, y] = view.at(house.side * (plan.kerb + 0.7), 0, z)
        const tall = view.metre(z) * fork.range(4.6, 6)
        return [...own, ...roundTree(fork, x, y, tall, m.leaf, m.bark)]
      })
    drawn.push(...shapes)
    addForms(stage, 'houses', depth, shapes)
  })
  const paint = cityPaint(stage, 0.2)
  if (paint.wet) {
    addPuddles(stage, view, plan.kerb)
    addForms(stage, 'wet road', 0.27, wetMirror(stage, view, drawn, plan.half), 'reflection')
  }
  if (!plan.trees) addForms(stage, 'cables', 0.26, cables(random.fork('cables'), view, plan, paint))
}
