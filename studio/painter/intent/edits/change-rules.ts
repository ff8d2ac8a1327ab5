import { anyColour, COLOUR_RULES, recolour } from './colour-rules'
import { isStyleLike, isValue, toColourWord } from './meanings'
import { CLASSIFIERS, NUMBER, type ReadTarget, readNumber, readTarget, splitNouns } from './noun'
import { readValue } from './look-rules'
import { findPlaceInPicture, readAir } from './picture-rules'
import { findRepainted, isDrink, MADE_OF, PATTERNED } from './repaint'
import { anyRule, GONE, HEAD, type Rule, withTarget } from './rule'
import type { Draft } from './step'
import { POSE, wearing, WORN } from './trait-rules'

/** A 换成 B, A 变成 B: what B is decides what kind of change it is. */

const INTO =
  '(?:换成|改成|变成|变为|改为|换为|换做|弄成|做成|画成|染成|涂成|刷成|调成|上成|改做|替换成|替换为|转成|变作|变做|搞成|整成|p成|P成|换|改(?![成为到回一改了下动个得])|变(?![成为得回到大小高矮长短胖瘦粗细宽多少亮暗老年深浅淡浓漂好美可清模]))'
const CHANGE = new RegExp(
  `^${HEAD}(.+?)(?:都|全|全部|全都|也|统统|给我)*(?:的颜色|颜色)?${INTO}(?:是|了)?(.+?)(?:的)?$`,
)
const INSTEAD = new RegExp(
  `^${HEAD}(.+?)${GONE}(?:掉|了)?(?:并|然后|再)?(?:换成|改成|变成|换|替换成)(.+)$`,
)
const EVERY = new RegExp(`^[^成为]+?(?:都|全|全部|全都|统统)(?:给我)?(?:的颜色)?${INTO}`)

interface Change {
  readonly clause: string
  /** The thing or things, as written. */
  readonly nouns: string
  readonly target: ReadTarget | null
  readonly own: string | null | undefined
  /** As written. */
  readonly into: string
  readonly value: string
}

/** Null: the value is of another kind. */
type ChangeReader = (change: Change) => readonly Draft[] | null

const IS_POSE = new RegExp(`^${POSE}$`)
const HAIR = /(?:长|短|卷|直|头|白|金|黑)发$|头发$|马尾|辫子?$|丸子头|[寸光平]头$|刘海$/
const ANOTHER =
  /^(?:一?[个种套身件]?)?(?:新|别的|其他)?(?:位置|方向|姿势|动作|表情|发型|造型|样子|角度|朝向|眼神|打扮)$/
const DRESS = /^(.{1,4}?)色?的?(?:衣服|衣|裙子?|外套|T恤|t恤|毛衣|衬衫|裤子)$/
const OF_PICTURE = /^(?:天空?|天气|时间|季节|画面|图|整体|画风|风格)$/
const COUNTED = new RegExp(`^(${NUMBER})(?:[${CLASSIFIERS}])(.*)$`)

/** 人物变成微笑. */
const intoPose: ChangeReader = ({ nouns, value }) => {
  if (!IS_POSE.test(value)) return null
  const who = nouns.replace(/(?:的)?(?:闭眼|睁眼|表情|眼睛|嘴巴?|笑|哭|动作|姿势)+$/, '')
  return [{ kind: 'trait', value, ...withTarget(readTarget(who)) }]
}

/** 玫瑰换成白玫瑰, 天空换蓝一点: the thing itself in another colour. */
const intoOwnColour: ChangeReader = ({ nouns, target, own, value }) => {
  const repainted = own ? findRepainted(own, value) : null
  if (repainted !== null) return [{ kind: 'recolour', value: repainted, ...withTarget(target) }]
  const dress = DRESS.exec(value)?.[1]
  if (own && dress && isValue(dress, 'tint') && !WORN.test(own)) {
    const clothes = { words: `${nouns}的衣服`, name: '衣服', owner: own }
    return [recolour(dress, { ...target, ...clothes })]
  }
  const shade =
    own && value.endsWith(own) && value !== own
      ? value.slice(0, -own.length).replace(/的$/, '')
      : value.replace(/(?:一点儿?|点儿?|一些|些)$/, '')
  return shade !== value && isValue(shade, 'tint') ? [recolour(shade, target)] : null
}

const intoLook: ChangeReader = ({ nouns, target, own, value }) => {
  if (ANOTHER.test(value)) return [{ kind: 'trait', value, ...withTarget(target) }]
  const isHair = HAIR.test(value) && (!/发|头/.test(own ?? '') || /发$/.test(own ?? ''))
  if (!isHair) return null
  const who = readTarget(nouns.replace(/.?的?[黑白金棕红长短卷]?头?发$/, ''))
  return [{ kind: 'trait', value: value.replace(/头发$/, '发'), ...withTarget(who) }]
}

/** 换成红色, 紫色和粉色, 红白条纹; 蓝色调 is one of the whole picture. */
const intoColour: ChangeReader = ({ nouns, target, own, value }) => {
  const several = splitNouns(value)
  if (several.length > 1 && several.every((one) => isValue(one, 'tint')))
    return [recolour(several[0] ?? '', target)]
  const pattern = value === '黑白' ? null : PATTERNED.exec(value)
  const isTint = isValue(value, 'tint') && !(isDrink(value) && isDrink(own ?? ''))
  if (isTint || (pattern?.[1] ?? pattern?.[2]) !== undefined)
    return splitNouns(nouns.replace(/的颜色$/, '')).map((noun) => recolour(value, readTarget(noun)))
  const [, hue = ''] = MADE_OF.exec(value) ?? []
  if (isValue(hue, 'tint')) return [recolour(value, target)]
  const tone = value.slice(0, -1)
  return /色调$/.test(value) && isValue(tone, 'tint')
    ? [{ kind: 'tone', value: toColourWord(tone) }]
    : null
}

/** 沙漠换草原, 整条街变成晚上, 画面变成水彩: of the whole picture. */
const intoPicture: ChangeReader = ({ target, value }) => {
  if (target?.name && isValue(target.name, 'scene') && isValue(value, 'scene'))
    return [{ kind: 'background', value }]
  const air = readAir(value)
  if (air?.every(({ kind }) => kind === 'time') || (air && /^[春夏秋冬][天季日景]/.test(value)))
    return air
  if (OF_PICTURE.test(target?.name ?? '') || target?.isPronoun) {
    const ofPicture = air ?? readAir(value.replace(/色$/, ''))
    if (ofPicture) return ofPicture
  }
  return isStyleLike(value) && !/花/.test(value) ? [{ kind: 'style', value }] : null
}

const intoAnotherColour: ChangeReader = ({ target, into }) =>
  /^(?:别的颜色|其他颜色|另一种颜色|颜色)$/.test(into)
    ? [{ kind: 'recolour', ...withTarget(target) }]
    : null

/** 给女孩换帽子. */
const intoClothes: ChangeReader = ({ clause, target, value }) =>
  /^给/.test(clause) && WORN.test(value)
    ? [{ kind: 'trait', value: wearing(value), ...withTarget(target) }]
    : null

/** 一只猫变成三只. */
const intoNumber: ChangeReader = ({ target, into }) => {
  const [, written, noun] = COUNTED.exec(into) ?? []
  const count = written ? readNumber(written) : null
  if (count === null || count <= 1 || noun === undefined) return null
  return noun === '' || target?.name?.includes(noun)
    ? [{ kind: 'count', count, ...withTarget(target) }]
    : null
}

const intoPlace: ChangeReader = ({ target, value }) =>
  findPlaceInPicture(value) ? [{ kind: 'move', value, ...withTarget(target) }] : null

const intoThing: ChangeReader = ({ nouns, value }) =>
  splitNouns(nouns).map((noun): Draft => ({
    ...{ kind: 'replace', value },
    ...withTarget(readTarget(noun)),
  }))

const CHANGES: readonly ChangeReader[] = [
  intoPose,
  intoOwnColour,
  intoLook,
  intoColour,
  intoPicture,
  intoAnotherColour,
  intoClothes,
  intoNumber,
  intoPlace,
  intoThing,
]

/** 猫去掉换成狗. */
const replaceGone: Rule = (clause) => {
  const [, noun, instead] = INSTEAD.exec(clause) ?? []
  if (!noun || !instead) return null
  return [{ kind: 'replace', value: readValue(instead), ...withTarget(readTarget(noun)) }]
}

const changeInto: Rule = (clause) => {
  const [, before, into] = CHANGE.exec(clause) ?? []
  if (!before || !into) return null
  // 两只都变成黑色
  const nouns = `${before.replace(/(?:从|由).{1,4}$/, '')}${EVERY.test(clause) ? '都' : ''}`
  const target = readTarget(nouns)
  const change = { clause, nouns, target, own: target?.name, into, value: readValue(into) }
  for (const read of CHANGES) {
    const drafts = read(change)
    if (drafts) return drafts
  }
  return null
}

const INTO_ALONE = new RegExp(`^(?:都|全)?${INTO}(.+)$`)
const ONLY_COUNTED = new RegExp(`^(${NUMBER})[${CLASSIFIERS}]$`)
const LOOK = /^(?:发型|造型|姿势|表情|动作|打扮|侧脸|正脸|背影|半身像?|全身像?|特写|俯视|仰视)$/
const HAIR_ALONE = /(?:长|短|卷|直)(?:头)?发$|马尾$|辫子?$|[寸光平]头$/
const CLOTHES =
  /(?:[西正冬夏春秋童职业]装|宇航服|太空服|毛衣|衬衫|大衣|卫衣|工作服|制服|礼服|校服|汉服|旗袍|裙子?|外套|T恤|t恤)$/

/** 换成雪夜的森林: without a thing of its own. */
const changeAlone: Rule = (clause) => {
  const written = INTO_ALONE.exec(clause)?.[1]
  if (!written) return null
  const value = readValue(written)
  const many = ONLY_COUNTED.exec(value)?.[1]
  const count = many === undefined || many === '几' ? null : readNumber(many)
  if (count !== null) return [{ kind: 'count', count }]
  const air = readAir(value)
  if (air) return air
  const [, how, place] = /^(.{2,4})的(.{2,4})$/.exec(value) ?? []
  const airOfPlace = how ? readAir(how) : null
  if (airOfPlace && place && isValue(place, 'scene'))
    return [...airOfPlace, { kind: 'background', value: place }]
  if (HAIR_ALONE.test(value)) return [{ kind: 'trait', value: value.replace('头发', '发') }]
  if (LOOK.test(value)) return [{ kind: 'trait', value }]
  const ground = value.replace(/(?:里面?|上|中)$/, '')
  if (isValue(ground, 'scene')) return [{ kind: 'background', value: ground }]
  if (CLOTHES.test(value)) return [{ kind: 'trait', value: wearing(value) }]
  return [{ kind: 'replace', value }]
}

export const change = anyRule([anyColour, replaceGone, changeInto, ...COLOUR_RULES, changeAlone])
