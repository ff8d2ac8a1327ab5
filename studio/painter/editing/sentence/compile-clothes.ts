import { traitOf } from '../../illustration/family'
import { familyOf } from '../../illustration/registry'
import { listPieces } from '../../planning/list-pieces'
import { findPiece } from '../../planning/pieces'
import type { Plan } from '../../planning/plan'
import { PARTS } from '../../parts'
import { applyOperations } from '../apply'
import type { OperationInput } from '../operations'
import { findOwnWish } from '../step'

/** Colours of clothes: another colour is not another garment. */

const CLOTHES = /^(?:衣服|衣裳|上衣|外套|裙子|裙|裙摆|衣裙)$/
const GARMENTS = /^(?:clothes|sleeves)$/

/** Null: the part is no garment, or has no form of its own. */
export function recolourClothes(
  plan: Plan,
  target: string,
  part: string,
  to: string,
): OperationInput[] | null {
  const row = plan.things.find(({ id }) => id === target)
  const wish = row && findOwnWish(plan, row)
  const family = wish && familyOf(wish.id)
  if (!wish || family?.id !== 'people' || !CLOTHES.test(part)) return null
  const worn = traitOf(wish, 'clothes')
  const [name] = worn ? (family.traits[`clothes:${worn.value}`] ?? '').trim().split(/\s+/) : []
  if (name) return [{ op: 'trait', target, to: `${to}${name}` }]
  const own = listPieces(plan).filter((piece) => findPiece(piece)?.owner === row.key)
  const isSkirt = PARTS.skirt.split(' ').includes(part)
  const skirt = isSkirt ? own.filter(({ kind }) => kind === 'skirt') : []
  const cloth = own.filter(({ kind }) => (isSkirt ? /^clothes$/ : GARMENTS).test(kind))
  const pieces = skirt.length > 0 ? skirt : cloth
  const all = pieces.map((piece): OperationInput => ({ op: 'recolour', target: piece.id, to }))
  // sleeves can have the colour already
  const seen = all.filter((one) => !('refused' in applyOperations(plan, [one])))
  return seen.length > 0 ? seen : all.length > 0 ? all : null
}
