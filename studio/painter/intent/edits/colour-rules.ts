import { isValue, toColourWord } from './meanings'
import { readTarget, type ReadTarget, splitNouns } from './noun'
import { HUE_FIRST, ONLY_MORE, splitColour } from './repaint'
import { type Rule, withTarget } from './rule'
import type { Draft } from './step'
import { isThingWord } from './things'

/** Changes of colour that are said without 换成 or 变成. */

export const recolour = (colour: string, target: ReadTarget | null): Draft => ({
  ...{ kind: 'recolour', value: toColourWord(colour) },
  ...withTarget(target),
})

const OTHER_COLOUR =
  /^(?:把|给|将)?(.{0,8}?)(?:换|改)(?:成)?(?:一?个|一种|种|一下)?(?:别的|其他|另外的?|新)?颜色$|^(?:把|给|将)?(.{1,8}?)(?:的)?颜色(?:换|改)(?:成)?(?:一?[个种下]|别的|其他的?)$/

/** 换个颜色: any other. */
export const anyColour: Rule = (clause) => {
  const found = OTHER_COLOUR.exec(clause)
  return found && [{ kind: 'recolour', ...withTarget(readTarget(found[1] || found[2] || '')) }]
}

const SAID =
  /^(?:把|将|让|给)?(.+?)(?:的颜色)?(?:要|是|得是|应该是|染|涂|刷|上|变)(?:个|上|成)?(.{1,6}?)(?:的|色的)?$/

/** 裙子要红色, 头发染金色. */
const said: Rule = (clause) => {
  const [, nouns, colour] = SAID.exec(clause) ?? []
  if (!nouns || !colour || !isValue(colour, 'tint')) return null
  return splitNouns(nouns).map((noun) => recolour(colour, readTarget(noun)))
}

const HUE = '(红|橙|黄|绿|青|蓝|紫|粉|白|黑|灰|棕)'
const SOMEWHAT = new RegExp(
  `^(?:把|让|给)?(.+?)(?:再|更|变得?|弄|染|涂|调)*${HUE}(?:一?点儿?|一些|些)$`,
)
const TURNED = new RegExp(`^(?:让|把)?(.{1,6}?)(?:再|更|也|变|变得|要再)+${HUE}$`)

/** 裙子再红一点, 天空变蓝. */
const somewhat: Rule = (clause) => {
  const [, noun, hue] = SOMEWHAT.exec(clause) ?? []
  return noun && hue ? [recolour(hue, ONLY_MORE.test(noun) ? null : readTarget(noun))] : null
}

const turned: Rule = (clause) => {
  const [, noun, hue] = TURNED.exec(clause) ?? []
  return noun && hue ? [recolour(hue, readTarget(noun))] : null
}

const TWO_HUES =
  /^(.{1,6}?)((?:红|黄|蓝|绿|白|黑|紫|粉|灰|橙)(?:红|黄|蓝|绿|白|黑|紫|粉|灰|橙)(?:相间|条纹|格子|渐变)?)的?$/

/** 帽子红白相间; 红红 is one hue. */
const twoHues: Rule = (clause) => {
  const [, noun, hues] = TWO_HUES.exec(clause) ?? []
  if (!noun || !hues) return null
  if (hues[0] === hues[1]) return [recolour(hues.charAt(0), readTarget(noun))]
  return [{ kind: 'recolour', value: hues, ...withTarget(readTarget(noun)) }]
}

/** 帆船红色. */
const named: Rule = (clause) => {
  const found = /^[^，]{2,12}色的?$/.test(clause) ? splitColour(clause.replace(/的$/, '')) : null
  return found && [{ kind: 'recolour', value: found[1], ...withTarget(readTarget(found[0])) }]
}

const GARMENT = /^(?:要|穿)?(.{1,4}?)色?的?(T恤|t恤|衣服|裙子|外套|帽子|裤子|毛衣|衬衫)$/

/** 红色裙子, 红色荷花. */
const hueFirst: Rule = (clause) => {
  const [, colour, garment] = GARMENT.exec(clause) ?? []
  if (colour && garment && isValue(colour, 'tint')) return [recolour(colour, readTarget(garment))]
  const [, hue, thing] = HUE_FIRST.exec(clause) ?? []
  if (!hue || !thing || !isValue(hue, 'tint') || !isThingWord(thing)) return null
  return [recolour(hue, readTarget(thing))]
}

const INTO_HUE = /^(?:换|改|变|染|涂)(?:成|为)?(?:个)?(.{1,6}?)(?:的)?$/

/** 红色的, 染成红色: of what the clause before is about. */
const alone: Rule = (clause) => {
  const colour = INTO_HUE.exec(clause)?.[1] ?? /^(.{1,5})(?:的)?$/.exec(clause)?.[1]
  return colour && isValue(colour, 'tint') ? [recolour(colour, null)] : null
}

export const COLOUR_RULES: readonly Rule[] = [
  said,
  somewhat,
  twoHues,
  turned,
  named,
  hueFirst,
  alone,
]
