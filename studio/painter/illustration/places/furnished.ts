import type { Oklch } from '../../colour'
import { polyline } from '../../drawing/notation'
import { type Form, type Layer, ellipse, layer, line, polygonForm } from '../build/form'
import { type Room, layOutWalls, shell } from './room'
import { type Stage, halo } from './stage'

export interface Look {
  readonly wall: Oklch
  readonly floor: Oklch
  readonly deep?: number
}

export interface Plan extends Room {
  readonly s: number
  readonly w: number
  readonly h: number
}

function measure(stage: Stage, deep: number): Plan {
  const { left, right, top, floor } = layOutWalls(stage, deep)
  const s = Math.min(stage.frame.width, stage.frame.height) / 1000
  return { left, right, top, floor, s, w: right - left, h: floor - top }
}

export const under = (half: number): Form =>
  ellipse([0, 2], [half, half * 0.1], [0.2, 0.03, 60], 'shadow plain alpha 0.4 blur 8')

export const quad = (
  points: string,
  fill: Oklch,
  look: 'body' | 'cloth' | 'detail' | 'metal' = 'body',
): Form => polygonForm([polyline(points)], fill, look)

export const furnished =
  (
    look: Look,
    furnish: (stage: Stage, at: Plan) => { wall?: Form[]; forms: Form[]; light?: Form[] },
  ) =>
  (stage: Stage): Layer[] => {
    const at = measure(stage, look.deep ?? 0.13)
    const { wall = [], forms, light = [] } = furnish(stage, at)
    return [
      layer('shell', 'ground', shell(stage, at, stage.lit(look.wall), stage.lit(look.floor))),
      layer('on the wall', 'setting', wall),
      layer('furniture', 'forms', forms),
      layer('lamps', 'light', light),
    ]
  }

/** Lamps on cords over x, y shares of the frame. */
export const pendants = (
  { frame, lit }: Stage,
  s: number,
  xs: readonly number[],
  y: number,
): Form[] =>
  xs.flatMap((share) => {
    const [x, foot] = [frame.width * share, frame.height * y]
    return [
      halo([x, foot], 170 * s, [0.96, 0.09, 82], 0.5),
      line(
        polyline([x, -6], [x, foot / 2], [x, foot - 40 * s]),
        4 * s,
        lit([0.25, 0.02, 60]),
        'detail even',
      ),
      polygonForm(
        [
          polyline(
            [x - 14 * s, foot - 46 * s],
            [x + 14 * s, foot - 46 * s],
            [x + 52 * s, foot],
            [x - 52 * s, foot],
          ),
        ],
        lit([0.36, 0.09, 150]),
        'metal',
      ),
      ellipse([x, foot], [46 * s, 9 * s], [0.97, 0.09, 88], 'glow'),
    ]
  })
