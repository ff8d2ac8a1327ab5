import { FLOOR_FORM } from '../illustration/places/room'
import type { Form, Layer } from '../illustration/node'
import { composePlan } from '../planning/composed'
import { boxOfSolids } from '../planning/layers'
import type { Plan } from '../planning/plan'

/** The floor or ground of a place that the picture is about: added things are on it. */

/** Lies on the ground or behind it. */
const NO_FLOOR = /^(?:sky|deep|haze|mist|joints|tiles|spot|light in the sky|sun on the floor)$/
const SHELLS = /^(?:shell|room)$/

/** Of the width, the least that a floor reaches over. */
const LEAST_WIDTH = 0.7
/** Shares of the height: a floor begins below the one and reaches the other. */
const HIGHEST = 0.3
const LOWEST = 0.96

const listForms = ({ name, forms }: Layer): readonly Form[] =>
  SHELLS.test(name) ? forms.slice(FLOOR_FORM) : forms

export interface Floor {
  /** Its far edge, a share of the height. */
  readonly top: number
  readonly isIndoors: boolean
}

/** Null: the place is seen from above or is in the air. */
export function findFloor(plan: Plan): Floor | null {
  const composed = composePlan(plan)
  if (composed.kind === 'landscape') return null
  const { layers, frame } = composed.prepared.illustration
  const tops = layers
    .filter(({ stage, name }) => stage === 'ground' && !NO_FLOOR.test(name))
    .flatMap(listForms)
    .flatMap(({ rings }) => {
      const box = boxOfSolids([{ rings, union: false }])
      if (!box || box.right - box.left < frame.width * LEAST_WIDTH) return []
      const [top, bottom] = [box.top / frame.height, box.bottom / frame.height]
      return top > HIGHEST && bottom > LOWEST ? [top] : []
    })
  if (tops.length === 0) return null
  return { top: Math.min(...tops), isIndoors: !layers.some(({ name }) => name === 'sky') }
}

/** The foot of what is nearest to the viewer, a share of the height. */
const NEAREST = 0.95
/** Height of a metre there, short sides. */
const METRE = { indoors: 0.4, outdoors: 0.3 }
/** The horizon above the far edge of the floor, shares of the height. */
const HORIZON = { indoors: 0.24, outdoors: 0.12 }
const HEIGHTS = { least: 0.07, most: 0.66 }
/** Places between the far edge of a floor and the viewer, the best first. */
const DEPTHS = [1, 0.8, 0.55, 0.3] as const

/** Height of a thing whose foot is at `y`: the nearer the larger. */
export function measureOnFloor({ top, isIndoors }: Floor, metres: number, y: number): number {
  const kind = isIndoors ? 'indoors' : 'outdoors'
  const horizon = top - HORIZON[kind]
  // on a bed or a table, whose own feet are about the middle of the floor
  const foot = y < top ? (top + NEAREST) / 2 : y
  const depth = Math.max(0.2, (foot - horizon) / (NEAREST - horizon))
  return Math.max(HEIGHTS.least, Math.min(HEIGHTS.most, metres * METRE[kind]) * depth)
}

/** Feet and heights of a thing on a floor, the best first. */
export const listFloorRows = (
  floor: Floor,
  metres: number,
): { readonly y: number; readonly scale: number }[] =>
  DEPTHS.map((depth) => {
    const y = floor.top + (NEAREST - floor.top) * depth
    return { y, scale: measureOnFloor(floor, metres, y) }
  })
