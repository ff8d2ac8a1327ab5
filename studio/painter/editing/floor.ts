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

/** Where the floor begins, a share of the height; null: the place is seen from above or in the air. */
export function findFloor(plan: Plan): number | null {
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
  return tops.length > 0 ? Math.min(...tops) : null
}
