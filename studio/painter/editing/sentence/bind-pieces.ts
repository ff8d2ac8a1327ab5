import type { EditStep } from '@contract/edits'
import type { ReadStep } from '../../intent/edits/step'
import type { ReadTarget } from '../../intent/edits/noun'
import { PARTS, type PartId, isLoosePart, isPartId } from '../../parts'
import { listPieces } from '../../planning/list-pieces'
import type { Plan, PlanThing } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import { bindTarget } from './bind'
import { findTone } from './bind-scenery'
import { idsIn } from './ids'
import { isNearPart } from './near-bindings'

/** Parts of things that a sentence names: 蝴蝶结, 屋顶, 窗帘. */

const words = new Map<PartId, readonly string[]>()
const wordsFor = (kind: string): readonly string[] => {
  if (!isPartId(kind)) return []
  const own = words.get(kind) ?? PARTS[kind].split(' ')
  words.set(kind, own)
  return own
}

/** 那些小小的扣子儿: the noun alone. */
const listSpellings = (noun: string): string[] => {
  const bare = noun.replace(/^(?:那|这)?(?:一?[个条只朵片些对双顶块副])?(?:的)?/, '')
  return [
    ...new Set([noun, bare, bare.replace(/^[小大]/, ''), bare.replace(/儿$/, ''), `${bare}子`]),
  ]
}

/** Rows of the parts that a noun names best; empty: the picture shows none. */
export function findPieces(plan: Plan, noun: string, owners?: readonly string[]): PlanThing[] {
  const spellings = listSpellings(noun).filter(Boolean)
  const rated = listPieces(plan).flatMap((row) => {
    const own = wordsFor(row.kind)
    const at = Math.min(...spellings.map((word) => own.indexOf(word)).filter((one) => one >= 0))
    const isOwned = !owners || owners.some((id) => row.id.endsWith(`-${id}`))
    return Number.isFinite(at) && isOwned && !row.transform?.hidden ? [{ row, at }] : []
  })
  const best = Math.min(...rated.map(({ at }) => at))
  const kind = rated.find(({ at }) => at === best)?.row.kind
  return rated.flatMap(({ row }) => (row.kind === kind ? [row] : []))
}

/** Whether the picture shows a part of that name. */
export const isPieceName = (plan: Plan, word: string): boolean =>
  listPieces(plan).some(({ kind }) => wordsFor(kind).includes(word))

const CHANGES = /^(?:remove|scale|recolour|move|trait|replace)$/

function findOwned(
  plan: Plan,
  things: readonly PlannedThing[],
  { name, owner, ...target }: ReadTarget,
): PlanThing[] {
  if (name === null) return []
  if (owner === undefined) return findPieces(plan, name)
  const [bound] = bindTarget(plan, things, { ...target, words: owner, name: owner })
  if (bound && bound.part === undefined)
    return findPieces(
      plan,
      name,
      bound.things.map(({ id }) => id),
    )
  // 帽子的丝带: the owner is a part itself; 爷爷的衣服 of a woman is nothing
  return isPieceName(plan, owner) ? findPieces(plan, name) : []
}

const isTone = (value: string): boolean => findTone(value) !== null

/** 头发放下来 moves no hair: what others lie on stays in its place. */
const canBe = (kind: EditStep['kind'], { kind: part }: PlanThing): boolean =>
  kind !== 'move' || (isPartId(part) && isLoosePart(part))

/** @returns null: the step is not about a part that the picture shows */
export function bindPiece(
  plan: Plan,
  things: readonly PlannedThing[],
  { kind, target }: ReadStep,
  base: EditStep,
): EditStep | null {
  if (!target || !CHANGES.test(kind) || isNearPart(target.name ?? '')) return null
  const rows = findOwned(plan, things, target)
  const [first] = rows
  if (!first || !canBe(kind, first)) return null
  const label = target.owner === undefined ? target.name : `${target.owner}的${target.name ?? ''}`
  const ids = [...new Set(rows.filter((row) => row.kind === first.kind).map(({ id }) => id))]
  const meant = { target: label ?? first.name, targetId: ids.join(' '), scope: 'thing' as const }
  if (kind !== 'trait') return { ...base, ...meant }
  return isTone(base.value ?? '')
    ? { ...base, kind: 'tone', value: findTone(base.value ?? '') ?? '', ...meant }
    : null
}

/** The same step on the part itself, where the thing knows none of that name; null: it shows none. */
export function findPieceStep(plan: Plan, step: EditStep): EditStep | null {
  const { target = '', kind, value = '' } = step
  const part = /·(.+)$/.exec(target)?.[1]
  if (part === undefined || !CHANGES.test(kind)) return null
  const rows = findPieces(plan, part, idsIn(step))
  const [first] = rows
  if (!first || !canBe(kind, first)) return null
  const meant = { target: part, targetId: rows.map(({ id }) => id).join(' ') }
  if (kind !== 'trait') return { ...step, ...meant }
  const tone = findTone(value)
  return tone === null ? null : { ...step, kind: 'tone', value: tone, ...meant }
}
