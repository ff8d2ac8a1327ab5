import { animals } from './animals/family'
import type { Composing, Family } from './family'
import { food } from './food/family'
import { PEOPLE } from './people/family'
import { products } from './products/family'
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
]

const owners = new Map(
  FAMILIES.flatMap((family) => Object.keys(family.things).map((id) => [id, family] as const)),
)

/** Whose thing it is; null for what no family draws. */
export function familyOf(thing: string): Family | null {
  return owners.get(thing) ?? null
}

/** How designs get at things of other families: drawn alone, without their own ground. */
export function otherComposer({
  brief,
  style,
  random,
}: Pick<Composing, 'brief' | 'style' | 'random'>): NonNullable<Composing['other']> {
  return (wish, frame) => {
    const alone = { ...brief, main: wish, others: [], texts: [], traits: [] }
    return (
      familyOf(wish.id)?.compose({
        ...{ brief: alone, frame, style, random: random.fork(`other ${wish.id}`) },
        standsInSetting: true,
      }) ?? null
    )
  }
}
