import type { Stage } from '../../scene'
import { subjectOf } from '../../subjects/registry'
import type { SceneId, SubjectId, SubjectWish } from '../../slots'

/** What a painter may add unasked to a scene, and how often. */
const HABITS: Readonly<Record<SceneId, readonly (readonly [SubjectId, number])[]>> = {
  sea: [
    ['sailboat', 0.5],
    ['birds', 0.5],
  ],
  mountains: [
    ['birds', 0.35],
    ['pine', 0.22],
    ['pavilion', 0.18],
  ],
  lake: [
    ['reeds', 0.35],
    ['birds', 0.25],
    ['skiff', 0.22],
    ['willow', 0.12],
  ],
  'night-sky': [
    ['pine', 0.22],
    ['cottage', 0.2],
  ],
  abstract: [],
}

const BOATS: ReadonlySet<SubjectId> = new Set(['sailboat', 'skiff'])

/**
 * A bare scene gets one or two things of its own, so that eight seeds are eight pictures.
 * Never against the prompt: nothing that is denied, and nothing beside two asked subjects.
 */
export function dressing(stage: Stage): SubjectWish[] {
  const { slots } = stage
  if (slots.subjects.length > 1) return []
  const random = stage.random.fork('dressing')
  const rough = slots.weather.has('storm') || slots.weather.has('rain')
  const extras: SubjectWish[] = []
  const taken = new Set(slots.subjects.map(({ id }) => subjectOf(id).placement))
  for (const [id, chance] of HABITS[slots.scene]) {
    const drawn = random.chance(chance)
    const clashes =
      slots.denied.has(`subject:${id}`) ||
      // who wants no boat wants neither kind
      (BOATS.has(id) && [...BOATS].some((boat) => slots.denied.has(`subject:${boat}`))) ||
      taken.has(subjectOf(id).placement) ||
      (id === 'birds' && (slots.time === 'night' || rough)) ||
      (id === 'willow' && slots.season === 'winter')
    if (!drawn || clashes || extras.length + slots.subjects.length >= 2) continue
    extras.push({ id, count: null })
    taken.add(subjectOf(id).placement)
  }
  return extras
}
