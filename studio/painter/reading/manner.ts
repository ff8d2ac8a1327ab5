import type { Meaning } from '../lexicon/format'
import { OPTIONAL_WORDS } from '../lexicon/pictureless'
import { USE_WORDS } from '../lexicon/uses'
import type { Stretch, WishStretch } from './reader'

/**
 * Words for how a picture is made: its style, medium, mood, framing and use. They change all of it
 * and are no part that can be pointed at, so that they are reported in a list of their own.
 */

/** Of the optional words those that are seen in one place: 排排坐. */
const PLACED = /^(?:并肩|肩并肩|并排|排排坐|纯色背景|白底)$/u
/** Of the words of use those for what is in the picture. */
const SHOWN_USE =
  /^(?:白边|白色描边|全家福|合影照?|合照|结婚照|白底图?|[内外]景图?|早会|界面|app界面|图表|挂件|印花|书签|邮票)$|场景图?$/u
/** Light of lamps and signs, named like a style. */
const LAMPS = /^(?:霓虹|霓虹灯.*|发光|荧光|激光|电子)$/u
/** Hues that are seen, and weather. */
const VISIBLE_MOODS =
  /^(?:彩色|五彩.*|多彩|五颜六色|缤纷|色彩[缤斑].*|斑斓|嫩绿|新绿|清澈|阴天|姹紫嫣红|万紫千红|百花齐放|花团锦簇)$/u
/** Landscapes that are styles as well. */
const PAINTED_LAND = /山水|千里江山|剪纸|场景$/u
const FRAMINGS = /^(?:close|wide|above|below|diagonal|empty|high-horizon)$/
const PALETTES = /色调|色系|配色|饱和|莫兰迪|调色|黑白灰|^马卡龙色?$/u
const MAKING =
  /^表情包$|^.+(?:风格|画风|画质|质感|氛围感?|构图|视角|镜头|画法|笔触|摄影|插画|渲染)$|^(?:摄影|渲染|3d|c4d|立体|三维|复古|vintage|retro|抽象|概念艺术|数字艺术)$/u
/** Slots of what has a place in the picture. */
const SEEN = /^(?:subject|kind|scene|light|landform|motif|weather|season|time)$/

/**
 * @param text as it is spelled
 * @param meanings what the word asks for in a landscape
 */
export function isManner(text: string, meanings: readonly Meaning[]): boolean {
  const [first] = meanings
  if (USE_WORDS.has(text)) return !SHOWN_USE.test(text)
  if (OPTIONAL_WORDS.has(text)) return !PLACED.test(text)
  if (first?.slot === 'style') return !LAMPS.test(text) && !PAINTED_LAND.test(text)
  if (first?.slot === 'mood') return !VISIBLE_MOODS.test(text) && meanings.length === 1
  if (first?.slot === 'framing') return FRAMINGS.test(first.value) && text !== '铺满'
  if (first?.value === 'abstract') return true
  if (first && SEEN.test(first.slot)) return false
  return PALETTES.test(text) || MAKING.test(text)
}

/** The same of a stretch of a landscape's words. */
export const isMannerStretch = (
  text: string,
  { start, head = start, end, wishes }: WishStretch,
): boolean =>
  wishes.every(({ denied, dyes }) => !denied && !dyes) &&
  isManner(
    text.slice(head, end),
    wishes.map(({ meaning }) => meaning),
  )

/** Stretches without what belongs to other words. */
export const listHeads = (stretches: readonly WishStretch[]): Stretch[] =>
  stretches.map(({ start, head = start, end }) => ({ start: head, end }))
