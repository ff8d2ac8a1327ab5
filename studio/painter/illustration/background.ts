import { named } from '../drawing/notation'
import type { Oklch } from '../colour'
import { TINTS, type TintId } from '../slots'
import { linear, tone } from './build/form'
import { cover } from './design/kit/board'
import { type Brief, type ThingWish, traitOf } from './family'
import type { Illustration } from './node'

const CHARACTERS: Readonly<Record<TintId, string>> = {
  ...{ red: '红', orange: '橙', gold: '黄', green: '绿', teal: '青', blue: '蓝' },
  ...{ purple: '紫', pink: '粉', brown: '棕', white: '白', black: '黑', grey: '灰' },
}

/** End of the value of a colour that gets darker towards the foot: 蓝色渐变背景. */
const FADE = '-fade'

/** 蓝底, 红色背景: the colour behind a thing, never its own. */
export const BACKGROUND_TRAITS: Readonly<Record<string, string>> = Object.fromEntries([
  ...TINTS.map((tint) => {
    const name = CHARACTERS[tint]
    const chinese = `${name}底 ${name}底色 ${name}色底 ${name}背景 ${name}色背景 ${name}色的背景 纯${name}背景 纯${name}色背景`
    return [`background:${tint}`, `${chinese} ${tint}_background`]
  }),
  ...TINTS.map((tint) => {
    const name = CHARACTERS[tint]
    const chinese = `${name}色渐变背景 ${name}色渐变的背景 渐变${name}色背景 ${name}渐变背景`
    return [`background:${tint}${FADE}`, `${chinese} ${tint}_gradient_background`]
  }),
  [
    'background:cream',
    '米色背景 米色底 米色的背景 米白背景 米白色背景 奶油色背景 杏色背景 米黄色背景 燕麦色背景 cream_background beige_background',
  ],
  [
    'background:plain',
    '纯色背景 纯色的背景 纯色底 单色背景 素色背景 简单背景 简单的背景 简洁背景 简洁的背景 简约背景 干净背景 干净的背景 背景干净 背景简洁 背景简单 plain_background simple_background clean_background',
  ],
])

/** As a studio's paper has them: lighter than the same colour of a thing. */
export const BACKGROUNDS: Readonly<Record<TintId, Oklch>> =
  named(`red: 0.56,0.2,27 orange: 0.76,0.14,55 gold: 0.87,0.12,90 green: 0.72,0.11,150
  teal: 0.76,0.08,195 blue: 0.64,0.13,247 purple: 0.66,0.12,305 pink: 0.86,0.07,5
  brown: 0.6,0.06,60 white: 0.975,0.004,250 black: 0.22,0.01,265 grey: 0.78,0.006,250`)

function isTint(value: string): value is TintId {
  return TINTS.some((tint) => tint === value)
}

const CREAM: Oklch = [0.925, 0.032, 82]

/** The background colour a prompt names for a thing, cream as white; null: none. */
export function findBackground(thing: Pick<ThingWish, 'traits'>): TintId | null {
  const value = (traitOf(thing, 'background')?.value ?? '').replace(FADE, '')
  return value === 'cream' ? 'white' : isTint(value) ? value : null
}

/** The same as the colour of a paper. */
export function findPaper(thing: Pick<ThingWish, 'traits'>): Oklch | null {
  if (traitOf(thing, 'background')?.value === 'cream') return CREAM
  const tint = findBackground(thing)
  return tint && BACKGROUNDS[tint]
}

/** The colour behind a thing: its own background's, else the picture's. */
export function findGroundTint({ main, tint }: Pick<Brief, 'main' | 'tint'>): TintId | null {
  return findBackground(main) ?? tint
}

/** 证件照: nothing but one colour behind the head. */
export function isPlainBehind({ main }: Pick<Brief, 'main'>): boolean {
  return traitOf(main, 'background') !== null
}

/** Of the lightness, how far both ends of a gradient are from its middle. */
const FADE_STEP = 0.13

/** Whether a gradient is named behind a thing. */
export const isFaded = ({ main }: Pick<Brief, 'main'>): boolean =>
  traitOf(main, 'background')?.value.endsWith(FADE) ?? false

/** The ground as the gradient that is named; any other as it is. */
export function fadeGround(made: Illustration, { main }: Pick<Brief, 'main'>): Illustration {
  const colour = findPaper(main)
  if (!colour || !isFaded({ main })) return made
  const ends = [tone(colour, FADE_STEP), colour, tone(colour, -FADE_STEP)] as const
  const field = cover(made.frame, linear([0, 0], [0, made.frame.height], ...ends))
  const first = made.layers.findIndex(({ stage }) => stage === 'ground')
  return {
    ...made,
    layers: made.layers.map((one, at) => (at === first ? { ...one, forms: [field] } : one)),
  }
}
