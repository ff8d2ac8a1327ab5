import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Random, type Shape, polygon, stroke } from '../../geometry'
import { materialsAt, toneAt } from '../../palette'
import { type Stage, rectangle } from './forms'

/** White walls and dark tiles in the light of one distance. */
export interface HousePaint {
  readonly wall: Oklch
  readonly roof: Oklch
  readonly wood: Oklch
  readonly window: Oklch
  readonly snow: Oklch
  readonly lit: boolean
  readonly snowy: boolean
}

export function housePaint(stage: Stage, depth: number): HousePaint {
  const { time, weather, season } = stage.slots
  const m = materialsAt(stage.palette, depth)
  const lit = time === 'night' || time === 'dusk'
  return {
    wall: toneAt(stage.palette, depth, [0.93, 0.014, 85]),
    roof: toneAt(stage.palette, depth, [0.36, 0.025, 250]),
    wood: toneAt(stage.palette, depth, [0.42, 0.06, 48]),
    window: lit ? m.lamp : m.dark,
    snow: m.snow,
    lit,
    snowy: weather.has('snow') || season === 'winter',
  }
}

export interface HousePlan {
  readonly x: number
  /** Its foot. */
  readonly y: number
  readonly width: number
  readonly height: number
  /** Share of the height that the roof takes. */
  readonly roof: number
  /** Stepped fire walls at both ends. */
  readonly stepped: boolean
  readonly storeys: 1 | 2
  /** End that is in the light. */
  readonly lightSide: -1 | 1
}

function roofShapes(plan: HousePlan, paint: HousePaint): Shape[] {
  const { x, y, width, height } = plan
  const eave = y - height * (1 - plan.roof)
  const ridge = y - height
  const half = width / 2
  const over = plan.stepped ? 0 : half * 0.12
  const inset = plan.stepped ? 0 : half * 0.1
  const sag = height * 0.02
  const outline: Point[] = [
    [x - half - over, eave],
    [x - half + inset * 0.35, (eave + ridge) / 2 + sag],
    [x - half + inset, ridge],
    [x, ridge + sag],
    [x + half - inset, ridge],
    [x + half - inset * 0.35, (eave + ridge) / 2 + sag],
    [x + half + over, eave],
    [x, eave + sag],
  ]
  const shapes: Shape[] = [polygon(outline, paint.roof)]
  const rows = Math.max(4, Math.round(width / (height * 0.085)))
  const line = shade(paint.roof, paint.lit ? 0.07 : 0.12)
  for (let i = 1; i < rows; i++) {
    const t = (i / rows) * 2 - 1
    const path: Point[] = [
      [x + t * (half - inset), ridge + height * 0.03],
      [x + t * (half + over * 0.9), eave],
    ]
    shapes.push(stroke(path, height * 0.012, line, 'even', { detail: true, alpha: 0.55 }))
  }
  const beam: Point[] = [
    [x - half + inset * 0.5, ridge - height * 0.045],
    [x - half * 0.7, ridge],
    [x, ridge + sag],
    [x + half * 0.7, ridge],
    [x + half - inset * 0.5, ridge - height * 0.045],
  ]
  if (paint.snowy) {
    const cap = outline.slice(0, 7).map(([px, py]): Point => [px, py - height * 0.02])
    const hem = Array.from({ length: 9 }, (_, i): Point => {
      const t = 1 - i / 8
      return [x + (t * 2 - 1) * (half + over), eave - height * (i % 2 === 0 ? 0.05 : 0.11)]
    })
    shapes.push(polygon([...cap, ...hem], paint.snow, { snow: true, plain: true }))
  } else {
    shapes.push(stroke(beam, height * 0.045, shade(paint.roof, -0.07), 'even', { detail: true }))
  }
  return shapes
}

/** The stepped top of a fire wall, one end of the house. */
function steppedGable(plan: HousePlan, paint: HousePaint, end: -1 | 1): Shape[] {
  const { x, y, width, height } = plan
  const edge = x + (end * width) / 2
  const thick = Math.min(width * 0.1, height * 0.12)
  const low = y - height * (1 - plan.roof) - height * 0.02
  const high = y - height * 1.07
  const left = edge - thick / 2
  const shapes: Shape[] = [
    polygon(
      rectangle(left, high, left + thick, y),
      shade(paint.wall, end === plan.lightSide ? 0 : -0.07),
    ),
  ]
  const cap = (cx: number, cy: number, w: number): void => {
    const tip = height * 0.035
    shapes.push(
      polygon(
        [
          [cx - w / 2 - tip, cy - tip],
          [cx - w / 2, cy - tip * 0.3],
          [cx + w / 2, cy - tip * 0.3],
          [cx + w / 2 + tip, cy - tip],
          [cx + w / 2 + tip * 0.6, cy + tip * 0.9],
          [cx - w / 2 - tip * 0.6, cy + tip * 0.9],
        ],
        paint.snowy ? paint.snow : paint.roof,
        paint.snowy ? { snow: true } : {},
      ),
    )
  }
  // the lower steps stand before the slope
  const step = (high + low) / 2
  const broad = thick * 2.1
  shapes.unshift(
    polygon(rectangle(edge - broad / 2, step, edge + broad / 2, y), shade(paint.wall, -0.03)),
  )
  cap(edge, high, thick)
  for (const way of [-1, 1]) cap(edge + way * thick * 0.82, step, thick * 0.5)
  return shapes
}

function openings(random: Random, plan: HousePlan, paint: HousePaint): Shape[] {
  const { x, y, width, height, storeys } = plan
  const wallHeight = height * (1 - plan.roof)
  const shapes: Shape[] = []
  const bays = Math.max(2, Math.round(width / (wallHeight * (storeys === 2 ? 0.42 : 0.75))))
  const door = random.integer(0, bays - 1)
  const storey = wallHeight / storeys
  for (let s = 0; s < storeys; s++) {
    const floor = y - s * storey
    for (let b = 0; b < bays; b++) {
      const cx = x + ((b + 0.5) / bays - 0.5) * width * 0.86
      const isDoor = s === 0 && b === door
      if (!isDoor && random.chance(0.28)) continue
      const half = storey * (isDoor ? 0.17 : 0.15)
      const low = floor - (isDoor ? 0 : storey * 0.36)
      const high = floor - storey * (isDoor ? 0.66 : 0.7)
      const on = paint.lit && random.chance(0.62)
      const colour = on
        ? paint.window
        : isDoor
          ? paint.wood
          : mixColour(paint.wood, paint.roof, 0.6)
      shapes.push(
        polygon(rectangle(cx - half, high, cx + half, low), colour, {
          detail: true,
          ...(on && { glow: true }),
        }),
      )
      const bar = (dx: number): Point[] =>
        rectangle(cx + dx - half * 0.08, high, cx + dx + half * 0.08, low)
      shapes.push(polygon(bar(0), shade(paint.wood, -0.06), { detail: true, plain: true }))
      if (s === 0 && !isDoor) continue
      const hood = rectangle(cx - half * 1.5, high - storey * 0.06, cx + half * 1.5, high)
      shapes.push(polygon(hood, paint.roof, { detail: true }))
    }
  }
  return shapes
}

/** A house of the south: white wall, dark tiles, sometimes stepped fire walls. */
export function whiteHouse(random: Random, plan: HousePlan, paint: HousePaint): Shape[] {
  const { x, y, width, height, lightSide } = plan
  const half = width / 2
  const eave = y - height * (1 - plan.roof)
  const dark = x + (lightSide > 0 ? -half : half * 0.35)
  const shapes: Shape[] = [
    polygon(rectangle(x - half, eave - height * 0.02, x + half, y), paint.wall),
    polygon(rectangle(dark, eave, dark + half * 0.65, y), shade(paint.wall, -0.08), {
      shadow: true,
      alpha: 0.5,
    }),
    polygon(rectangle(x - half, eave, x + half, eave + height * 0.06), shade(paint.wall, -0.22), {
      shadow: true,
      alpha: 0.6,
    }),
    polygon(rectangle(x - half, y - height * 0.06, x + half, y), shade(paint.wall, -0.26), {
      detail: true,
      alpha: 0.7,
    }),
    ...openings(random, plan, paint),
    ...roofShapes(plan, paint),
  ]
  if (plan.stepped) shapes.push(...steppedGable(plan, paint, -1), ...steppedGable(plan, paint, 1))
  return shapes
}
