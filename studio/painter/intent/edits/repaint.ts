import { isValue, toColourWord } from './meanings'
import type { ReadStep } from './step'

/** Colours that a clause gives to a thing. */

/** 红帆变成黄帆: the colour of what is named twice; null: something else is named. */
export function findRepainted(own: string, value: string): string | null {
  for (let length = Math.min(own.length, value.length) - 1; length > 0; length--) {
    const noun = value.slice(-length)
    const [before, after] = [own.slice(0, -length), value.slice(0, -length)]
    if (!own.endsWith(noun) || /色$/.test(noun)) continue
    const isTint = (word: string): boolean => isValue(word.replace(/的$/, ''), 'tint')
    if (isTint(after) && isTint(before)) return toColourWord(after.replace(/的$/, ''))
  }
  return null
}

/** 再红一点: no noun. */
export const ONLY_MORE = /^(?:再|更|要|都|也|稍微|还|颜色)+$/
export const PATTERNED =
  /^(.{1,4}?)色?(?:的)?(?:条纹|格子|波点|斑点|花纹|渐变|相间)(?:的)?$|^((?:红|橙|黄|绿|蓝|紫|粉|白|黑|灰|金){2,3})$/

/** 黑色大理石: the colour, and what it is made of. */
export const MADE_OF =
  /^(.{1,4}?色?)的?(?:大理石|实?木头?|原木|石头|金属|玻璃|陶瓷|丝绸|丝绒|毛绒|塑料|皮革?|布|棉麻|藤编|竹编)的?$/

/** 红色荷花, 白色的船. */
export const HUE_FIRST = /^(?:要)?([^的]{1,3}色)的?([^的色]{1,4})$/
/** 衣服蓝色, 伞要天蓝色: the noun and the longest colour after it. */
export function splitColour(clause: string): readonly [noun: string, colour: string] | null {
  for (let cut = 1; cut <= Math.min(7, clause.length - 2); cut++) {
    const [noun, colour] = [clause.slice(0, cut).replace(/[用要换]$/, ''), clause.slice(cut)]
    if (
      noun !== '' &&
      !/^(?:换|改|变|染|涂|刷)成?$/.test(noun) &&
      isValue(colour, 'tint') &&
      !isValue(noun, 'tint')
    )
      return [noun, colour]
  }
  return null
}

/** 抹茶 is a colour as well. */
export const isDrink = (word: string): boolean =>
  /(?:茶|咖啡|拿铁|奶昔|果汁|可可|牛奶|摩卡|卡布奇诺)$/.test(word)

/** 蓝白条纹 and 白色大理石 are drawn in one colour. */
const UNDRAWN =
  /(?:条纹|格子|花纹|相间|渐变|斑点|波点|大理石|木头?$|原木|石头|金属|玻璃|陶瓷|丝绸|丝绒|毛绒|塑料|皮革|棉麻|藤编|竹编)/g

export const listUndrawnPatterns = ({ kind, value = '' }: ReadStep): string[] =>
  kind === 'recolour' ? [...value.matchAll(UNDRAWN)].map(([word]) => word) : []
