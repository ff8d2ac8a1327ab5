/** The choice among several regions that a phrase makes: by side, corner, number, size and depth. */
import type { ReadTarget } from '../painter/intent/edits/noun'
import type { FoundRegion } from '../tools/regions/definition'

type Regions = readonly FoundRegion[]

export const centreX = ({ bounds }: FoundRegion): number => bounds.x + bounds.width / 2
export const centreY = ({ bounds }: FoundRegion): number => bounds.y + bounds.height / 2

/** Middles farther over are not on that side, share of the picture. */
const FARTHEST = 0.6

/** True for words that say which of several: 左边, 第二个, 最大的. */
export const isChoosing = ({ side, ordinal, size, depth }: ReadTarget): boolean =>
  (side ?? ordinal ?? size ?? depth) !== undefined

/** Whether a thing is where the phrase says; of several the outermost is meant, wherever it is. */
function isThere({ side, edge }: ReadTarget, one: FoundRegion, isAlone: boolean): boolean {
  const [x, y] = [centreX(one), centreY(one)]
  if (edge === 'top' && y > FARTHEST) return false
  if (edge === 'bottom' && y < 1 - FARTHEST) return false
  if (!isAlone && edge === undefined) return true
  if (side === 'left') return x < FARTHEST
  if (side === 'right') return x > 1 - FARTHEST
  if (side === 'top') return y < FARTHEST
  return side !== 'bottom' || y > 1 - FARTHEST
}

/** From the corner or the side that is named, 0 at it. */
function measureFrom({ side, edge }: ReadTarget, one: FoundRegion): number {
  const [x, y] = [centreX(one), centreY(one)]
  const across = side === 'left' ? x : side === 'right' ? 1 - x : 0
  const down = side === 'top' || edge === 'top' ? y : 0
  const up = side === 'bottom' || edge === 'bottom' ? 1 - y : 0
  const middle = side === 'middle' ? Math.abs(x - 0.5) : 0
  return across + down + up + middle
}

function pickBySide(target: ReadTarget, pool: Regions): Regions {
  const { side, number = 1 } = target
  // 左边那些: all of that half
  if (target.isAll && number === 1 && (side === 'left' || side === 'right')) {
    const half = pool.filter((one) => (side === 'left' ? centreX(one) < 0.5 : centreX(one) > 0.5))
    if (half.length > 0) return half
  }
  const nearest = [...pool].sort((a, b) => measureFrom(target, a) - measureFrom(target, b))
  const isMany = number > 1 && number < pool.length && side !== 'top' && side !== 'bottom'
  return nearest
    .slice(0, isMany ? number : 1)
    .filter((one) => isThere(target, one, false))
    .sort((a, b) => centreX(a) - centreX(b))
}

/** 后面的车都: all but the near one. */
function pickByDepth({ depth, isAll, number = 1 }: ReadTarget, byArea: Regions): Regions {
  if (depth === 'near') return byArea.slice(0, 1)
  return isAll && number === 1 ? byArea.slice(1) : byArea.slice(-1)
}

/** None where the pool has nothing of that number or at that place. */
export function pick(target: ReadTarget, pool: Regions): Regions {
  const { side, ordinal, size, depth } = target
  if (ordinal !== undefined) {
    const ordered = [...pool].sort((a, b) => centreX(a) - centreX(b))
    const number = Math.abs(ordinal)
    const isFromRight = ordinal < 0 || side === 'right'
    const found = ordered[isFromRight ? ordered.length - number : number - 1]
    return found ? [found] : []
  }
  const [first] = pool
  if (pool.length === 1 && first) {
    // 后面那台: the conspicuous thing has nothing behind it that a network names
    const isWhole = first.kind === 'subject' && (depth === 'far' || size === 'smallest')
    return !isWhole && isThere(target, first, true) ? pool : []
  }
  if (side !== undefined) return pickBySide(target, pool)
  const byArea = [...pool].sort((a, b) => b.share - a.share)
  if (size === 'largest') return byArea.slice(0, 1)
  if (depth !== undefined) return pickByDepth(target, byArea)
  return size === 'smallest' ? byArea.slice(-1) : pool
}

const SIDES = { left: '左边', right: '右边', top: '上面', bottom: '下面', middle: '中间' } as const
const DIGITS = '零一二三四五六七八九十'

/** The choice as the plan calls it: 左边第二个, 后面的; empty: the phrase chooses none. */
export function spellChoice({ words, side, ordinal, size, depth }: ReadTarget): string {
  if (ordinal !== undefined) {
    const [said] =
      /^.{0,2}(?:从?[左右]数)?第[一二三四五六七八九十\d]+[个只条位头匹辆张瓶台列]?/.exec(words) ??
      []
    const from = ordinal < 0 || side === 'right' ? '右边' : '左边'
    const number = Math.abs(ordinal)
    return said ?? (ordinal === -1 ? '最后的' : `${from}第${DIGITS[number] ?? number}个`)
  }
  if (side !== undefined) return `${SIDES[side]}的`
  if (size !== undefined) return size === 'largest' ? '最大的' : '最小的'
  return depth === undefined ? '' : depth === 'near' ? '近处的' : '远处的'
}
