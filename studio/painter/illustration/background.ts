import { named } from '../drawing/notation'
import { TINTS, type TintId } from '../slots'
import { type Oklch, linear, tone } from './build/fill'
import { cover } from './design/kit/board'
import { type Brief, type ThingWish, traitOf } from './family'
import type { Illustration } from './node'

const CHARACTERS: Readonly<Record<TintId, string>> = {
  ...{ red: '红', orange: '橙', gold: '黄', green: '绿', teal: '青', blue: '蓝' },
  ...{ purple: '紫', pink: '粉', brown: '棕', white: '白', black: '黑', grey: '灰' },
}

/** End of the value of a colour that gets darker towards the foot: 蓝色渐变背景. */
const FADE = '-fade'

/** Ends of the values of darker and lighter grounds: 深蓝背景, 浅绿色背景. */
const DEPTHS = { deep: '深 暗 墨', light: '浅 淡 嫩' } as const
const DEPTH = /-(deep|light)$/
/** Colours by names of their own. */
const NAMED: Readonly<Record<string, string>> = {
  'blue-deep': '藏青 藏蓝 靛蓝 海军蓝 宝蓝',
  'red-deep': '酒红',
  'green-deep': '墨绿',
  'purple-deep': '深紫',
  'blue-light': '天蓝',
}

/** Words for a ground of a named colour. */
const groundWords = (name: string): string =>
  `${name}底 ${name}底色 ${name}色底 ${name}背景 ${name}色背景 ${name}色的背景`

function* listDepths(): Generator<[string, string]> {
  for (const tint of TINTS)
    for (const [depth, signs] of Object.entries(DEPTHS)) {
      if (/^(?:white|black)$/.test(tint)) continue
      const names = signs.split(' ').map((sign) => `${sign}${CHARACTERS[tint]}`)
      const more = NAMED[`${tint}-${depth}`]?.split(' ') ?? []
      const all = new Set([...names, ...more])
      yield [`background:${tint}-${depth}`, [...all].map(groundWords).join(' ')]
    }
}

/** 黑底白字: letters of the usual colour on a ground. */
const LETTERED: Readonly<Partial<Record<TintId, string>>> = {
  ...{
    black: '黑底白字',
    red: '红底白字',
    blue: '蓝底白字',
    green: '绿底白字',
    purple: '紫底白字',
  },
  ...{ white: '白底黑字', gold: '黄底黑字' },
}

/** 蓝底, 红色背景: the colour behind a thing, never its own. */
export const BACKGROUND_TRAITS: Readonly<Record<string, string>> = Object.fromEntries([
  ...TINTS.map((tint) => {
    const name = CHARACTERS[tint]
    const chinese = `${groundWords(name)} 纯${name}背景 纯${name}色背景`
    const words = [chinese, LETTERED[tint] ?? chinese, `${tint}_background`]
    return [`background:${tint}`, [...new Set(words)].join(' ')]
  }),
  ...listDepths(),
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

const isTint = (value: string): value is TintId => TINTS.some((tint) => tint === value)

const CREAM: Oklch = [0.925, 0.032, 82]

/** The background colour a prompt names for a thing, cream as white; null: none. */
export function findBackground(thing: Pick<ThingWish, 'traits'>): TintId | null {
  const value = (traitOf(thing, 'background')?.value ?? '').replace(FADE, '').replace(DEPTH, '')
  return value === 'cream' ? 'white' : isTint(value) ? value : null
}

/** The same as the colour of a paper. */
export function findPaper(thing: Pick<ThingWish, 'traits'>): Oklch | null {
  if (traitOf(thing, 'background')?.value === 'cream') return CREAM
  const tint = findBackground(thing)
  const depth = DEPTH.exec(traitOf(thing, 'background')?.value ?? '')?.[1]
  return tint && toDepth(BACKGROUNDS[tint], depth)
}

/** The colour of a paper, darker or lighter than usual. */
function toDepth([lightness, chroma, hue]: Oklch, depth: string | undefined): Oklch {
  if (depth === 'deep') return [Math.min(lightness * 0.55, 0.36), Math.min(chroma, 0.12), hue]
  return [
    depth === 'light' ? Math.max(lightness, 0.92) : lightness,
    depth ? chroma * 0.4 : chroma,
    hue,
  ]
}

/** The colour behind a thing: its own background's, else the picture's. */
export const findGroundTint = ({ main, tint }: Pick<Brief, 'main' | 'tint'>): TintId | null =>
  findBackground(main) ?? findSweepTint(main) ?? tint

/** 白色桌面上: a studio's sheet of a colour, which is the ground as well. */
function findSweepTint(main: Pick<ThingWish, 'traits'>): TintId | null {
  const on = traitOf(main, 'on')
  return on?.value === 'sweep' ? (on.tint ?? null) : null
}

/** 证件照: nothing but one colour behind the head. */
export const isPlainBehind = ({ main }: Pick<Brief, 'main'>): boolean =>
  traitOf(main, 'background') !== null

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
