import { isStyleLike, isValue, toColourWord } from './meanings'
import { CLASSIFIERS, readTarget } from './noun'
import { type Rule, withTarget } from './rule'
import { isThingWord } from './things'

/** Replacements, and looks of a thing in words of no other rule. */

const CL = `[${CLASSIFIERS}]`

export const readValue = (written: string): string =>
  written
    .replace(
      new RegExp(`^(?:(?:一|1)(?:${CL}|种)|[个只种件位辆棵朵艘座把匹幅套副款](?!子))(?=.)`),
      '',
    )
    .replace(/^(?:别的|其他)(?:东西|颜色)?$/, '')
    .replace(/(?:的样子)$/, '')

/** 用兔子代替狐狸, 不要红色要黄色: what goes and what comes. */
const COMES = [
  /^(?:我)?(?:想要?|要|用|拿|让|换)?(.{1,10}?)(?:来)?(?:代替|取代|替换掉?|替代|顶替)(?:掉)?(.{1,8})$/,
  /^(?:把|将)(.{1,8}?)(?:用|拿)(.{1,10}?)(?:来)?(?:代替|取代|替换|替代|换)(?:掉)?$/,
] as const
const NOT_BUT =
  /^(.{0,8}?)(?:不要|别用?|不用|不是)(.{1,5}?)(?:的)?(?:而是|我?要|改成|改用|用|换成)(.{1,6}?)(?:的)?$/

export const instead: Rule = (clause) => {
  const [, came, went] = COMES[0].exec(clause) ?? []
  const [, gone, new_] = COMES[1].exec(clause) ?? []
  const [old, value] = went && came ? [went, came] : [gone, new_]
  if (old && value && !/[成为]/.test(value))
    return [{ kind: 'replace', value: readValue(value), ...withTarget(readTarget(old)) }]
  const [, owner = '', not, but] = NOT_BUT.exec(clause) ?? []
  if (!not || !but) return null
  if (isValue(but, 'tint') && isValue(not, 'tint'))
    return [{ kind: 'recolour', value: toColourWord(but), ...withTarget(readTarget(owner)) }]
  if (owner === '' && isStyleLike(but)) return [{ kind: 'style', value: but }]
  if (owner === '' && isThingWord(not) && isThingWord(but))
    return [{ kind: 'replace', value: readValue(but), ...withTarget(readTarget(not)) }]
  return null
}

/** 月亮圆一点, 让船开起来: how a thing shall be, in words that no other rule has. */
const LOOKS = [
  /^(?:把|让|给)?(.{1,8}?)(?:再|更|要|变得?|弄得?|画得?|稍微|显得)*([^的多少一再更不]{1,2})(?:一点儿?|点儿?|一些|些)$/,
  /^(?:让|叫|使)(.{1,6}?)((?:再|更)?[^的]{1,8})$/,
  /^(.{1,8})([^的]?(?:起来|出来|过来|下来|上去|下去|关掉|打开|点亮|熄灭|一口)|关掉|打开|点亮|熄灭|冒烟|发光|反光|亮灯|亮起灯来?|结冰|着火|开花|(?:关|开|灭|亮)(?:了|着|上)|(?:颜色)?变[深浅淡亮暗]|提亮|调亮|调暗|打光|张开|合上|散开)$/,
] as const
/** Wishes about a face or the camera that no rule of things has. */
const RETOUCH =
  /^(?:给|把|帮)?(.{0,6}?)(?:的)?(美白|磨皮|瘦脸|瘦身|美颜|祛痘|祛斑|去痘|去斑|去皱纹?|打码|打马赛克|马赛克|俯拍|仰拍|俯视|侧脸|正脸|换个?(?:角度|视角|机位))(?:一下|一?点|处理|角度)?$/
const ABOUT_TALK = /^(?:我|你|您|咱|大家|人家|快|慢|早|晚|便|简|认|仔|随|详|随便|具体)/

export const look: Rule = (clause) => {
  const [, whose = '', retouch] = RETOUCH.exec(clause) ?? []
  if (retouch) return [{ kind: 'trait', value: retouch, ...withTarget(readTarget(whose)) }]
  for (const pattern of LOOKS) {
    const [, noun, value] = pattern.exec(clause) ?? []
    const name = readTarget(noun ?? '')
    if (!noun || !value || !name || ABOUT_TALK.test(noun)) continue
    const both = `${noun}${value}`
    for (let length = both.length - 1; length > 0; length--) {
      const head = readTarget(both.slice(0, length))
      const isPlace = head?.name === null && (head.side ?? head.ordinal) !== undefined
      const isThing = head?.name !== undefined && head.name !== null && isThingWord(head.name)
      if (!head || !(head.isPronoun || isPlace || isThing)) continue
      return [{ kind: 'trait', value: both.slice(length), target: head }]
    }
    if (pattern !== LOOKS[1]) continue
    for (let length = 1; length < value.length; length++) {
      const head = readTarget(`${noun}${value.slice(0, length)}`)
      if (head?.name && isThingWord(head.name))
        return [{ kind: 'trait', value: value.slice(length), target: head }]
    }
  }
  return null
}
