import { type Brief, traitOf } from '../../family'
import { podium } from './podium'
import type { MakeGround } from './site'
import { sweep } from './sweep'
import { windowsill } from './windowsill'
import {
  bambooMat,
  ginghamTable,
  lacquerTable,
  linenTable,
  marbleTable,
  outdoors,
  slateTable,
  woodTable,
} from './table'

/** Grounds of still lifes, by name. */
export const GROUNDS = {
  sweep,
  podium,
  wood: woodTable,
  linen: linenTable,
  gingham: ginghamTable,
  marble: marbleTable,
  slate: slateTable,
  lacquer: lacquerTable,
  outdoors,
  windowsill,
  bamboo: bambooMat,
} as const satisfies Readonly<Record<string, MakeGround>>
export type GroundId = keyof typeof GROUNDS

export const isGround = (value: string): value is GroundId => Object.hasOwn(GROUNDS, value)

const TABLES = /^(?:wood|marble|linen|slate)$/

/** The table that is named for a thing or for one beside it; null: none. */
export function findTable({ main, others }: Pick<Brief, 'main' | 'others'>): GroundId | null {
  const named = [main, ...others].map((thing) => traitOf(thing, 'on')?.value ?? '')
  return named.filter(isGround).find((id) => TABLES.test(id)) ?? null
}
