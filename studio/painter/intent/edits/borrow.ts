/** 颜色像第 2 版, 用原图的画风: what a sentence asks for of another version of the thread. */
import type { EditStep } from '@contract/edits'
import { readNumber } from './noun'

export interface Borrow {
  readonly what: 'colour' | 'style' | 'other'
  /** Of the version. */
  readonly number: number
}

const WHAT = '(颜色|配色|色调|色彩|调子|画风|风格|画法|人物|人|脸|长相|物品|东西|构图|姿势|衣服)'
const REF =
  '((?:第)?([一二三四五六七八九十]|\\d{1,2})(?:张|版|幅|个版本)(?:图片?)?|[@＠图]([1-9])|原图|最初那?[张版]|最开始那?[张版]|上一?[张版])'
const LIKE = '(?:像|跟|和|同|照着?|按照?|用|学|参考|仿照?|套用?|换成|改成|变成|调成)'
const SAME = '(?:的|里|那样的?|那种|一样的?|来|画|一下|吧|呗)*'
const PATTERNS: readonly (readonly [RegExp, what: number, ref: number])[] = [
  [
    new RegExp(
      `^(?:把|让|给)?(?:画面|整体|整张图?|图)?的?${WHAT}(?:要|也|再|改|换)?${LIKE}${REF}${SAME}${WHAT}?${SAME}$`,
    ),
    1,
    2,
  ],
  [new RegExp(`^(?:请|帮我)?${LIKE}${REF}${SAME}${WHAT}${SAME}$`), 4, 1],
]
const OF_STEP = /^第(\d+)版的颜色$/

/** Of the thread, and the one that is changed. */
interface Versions {
  readonly version: { readonly parentId: string | null } | null
  readonly rows: readonly { readonly id: string; readonly number: number }[]
}

/** @returns null: the sentence asks for nothing of another version */
export function readBorrow(
  sentence: string,
  steps: readonly EditStep[] | undefined,
  { version, rows }: Versions,
): Borrow | null {
  if (steps) {
    const [only] = steps
    const number = steps.length === 1 ? OF_STEP.exec(only?.value ?? '')?.[1] : undefined
    return number === undefined ? null : { what: 'colour', number: Number(number) }
  }
  const bare = sentence.replaceAll(/\s+/g, '').replace(/[。.!！~～]+$/, '')
  for (const [pattern, what, ref] of PATTERNS) {
    const found = pattern.exec(bare)
    if (!found) continue
    const [words = '', written = '', digit] = [found[what], found[ref], found[ref + 2]]
    const counted = digit ?? found[ref + 1]
    const parent = rows.find(({ id }) => id === version?.parentId)?.number ?? 1
    const number = counted ? (readNumber(counted) ?? 1) : written.startsWith('上') ? parent : 1
    if (/[画风]/.test(words)) return { what: 'style', number }
    return { what: /[色调]/.test(words) ? 'colour' : 'other', number }
  }
  return null
}
