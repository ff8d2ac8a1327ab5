import type { Shape } from '../drawing'
import type { Form, Role } from '../illustration/node'
import { type PartId, isPartId } from '../parts'
import type { Plan, PlanThing } from './plan'
import { PLACE_PREFIX } from './tags'

/**
 * Parts of the things of a picture and of its setting: a bow, a roof, curtains. They are found by
 * the marks of their forms (parts.ts); a plan has a row for one only where an edit changed it.
 */

/** A part with the key of its thing; null: the setting's. */
export type Piece = { readonly part: PartId; readonly owner: string | null }

/** Parts that need no mark. */
const BY_ROLE: Partial<Record<Role, PartId>> = {
  ...{ skin: 'skin', iris: 'eyes', brow: 'brows', lip: 'lips', nose: 'nose' },
  ...{ blush: 'blush', petal: 'blossoms', foliage: 'leaves' },
}

/** Layers that are one part. */
const BY_LAYER: Readonly<Record<string, PartId>> = {
  ...{ chairs: 'chair', shelves: 'shelf', cases: 'shelf', cabinets: 'cabinet', fridge: 'fridge' },
  ...{ bar: 'counter', counter: 'counter', plant: 'greenery', 'picnic cloth': 'picnic-cloth' },
  ...{
    'chairs behind': 'chair',
    bed: 'bed',
    rail: 'fence',
    parapet: 'fence',
    pots: 'pot',
    curtains: 'curtain',
  },
  ...{ posters: 'painting', sign: 'sign' },
  ...{ stalls: 'stall', house: 'walls', houses: 'walls', beams: 'pillars' },
}

export const partForLayer = ({ name }: { readonly name: string }): PartId | undefined =>
  BY_LAYER[name]

/** @param around the part of the form or layer that it lies inside */
export const partIn = ({ part, role }: Form, around?: PartId): PartId | undefined =>
  part ?? BY_ROLE[role] ?? around

export const partInShape = ({ part, petal, foliage }: Shape): PartId | undefined =>
  part ?? (petal ? 'blossoms' : foliage ? 'leaves' : undefined)

const KEY = /^piece (\S+)(?: (.+))?$/

/** The part that a row is about; null: a thing, or a part of the scenery. */
export function findPiece({ key }: Pick<PlanThing, 'key'>): Piece | null {
  const [, part = '', owner = null] = KEY.exec(key) ?? []
  return isPartId(part) ? { part, owner } : null
}

/** Whether it is drawn in a scene, and not in an illustration. */
export const isInScenery = ({ picture }: Pick<Plan, 'picture'>, { owner }: Piece): boolean =>
  owner !== null && (picture.kind === 'landscape' || owner.startsWith(PLACE_PREFIX))

export const isPieceId = (id: string): boolean => id.startsWith('piece-')
