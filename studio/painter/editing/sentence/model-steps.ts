/** Steps that a language model read, as steps of a plan: every one is bound to things of the picture. */
import type { EditStep } from '@contract/edits'
import { readTarget } from '../../intent/edits/noun'
import type { ReadStep } from '../../intent/edits/step'
import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import { WITH_THING, bindStep } from './steps'

type Picture = { readonly plan: Plan; readonly things: readonly PlannedThing[] }

/** Its target as ids of things; null: it is a noun, or nothing. */
function findIds({ things }: Picture, target: string): readonly PlannedThing[] | null {
  const named = target.split(/[\s,，、]+/).filter(Boolean)
  const found = named.map((id) => things.find((thing) => thing.id === id))
  return found.every((thing) => thing !== undefined) && found.length > 0 ? found : null
}

function toReadStep({ kind, target, value, strength }: EditStep): ReadStep {
  const read = target === undefined ? null : readTarget(target)
  return {
    ...{ kind, words: [target, value].filter(Boolean).join(' ') },
    ...(read && { target: read }),
    ...(value !== undefined && { value }),
    ...(strength && { strength }),
  }
}

/**
 * Readings of each step, the likeliest first.
 * @returns null where one names a thing that the picture does not have
 */
export function bindModelSteps(
  picture: Picture,
  steps: readonly EditStep[],
  context: { lastTarget?: string | undefined },
): EditStep[][] | null {
  const bound: EditStep[][] = []
  for (const step of steps) {
    const ids = step.target === undefined ? null : findIds(picture, step.target)
    const [first] = ids ?? []
    if (ids && first && WITH_THING.test(step.kind)) {
      const targetId = ids.map(({ id }) => id).join(' ')
      bound.push([{ ...step, target: first.name, targetId, scope: 'thing' }])
      continue
    }
    // where something is added is written with its name: 猫旁边
    const named = first ? { ...step, target: first.name } : step
    const readings = bindStep(picture.plan, picture.things, toReadStep(named), context)
    if (!readings || readings.length === 0) return null
    bound.push(readings)
  }
  return bound.length > 0 ? bound : null
}
