import type { Family } from '../illustration/family'

/** Number of a numeral with its measure word; null where it is no count. */
export function parseCount(numeral: string): number | null {
  if (/^\d+[个名位]?$/.test(numeral)) return Number.parseInt(numeral, 10) || null
  const digits = '零一二三四五六七八九'
  if (/^半/.test(numeral)) return 1
  // 二十: as many as fit
  if (/^[二两三四五六七八九][十百千万]/.test(numeral)) return 9
  if (/^[几数]/.test(numeral)) return 3
  const pair = /^[两双对俩]/.test(numeral)
  const digit = pair ? 2 : digits.indexOf(numeral[0] ?? '')
  if (digit < 1) return /^[十百千万]/.test(numeral) ? 9 : null
  const more = digits.indexOf(numeral[1] ?? '')
  const measure = numeral.slice(1)
  if (/^[双对]/.test(measure)) return 2 * digit
  if (/^[大小]?[群堆排队]/.test(measure)) return 7
  // 一束 is a bunch, however many that are
  if (/^[束捧]/.test(measure)) return 9
  if (/^[簇丛些串家]/.test(measure)) return Math.min(9, 3 * digit)
  return more > 0 ? more : digit
}

/** 90年代, 18岁, 45度: a number of it counts nothing that is seen. */
export const isUnit = (word: string): boolean =>
  /^(?:年代|世纪|周?岁|度|厘?米|公里|公?斤|毫升|小时|分钟|秒)$/.test(word)

/** Whether it is a number, and no 一群 or 一束, of more things than their family draws. */
export function exceedsMost(
  { text, count }: { readonly text: string; readonly count: number | null },
  thing: string,
  family: Pick<Family, 'most'> | null | undefined,
): boolean {
  const most = family?.most?.(thing) ?? Infinity
  // 十 and more count as nine
  const isMore = /^(?:[二两三四五六七八九]?[十百千万]|\d\d)/.test(text)
  return (
    count !== null &&
    (count > most || (isMore && most < 10)) &&
    /^[\d两二三四五六七八九十]+(?![群堆排队束捧簇丛些串家])/.test(text)
  )
}

/** 另|一世界. */
export const countsNothing = (text: string, before: string | undefined): boolean =>
  text === '一' && before === '另'

/** 一张, 一幅: counts pictures, and not whom they show. */
export const countsPicture = ({ text }: { readonly text: string }): boolean => /[张幅]$/.test(text)
