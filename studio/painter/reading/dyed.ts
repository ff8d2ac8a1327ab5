/** Colours of one part of a landscape: 紫色的天空, 金色的麦田. */
import type { DyedPart } from '../slots'
import type { Token } from './tokens'

/** Parts, and the meanings of the words that name them. */
const PARTS: readonly (readonly [DyedPart, RegExp])[] = [
  ['sky', /^(?:framing:low-horizon|scene:night-sky|light:sun|time:(?:dawn|sunset|dusk))$/],
  ['water', /^scene:(?:sea|lake|river|waterfall)$/],
  ['land', /^scene:(?:desert|grassland|mountains|forest|bamboo-grove|coast)$/],
]

const DISCS = /^(?:太阳|烈日|骄阳|日|sun|月亮|月|圆月|满月|明月|moon)$/

/** The part of a landscape that this word names; null: none, or all of it. */
function findDyedPart(token: Token | null | undefined): DyedPart | null {
  const [first] = token?.meanings ?? []
  if (!first) return null
  // 红色的太阳: the disc itself
  if (DISCS.test(token?.text ?? '')) return 'disc'
  const key = `${first.slot}:${first.value}`
  return PARTS.find(([, words]) => words.test(key))?.[0] ?? null
}

/** 金高光, 冷蓝阴影: what has no colour of its own in a landscape. */
const LIT = /^(?:高光|阴影|光斑|反光|轮廓|影子|暗部|亮部)/
/** 金色光芒: the light that is seen in the sky. */
const SHINING = /^(?:光芒|光线|光辉|余晖|霞光|晨光|晨曦|光晕)/

/** Words after a colour, in its clause. */
function textAfter(tokens: readonly Token[], index: number): string {
  const rest = tokens
    .slice(index + 1)
    .filter(({ kind, text }) => kind !== 'gap' && text !== '的' && text !== '色')
  const end = rest.findIndex(({ kind }) => kind === 'break')
  const words = rest.slice(0, end < 0 ? 4 : Math.min(4, end))
  return words.map(({ text }) => text).join('')
}

/** Whether a colour is that of a shadow or a highlight. */
export const isOfShadow = (tokens: readonly Token[], index: number): boolean =>
  LIT.test(textAfter(tokens, index))

/** The part that a colour before `head` belongs to. */
export const findDyedAfter = (
  tokens: readonly Token[],
  index: number,
  head: Token | null,
): DyedPart | null => (SHINING.test(textAfter(tokens, index)) ? 'sky' : head && findDyedPart(head))

/** The part that is named before a colour in its clause: 天空是紫色的, 天空呈现粉紫色. */
export function findDyedBefore(tokens: readonly Token[], index: number): DyedPart | null {
  for (const token of tokens.slice(0, index).reverse()) {
    if (token.kind === 'break') return null
    if (token.meanings.length > 0 && token.meanings[0]?.slot !== 'word') return findDyedPart(token)
  }
  return null
}
