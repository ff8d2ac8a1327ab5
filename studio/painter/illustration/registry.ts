import { joinTables } from '../../lib/tables'
import { abstract } from './abstract/family'
import { animals } from './animals/family'
import { camp } from './camp/family'
import { creatures } from './creatures/family'
import type { Brief, Composing, Family } from './family'
import { food } from './food/family'
import { PEOPLE } from './people/family'
import { myth } from './myth/family'
import { marine } from './marine/family'
import { places } from './places/family'
import { plants } from './plants/family'
import { products } from './products/family'
import type { Illustration, Layer } from './node'
import { design, writing } from './design/family'
import { vehicles } from './vehicles/family'

/** Every family of things that is drawn large, one row each. */
export const FAMILIES: readonly Family[] = [
  // one a line
  PEOPLE,
  animals,
  products,
  design,
  writing,
  food,
  vehicles,
  plants,
  places,
  marine,
  creatures,
  camp,
  myth,
  abstract,
]

const owners = joinTables(
  ...FAMILIES.map((family) =>
    Object.fromEntries(Object.keys(family.things).map((id) => [id, family])),
  ),
)

/** Whose thing it is; null for what no family draws. */
export const familyOf = (thing: string): Family | null =>
  Object.hasOwn(owners, thing) ? owners[thing] : null

/** Whether it is a place that is drawn. */
export const isPlace = (thing: string): boolean => familyOf(thing)?.arePlaces ?? false

/** Whether another thing of the brief fills its frame: a place, or a look. */
export function fillsFrame(thing: string): boolean {
  const family = familyOf(thing)
  return family?.arePlaces === true || family?.isManner === true
}

/** Of a place its sky and ground are part of what is shown. */
function asBackground(made: Illustration): Illustration {
  const layers = made.layers.map((one) =>
    one.stage === 'ground' ? { ...one, stage: 'setting' as const } : one,
  )
  return { ...made, layers }
}

const ANCIENT = /^(?:ancient-.+|scholar|emperor|empress)$/

/** The place of a brief, all of it behind the subject. */
export function placeBehind(
  { brief, frame, style, random }: Omit<Composing, 'standsInSetting' | 'other'>,
  focus: Illustration['focus'],
): Layer[] {
  const wish = brief.place
  const family = wish && familyOf(wish.id)
  if (!wish || !family) return []
  // 古风少女在卧室里: hers is none of today
  const isOld = ANCIENT.test(brief.main.id) && family.takes?.('age', wish.id)
  const age = isOld ? [{ slot: 'age', value: 'ancient' }] : []
  const main = { ...wish, traits: [...wish.traits, ...age] }
  const alone: Brief = { ...brief, main, others: [], texts: [], traits: [] }
  const made = family.compose({
    ...{ brief: alone, frame, style, random: random.fork('place') },
    ...{ standsInSetting: true, subjectAt: focus.x },
  })
  return made.layers.map((one) => ({ ...one, stage: 'setting' as const }))
}

/** Access of designs to things of other families: drawn alone, without their own ground, places with it. */
export const otherComposer =
  ({
    brief,
    style,
    random,
  }: Pick<Composing, 'brief' | 'style' | 'random'>): NonNullable<Composing['other']> =>
  (wish, frame) => {
    const alone = { ...brief, main: wish, others: [], texts: [], traits: [] }
    const family = familyOf(wish.id)
    if (!family) return null
    const made = family.compose({
      ...{ brief: alone, frame, style, random: random.fork(`other ${wish.id}`) },
      standsInSetting: true,
    })
    return fillsFrame(wish.id) ? asBackground(made) : made
  }
