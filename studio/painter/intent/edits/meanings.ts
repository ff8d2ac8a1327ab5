import { lexicon, wordFor } from '../../lexicon/lexicon'
import { findObjectTint } from './colours'

/** Kinds of values that a word can be, by the words of prompts. */
export type ValueSlot = 'tint' | 'time' | 'weather' | 'season' | 'style' | 'scene' | 'place'

/** Spoken words for an hour or the weather that no prompt has. */
const SPOKEN: Readonly<Partial<Record<ValueSlot, RegExp>>> = {
  time: /^(?:大?晚上|夜晚|夜里|天黑|黑夜|夜景|夜间|大?白天|大?清早|早上|早晨|清晨|黎明|中午|正午|下午|上午|凌晨|半夜|深夜|黄昏|傍晚|日落|日出|夕阳|晚霞|朝霞|日落时分|黄昏时分|夜色|夜空|星夜|大半夜|大清早|一大早|大中午|午后|傍晚时分)$/,
  weather:
    /^(?:下?大?小?雨天?|下雨天?|雨天|下?大?小?雪天?|下雪天?|雪天|雪景|晴天|大晴天|阴天|多云|阴沉沉?|阴着天?|有?大?薄?浓?雾天?|起雾|雾天|刮风|大风|有风|打雷|雷雨|暴雨|暴风雨|下暴雨|不下雨|雨停|不下雪|雪停|天晴|放晴|大太阳|艳阳天?|出太阳)$/,
  season: /^(?:春|夏|秋|冬)(?:天|季|日|景|色)?$/,
  style:
    /^(?:卡通|漫画|动漫|二次元|写实|3d|赛博朋克|梵高|莫奈|宫崎骏|吉卜力|国潮|国风|古风|复古|手绘|皮克斯|迪士尼|像素|简笔画|黏土|乐高|涂鸦|波普|蒸汽波)$/,
}

/** Weather words that ask for the end of another one. */
const CLEARED = /^(?:不下雨|雨停|不下雪|雪停|天晴|放晴|晴天|大晴天|大太阳|艳阳天?|出太阳)$/

const trim = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^(?:一个|一种|一张|一幅|那种|这种|有点|很|更|有)/, '')
    .replace(/(?:的样子|的感觉|的颜色|的时候|时分|了|的|版|版本|吧|呢)$/, '')

function hasSlot(word: string, slot: ValueSlot): boolean {
  const meanings = lexicon.get(word)
  // 雪山 is no weather: the first meaning decides
  return meanings?.[0]?.slot === slot
}

const ENDINGS: Readonly<Partial<Record<ValueSlot, RegExp>>> = {
  tint: /(?:色系?|颜色)$/,
  style: /(?:的?(?:风格|画风|画法|效果|风|画|质感|插画|版画))$/,
  weather: /天气?$/,
  time: /(?:时候|时间)$/,
}

/** Whether a word as a whole is a value of this kind. */
export function isValue(written: string, slot: ValueSlot): boolean {
  const word = trim(written)
  if (word === '') return false
  if (SPOKEN[slot]?.test(word)) return true
  if (hasSlot(word, slot)) return true
  if (slot === 'tint' && findObjectTint(word) !== null) return true
  const ending = ENDINGS[slot]
  const bare = ending ? word.replace(ending, '') : word
  if (bare === word || bare === '') return false
  return hasSlot(bare, slot) || SPOKEN[slot]?.test(bare) === true
}

/** Any style by its form, also one that nothing here draws: 梵高风格. */
export function isStyleLike(written: string): boolean {
  const word = trim(written)
  const bare = word.replace(/(?:风格|画风|风|画|感|味儿?|味道)$/, '')
  if (bare !== word && bare !== '' && isValue(bare, 'style')) return true
  // 国风水墨: two of them
  for (let cut = 1; cut < bare.length; cut++)
    if (isValue(bare.slice(0, cut), 'style') && isValue(bare.slice(cut), 'style')) return true
  return isValue(word, 'style') || /.(?:风格|画风|画法|插画风|漫画风)$/.test(word)
}

/** A weather by the word that the painter knows for it. */
export function toWeatherWord(written: string): string {
  const word = trim(written)
  if (CLEARED.test(word)) return '晴'
  if (/阴/.test(word)) return '多云'
  if (/雷|暴/.test(word)) return '暴风雨'
  if (/雪/.test(word)) return '下雪'
  if (/雨/.test(word)) return '下雨'
  if (/雾/.test(word)) return '雾'
  if (/风/.test(word)) return '风'
  if (/云/.test(word)) return '多云'
  return word
}

/** An hour likewise. */
export function toTimeWord(written: string): string {
  const word = trim(written)
  if (/夕阳|日落|落日/.test(word)) return '黄昏'
  if (/日出|黎明|清|早|晨|凌晨|朝霞/.test(word)) return '清晨'
  if (/黄昏|傍晚|晚霞/.test(word)) return '黄昏'
  if (/夜|晚|黑/.test(word)) return '夜晚'
  return '白天'
}

export function toSeasonWord(written: string): string {
  const meaning = lexicon.get(trim(written))?.[0]
  const named = meaning?.slot === 'season' ? wordFor('season', meaning.value) : ''
  const [season = '春'] = /[春夏秋冬]/.exec(written) ?? /[春夏秋冬]/.exec(named) ?? []
  return `${season}天`
}

export const toColourWord = (written: string): string => {
  const word = trim(written)
  return /色$|黑白/.test(word) || [...word].length > 1 ? word : `${word}色`
}
