import { joinTables } from '../../../../lib/tables'
import type { ThingWish } from '../../family'
import type { Part } from './part'
import { ANCIENT_PARTS } from './roles-ancient'
import { TALE_PARTS } from './roles-tale'
import { TODAY_PARTS } from './roles-today'

/** Everybody who can be requested by name, one row each. */
export const PARTS: Readonly<Record<string, Part>> = joinTables(
  TODAY_PARTS,
  ANCIENT_PARTS,
  TALE_PARTS,
)

/** Several people, who they are from left to right. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  couple: ['man', 'woman'],
  'young-couple': ['boy', 'girl'],
  newlyweds: ['groom', 'bride'],
  'chinese-newlyweds': ['chinese-groom', 'chinese-bride'],
  'ancient-couple': ['ancient-man', 'ancient-woman'],
  'old-couple': ['grandfather', 'grandmother'],
  'mother-son': ['woman', 'little-boy'],
  'mother-daughter': ['woman', 'little-girl'],
  'father-son': ['man', 'little-boy'],
  'father-daughter': ['man', 'little-girl'],
  family: ['man', 'little-girl', 'woman'],
  'big-family': ['man', 'little-boy', 'woman', 'little-girl'],
  friends: ['girl', 'boy'],
  sisters: ['girl', 'girl'],
  brothers: ['boy', 'boy'],
  'grandmother-child': ['grandmother', 'little-girl'],
  'grandfather-child': ['grandfather', 'little-boy'],
  'three-generations': ['grandfather', 'man', 'little-boy', 'woman', 'grandmother'],
  'man-and-woman': ['man', 'woman'],
  'two-men-one-woman': ['man', 'woman', 'man'],
  'one-man-two-women': ['woman', 'man', 'woman'],
  'two-men-two-women': ['man', 'woman', 'man', 'woman'],
  audience: Array.from({ length: 7 }, () => 'spectator'),
  team: ['office-worker', 'businesswoman', 'programmer'],
  colleagues: ['office-worker', 'businesswoman', 'programmer'],
  children: ['little-girl', 'little-boy'],
}

const OLD_CLOTHES = /^(?:hanfu|ruqun|robe|armour|plate|dragon-robe|tunic|kasaya|kimono)$/

/** A person of today, by name and clothes: a swordsman is in no street with cars. */
export const isOfToday = ({ id, traits }: ThingWish): boolean =>
  !Object.hasOwn(ANCIENT_PARTS, id) &&
  !Object.hasOwn(TALE_PARTS, id) &&
  !/^(?:ancient|chinese)-/.test(id) &&
  traits.every(
    ({ slot, value }) =>
      !(slot === 'look' && value === 'guofeng') && !(slot === 'clothes' && OLD_CLOTHES.test(value)),
  )
