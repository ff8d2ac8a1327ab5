/** The place around what is drawn large. */
import type { Trait } from '../illustration/family'
import { INDOORS, LIT } from '../illustration/light/effects'
import { familyOf } from '../illustration/registry'
import { preparePlace } from '../illustrate'
import { type IllustrationIntent, readIntent } from '../intent/intent'
import { composePlan, pictureRandom } from '../planning/composed'
import type { Plan } from '../planning/plan'
import { nameOfKind, refreshThings } from '../planning/plan-things'
import { packBrief, packSlots, unpackBrief } from '../planning/sets'
import { listSaidAir, withoutAir } from './air'
import type { Step } from './step'

/** Traits of a picture in another place: whether that has a roof is said by its own words. */
const isOfPlace =
  (said: readonly Trait[]) =>
  (trait: Trait): boolean => {
    const isRoof = trait.slot === LIT && trait.value === INDOORS
    return isRoof ? said.includes(trait) : !said.includes(trait)
  }

/** The plan with its list of things brought up to date. */
export function finish(changed: Plan, keepsPlaces = true): Step {
  return { plan: { ...changed, things: refreshThings(changed, keepsPlaces) }, touched: 'all' }
}

/** The main thing with other words around it. */
function readAround(plan: Plan, words: string): IllustrationIntent | null {
  const { picture } = plan
  if (picture.kind !== 'illustration') return null
  const { main } = picture.brief
  const name = nameOfKind(main.id)
  for (const prompt of [`${words}的${name}`, `${name}在${words}`, `${name}，${words}`]) {
    const intent = readIntent(prompt)
    if (intent.kind === 'illustration' && intent.family === familyOf(main.id))
      if (intent.setting !== null || intent.brief.place) return intent
  }
  return null
}

/** Puts what is drawn large into another place; null: the words name none. */
export function withSubjectPlace(plan: Plan, words: string): Step | null {
  const { picture, strength } = plan
  const read = readAround(plan, words)
  if (!read || picture.kind !== 'illustration') return null
  const { place: drawn } = read.brief
  const { place: _, ...old } = picture.brief
  const said = packBrief({ ...read.brief })
  const brief = {
    ...old,
    time: said.time ?? old.time,
    season: said.season ?? old.season,
    weather: said.weather.length > 0 ? said.weather : old.weather,
    traits: [...old.traits, ...said.traits].filter(isOfPlace(said.traits)),
  }
  const placed = drawn ? { ...brief, place: said.place } : brief
  const bare: Plan = {
    ...plan,
    clear: undefined,
    picture: {
      ...{ ...picture, brief: placed as typeof picture.brief, place: null },
      planned: picture.planned ?? picture.brief,
    },
  }
  const wasPlaced = picture.place !== null || picture.brief.place !== undefined
  if (!read.setting) return finish(bare, wasPlaced)
  const air = listSaidAir(picture.brief, read.setting)
  // sheets alone show a place through a window, which is of the new composition
  const composed = composePlan(read.family.writes ? { ...bare, things: [] } : plan)
  if (composed.kind !== 'illustration') return null
  const chosen = preparePlace(
    {
      ...{ family: read.family, brief: unpackBrief(picture.brief) },
      setting: [...air, ...read.setting],
      ...{ negativePrompt: '', ...(strength !== undefined && { strength }) },
    },
    composed.prepared,
    pictureRandom(plan.seed).fork('illustration'),
  )
  const place = { slots: packSlots(chosen.scene.slots), attempt: chosen.attempt }
  // the place has the hour that was laid over all of the picture
  const { things } = withoutAir(bare, [...air, ...read.setting])
  const changed: Plan = {
    ...bare,
    things,
    picture: { ...picture, brief: bareBrief(placed), place, planned: picture.planned ?? old },
  }
  return finish(changed, wasPlaced)
}

const bareBrief = (brief: object) =>
  brief as Extract<Plan['picture'], { kind: 'illustration' }>['brief']
