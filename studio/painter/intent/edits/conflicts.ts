import type { ReadStep } from './step'

/** Steps that say the same, and steps that exclude each other. */

/** Whether the words of two steps mean one thing: 爸爸的衣服 is not 妈妈的衣服. */
const hasSameTarget = ({ target: a }: ReadStep, { target: b }: ReadStep): boolean =>
  (a?.name ?? '') === (b?.name ?? '') &&
  a?.owner === b?.owner &&
  a?.side === b?.side &&
  a?.ordinal === b?.ordinal

export const isSameStep = (a: ReadStep, b: ReadStep): boolean =>
  a.kind === b.kind &&
  a.value === b.value &&
  a.side === b.side &&
  a.count === b.count &&
  hasSameTarget(a, b)

/** The words of the first two that cannot both be done; null: all can. */
export function findConflict(steps: readonly ReadStep[]): readonly [string, string] | null {
  for (const [at, a] of steps.entries())
    for (const b of steps.slice(at + 1)) {
      const pair = [a.words, b.words] as const
      if (a.kind === 'scale' && b.kind === 'scale' && hasSameTarget(a, b) && a.value !== b.value)
        return pair
      if (a.kind === 'tone' && b.kind === 'tone') {
        const both = [a.value, b.value].sort().join(' ')
        if (/^(?:亮 暗|暗 亮|冷 暖|暖 冷|柔和 鲜艳|鲜艳 柔和)$/.test(both)) return pair
      }
      if (
        a.kind === b.kind &&
        /^(?:time|season|style|weather|crop|extend)$/.test(a.kind) &&
        a.value !== b.value
      )
        return pair
      if (
        a.kind === 'recolour' &&
        b.kind === 'recolour' &&
        hasSameTarget(a, b) &&
        a.value !== b.value
      )
        return pair
      if (a.kind === 'move' && b.kind === 'move' && hasSameTarget(a, b)) {
        const both = [a.side, b.side].sort().join(' ')
        if (/^(?:left right|bottom top|far near)$/.test(both)) return pair
      }
      if (
        (a.kind === 'remove') !== (b.kind === 'remove') &&
        a.kind !== 'count' &&
        b.kind !== 'count' &&
        a.target?.name &&
        hasSameTarget(a, b)
      )
        return pair
      const isAdded = (one: ReadStep, other: ReadStep): boolean =>
        one.kind === 'add' &&
        other.kind === 'remove' &&
        (one.value ?? '').endsWith(other.target?.name ?? '\n')
      if (isAdded(a, b) || isAdded(b, a)) return pair
    }
  return null
}
