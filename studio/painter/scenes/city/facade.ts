import { type Oklch, mixColour, shade } from '../../colour'
import { type Random, type Shape, polygon } from '../../geometry'
import { type Plane, panel } from '../parts/view'
import { type CityPaint, favour } from './paint'
import { planWindows } from './windows'

export type FacadeKind = 'plaster' | 'flats' | 'office' | 'brick' | 'glass'

export interface FacadePlan {
  readonly kind: FacadeKind
  readonly width: number
  readonly height: number
  /** Height of the storeys above the shop. */
  readonly from: number
  readonly wall: Oklch
  /** 0..1: fewer strokes at a greater distance. */
  readonly detail: number
}

const BAY: Readonly<Record<FacadeKind, readonly [bay: number, storey: number]>> = {
  plaster: [2.5, 3.3],
  flats: [3.2, 3],
  office: [1.9, 3.4],
  brick: [2.2, 3.2],
  glass: [2, 3],
}

function drawWindow(
  plane: Plane,
  plan: FacadePlan,
  paint: CityPaint,
  box: readonly [u: number, v: number, width: number, height: number],
  colour: Oklch,
  glow: boolean,
): Shape[] {
  const [u, v, w, h] = box
  const shapes: Shape[] = []
  if (plan.detail > 0.5 && plan.kind !== 'office') {
    const frame = shade(plan.wall, plan.kind === 'brick' ? 0.14 : 0.07)
    shapes.push(
      polygon(panel(plane, u - 0.14, v - 0.16, u + w + 0.14, v + h + 0.14), frame, 'detail'),
    )
  }
  shapes.push(
    polygon(panel(plane, u, v, u + w, v + h), colour, { detail: true, ...(glow && { glow }) }),
  )
  if (plan.detail > 0.35) {
    const bar = glow ? shade(colour, -0.3) : shade(colour, 0.16)
    const middle = panel(plane, u + w * 0.46, v, u + w * 0.54, v + h)
    shapes.push(polygon(middle, bar, { detail: true, plain: true }))
  }
  if (plan.detail > 0.5 && plan.kind === 'flats') {
    const rail = panel(plane, u - 0.4, v - 0.35, u + w + 0.4, v + 0.45)
    shapes.push(
      polygon(rail, mixColour(plan.wall, paint.trim, 0.4), { detail: true, alpha: 0.92 }),
      polygon(panel(plane, u - 0.4, v - 0.5, u + w + 0.4, v - 0.35), shade(plan.wall, -0.14), {
        detail: true,
        shadow: true,
      }),
    )
  }
  return shapes
}

/** A wall with its storeys of windows, on any plane: a street side, a front, a mirror image. */
export function facade(random: Random, plane: Plane, plan: FacadePlan, paint: CityPaint): Shape[] {
  const { width, height, from, wall, kind } = plan
  const shapes: Shape[] = [polygon(panel(plane, 0, 0, width, height), wall)]
  const [bayWidth, storeyHeight] = BAY[kind]
  const bays = Math.max(1, Math.round(width / bayWidth))
  const storeys = Math.max(1, Math.floor((height - from - 0.5) / storeyHeight))
  const pitch = width / bays
  const rise = (height - from - 0.6) / storeys
  const inside = planWindows(random, storeys, bays)
  const lamp = favour(random, paint.lamps)
  const share = kind === 'glass' ? 0.92 : kind === 'office' ? 0.82 : kind === 'flats' ? 0.62 : 0.46
  const tall = kind === 'glass' ? 0.86 : kind === 'office' ? 0.55 : kind === 'flats' ? 0.56 : 0.6
  for (let s = 0; s < storeys; s++) {
    const v = from + s * rise + rise * 0.22
    for (let b = 0; b < bays; b++) {
      const u = b * pitch + (pitch * (1 - share)) / 2
      const on = inside(s, b)
      const colour =
        paint.lit && on
          ? shade(lamp, random.range(-0.08, 0.03))
          : // by day some have drawn their curtains
            mixColour(
              kind === 'glass' ? shade(wall, 0.03) : paint.glass,
              paint.trim,
              on ? 0.45 : random.range(0, 0.14),
            )
      const box = [u, v, pitch * share, rise * tall] as const
      shapes.push(...drawWindow(plane, plan, paint, box, colour, paint.lit && on))
    }
    if (plan.detail > 0.6 && kind !== 'flats') {
      const y = from + s * rise
      shapes.push(polygon(panel(plane, 0, y, width, y + 0.1), shade(wall, -0.09), { detail: true }))
    }
  }
  const cornice = panel(plane, -0.15, height - 0.5, width + 0.15, height)
  shapes.push(polygon(cornice, shade(wall, paint.lit ? -0.05 : 0.05), { detail: true }))
  if (paint.snowy) {
    const cap = panel(plane, -0.2, height - 0.12, width + 0.2, height + 0.35)
    shapes.push(polygon(cap, paint.snow, { snow: true, plain: true }))
  }
  return shapes
}
