import { TINTS } from '../../slots'
import { THING_WORDS } from '../people/words'
import { atTable } from './table'
import type { Brief, ThingWish, Trait } from '../family'

/** Animals in the roles of people: 柴犬宇航员, 狐狸画家. */

/** Role of people → what an animal in it wears and holds, with its colour. */
const DRESS: Readonly<Record<string, string>> = {
  astronaut: 'clothes:space',
  chef: 'clothes:chef wears:chef-hat',
  doctor: 'clothes:lab-coat wear:stethoscope',
  nurse: 'clothes:scrubs wear:stethoscope',
  police: 'clothes:uniform wears:cap:blue',
  firefighter: 'clothes:fire wears:helmet:red',
  scientist: 'clothes:lab-coat wears:glasses',
  painter: 'wears:beret hold:brush',
  barista: 'wear:apron hold:cup',
  farmer: 'clothes:overalls wears:straw-hat',
  worker: 'clothes:overalls wears:helmet',
  graduate: 'wears:mortarboard',
  singer: 'hold:microphone',
  king: 'wear:cape wears:crown',
  queen: 'clothes:gown wears:crown',
  princess: 'clothes:frock wears:crown',
  emperor: 'clothes:dragon-robe wears:crown',
  general: 'clothes:armour',
  knight: 'clothes:plate',
  wizard: 'wear:cape wears:witch-hat hold:staff',
  witch: 'wear:cape wears:witch-hat hold:broom',
  hero: 'wear:cape',
  detective: 'clothes:trench wears:hat:brown hold:magnifier',
  captain: 'clothes:uniform wears:cap:blue',
  scholar: 'clothes:hanfu hold:book',
  swordsman: 'clothes:robe hold:sword',
  maid: 'clothes:frock wear:apron',
  student: 'clothes:sailor wear:backpack',
  teacher: 'clothes:suit wears:glasses hold:book',
  santa: 'wears:santa-hat hold:gift',
}

/** Words of these roles, as people have them. */
export const ROLE_TRAITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(DRESS).map((role) => [`role:${role}`, THING_WORDS[role] ?? '']),
)

function dressFor({ slot, value }: Trait): readonly Trait[] {
  if (slot !== 'role') return []
  return (DRESS[value] ?? '').split(' ').flatMap((key) => {
    const [part = '', thing, colour] = key.split(':')
    const tint = TINTS.find((id) => id === colour)
    return thing === undefined ? [] : [{ slot: part, value: thing, ...(tint && { tint }) }]
  })
}

/** 穿红裙子的小猫公主: clothes that are named take the place of those of the role. */
function dressByRole(wish: ThingWish): ThingWish {
  const isNamed = ({ slot }: Trait): boolean => wish.traits.some((trait) => trait.slot === slot)
  const more = wish.traits.flatMap(dressFor).filter((trait) => !isNamed(trait))
  return more.length > 0 ? { ...wish, traits: [...wish.traits, ...more] } : wish
}

/** The same picture with all that the roles of its animals, and tables, bring. */
export function dressRoles(brief: Brief): Brief {
  const dress = (wish: ThingWish): ThingWish => atTable(dressByRole(wish))
  return { ...brief, main: dress(brief.main), others: brief.others.map(dress) }
}
