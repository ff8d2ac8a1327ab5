/** Regions that a number or an exception chooses. */
import type { ReadTarget } from '../painter/intent/edits/noun'
import { type FoundRegion, type FoundRegions, SURE_SCORE } from '../tools/regions/definition'
import { CannotEdit } from './draft'
import { texts } from './texts'

/** Named without the help of a sentence. */
export const isMovable = ({ kind, score }: FoundRegion): boolean =>
  (kind === 'thing' || kind === 'person') && score >= SURE_SCORE

/** 只保留猫: what goes is the rest. */
export function bindRest(
  found: FoundRegions,
  staying: readonly FoundRegion[],
): readonly FoundRegion[] {
  const stays = new Set(staying.map(({ id }) => id))
  const names = new Set(staying.map(({ name }) => name))
  const isLike = ({ kind, name }: FoundRegion): boolean => kind === 'thing' && names.has(name)
  // a table below everything is no thing among others
  const isGround = ({ name, share }: FoundRegion): boolean => name === '餐桌' && share > 0.25
  return found.regions.filter(
    (one) => (isMovable(one) || isLike(one)) && !stays.has(one.id) && !isGround(one),
  )
}

/** 只留两只: the ones that go. */
export function chooseSurplus(
  regions: readonly FoundRegion[],
  count: number,
  side: ReadTarget['side'],
): readonly FoundRegion[] {
  // 去掉两只 of two; one alone can be several that the network took for one
  if (count === 0 && regions.length > 1) return regions
  if (count >= regions.length || count < 1)
    throw new CannotEdit(texts.noCount(regions[0]?.name ?? ''))
  const ordered = [...regions].sort((a, b) => a.bounds.x - b.bounds.x)
  return side === 'right' ? ordered.slice(0, ordered.length - count) : ordered.slice(count)
}
