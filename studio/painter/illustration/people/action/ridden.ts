import { motorcycle, scooter } from '../../vehicles/road'
import { type Point, place } from '../../build/form'
import { type Oklch, tone } from '../../build/fill'
import type { RiddenId } from '../person'
import { HIP } from './legwear'
import { BICYCLE, type SeatForms, bicycle } from './seats'
import { Random } from '../../../../lib/random'

/** Vehicles that a rider sits astride. */

/** Of a vehicle under a rider, units of the body: the far and the near foot, both hands. */
export interface Ridden {
  readonly feet: readonly [Point, Point]
  readonly grip: Point
  readonly ground: number
  readonly forms: SeatForms
}

/** In the vehicle's own space; its own size in the body's. */
const ENGINES = {
  motorcycle: { draw: motorcycle, seat: [-106, -306], foot: [20, -104], grip: [116, -452] },
  scooter: { draw: scooter, seat: [-150, -346], foot: [92, -134], grip: [176, -520] },
} as const
const SCALES = { motorcycle: 1.9, scooter: 1.6 } as const
/** From the hip to the seat. */
const SADDLE = 64

/** @param colour of its paint */
export function ridden(id: RiddenId, colour: Oklch): Ridden {
  if (id === 'bicycle') {
    const { pedals, rear, wheel, grip } = BICYCLE
    return { feet: pedals, grip, ground: rear[1] + wheel, forms: bicycle(colour) }
  }
  const { draw, seat, foot, grip } = ENGINES[id]
  const scale = SCALES[id]
  const top = HIP + SADDLE
  const to = ([x, y]: Point): Point => [(x - seat[0]) * scale, top + (y - seat[1]) * scale]
  const forms = draw({ colour, second: tone(colour, 0.2), random: new Random(1) })
  return {
    feet: [to(foot), to(foot)],
    grip: to(grip),
    ground: to([0, 0])[1],
    forms: { behind: place(forms, to([0, 0]), { scale }) },
  }
}
