import type { SubjectId, SubjectWish } from '../../slots'
import { placementIn } from '../../subjects/placing'
import { listSubjects } from '../../subjects/kinds'
import { getSubject } from '../../subjects/registry'
import type { SceneDefinition, Stage } from '../scene-definition'

type Habit = NonNullable<SceneDefinition['habits']>[number]

/** A spring that is named is seen by what blooms. */
function listInSeason({ slots }: Stage, { habits = [] }: SceneDefinition): readonly Habit[] {
  const { season, subjects, scene } = slots
  const grows = [...subjects].some(({ id }) => GROWING.has(id))
  if (season !== 'spring' || grows || !SPRING_LAND.test(scene)) return habits
  return [['sakura', 1], ...habits]
}

const SPRING_LAND = /^(mountains|lake|river|coast|grassland|village|garden|city|waterfall)$/
const GROWING: ReadonlySet<string> = new Set<SubjectId>([
  ...listSubjects('tree'),
  ...listSubjects('flower'),
])

/** Interiors with things of their own where others would be. */
const FURNISHED = ['windowsill', 'desk', 'shelf'] as const

const BOATS: ReadonlySet<string> = new Set<SubjectId>(['sailboat', 'skiff'])

/**
 * A bare scene gets one or two things of its own, so that eight seeds are eight pictures.
 * Never against the prompt: nothing that is denied, and nothing with two requested subjects.
 */
export function dressing(stage: Stage, definition: SceneDefinition): SubjectWish[] {
  const { slots } = stage
  if (slots.subjects.length > 1) return []
  // a teapot behind who sits there would be as large, and one on a desk hides its lamp
  const isFull = slots.eyeLevel === true || FURNISHED.some((motif) => slots.motifs.has(motif))
  if (slots.scene === 'interior' && isFull) return []
  // nothing grows in space or in the sky alone
  if (slots.motifs.has('deep-space') || slots.motifs.has('open-sky')) return []
  const random = stage.random.fork('dressing')
  const rough = slots.weather.has('storm') || slots.weather.has('rain')
  const extras: SubjectWish[] = []
  const taken = new Set(slots.subjects.map(({ id }) => placementIn(stage.offers, getSubject(id))))
  for (const [id, chance, where = getSubject(id).placements[0]] of listInSeason(
    stage,
    definition,
  )) {
    const placement = placementIn(stage.offers, getSubject(id))
    const drawn = random.chance(chance)
    const clashes =
      slots.denied.has(`subject:${id}`) ||
      // who wants no boat wants neither kind
      (BOATS.has(id) && [...BOATS].some((boat) => slots.denied.has(`subject:${boat}`))) ||
      placement !== where ||
      taken.has(placement) ||
      (id === 'birds' && (slots.time === 'night' || rough)) ||
      (id === 'willow' && slots.season === 'winter')
    if (!drawn || clashes || extras.length + slots.subjects.length >= 2) continue
    extras.push({ id, count: null })
    taken.add(placement)
  }
  return extras
}
