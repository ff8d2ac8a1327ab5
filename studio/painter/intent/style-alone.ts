/** 油画风格, 日本动漫风格，精细的线条: a style that leaves its subject to the painter. */
import type { Meaning } from '../lexicon/format'
import { AIR } from './atmosphere'
import type { Term } from './term'

/** Styles by their names, and subjects that show them well; a row before another is more exact. */
const STYLES: readonly (readonly [words: RegExp, choices: readonly string[]])[] = [
  [/吉卜力|宫崎骏/u, '草原上的风车 海边的小镇 森林里的小屋 花田里的女孩'.split(' ')],
  [/新海诚/u, '樱花树下的女孩 海边的小镇 雪山星空'.split(' ')],
  [/动漫|二次元|日漫|漫画|动画|anime/u, '长发女孩 短发女孩 双马尾女孩 戴围巾的女孩'.split(' ')],
  [/迪士尼/u, '城堡 小鹿 小狗'.split(' ')],
  [/3d|c4d|三维|皮克斯|盲盒|粘土|黏土|立体|毛毡/u, '小熊 机器人 小狐狸 柴犬 兔子'.split(' ')],
  [/卡通|q版/u, '小狐狸 小熊 兔子 小猫'.split(' ')],
  [/国潮/u, '熊猫 龙 麒麟 老虎'.split(' ')],
  [/波普/u, '口红 香蕉 冰淇淋 墨镜'.split(' ')],
  [/低多边形/u, '狐狸 小鹿 雪山'.split(' ')],
  [/像素/u, '城堡 小猫 森林里的小屋 海边的灯塔'.split(' ')],
  [/浮世绘|日式|日系/u, '富士山 海浪 樱花树 仙鹤'.split(' ')],
  [/剪纸|纸雕|纸艺/u, '仙鹤 小鹿 梅花 城堡'.split(' ')],
  [/工笔/u, '牡丹 荷花 仙鹤'.split(' ')],
  [/水墨|国画|写意/u, '水墨群山 竹林里的小路 江南水乡 梅花'.split(' ')],
  [/蒸汽波|合成波/u, '日落海滩 城市夜景'.split(' ')],
  [/极简|扁平|矢量|孟菲斯/u, '雪山下的湖 湖上的小船 盆栽 一杯咖啡'.split(' ')],
  [/梵高/u, '星空 向日葵 花瓶'.split(' ')],
  [/印象|莫奈/u, '荷塘 花园 海边的灯塔 湖上的小船'.split(' ')],
  [/油画|厚涂|刮刀/u, '花瓶 水果篮 向日葵 荷塘 海边的灯塔'.split(' ')],
  [/水彩|淡彩|水粉/u, '花束 荷塘 樱花树 湖上的小船'.split(' ')],
  [/素描|铅笔|钢笔画|炭笔|线稿/u, '花瓶 小猫 苹果 城堡'.split(' ')],
  [/美食摄影|美食杂志/u, '面条 蛋糕 寿司 火锅 披萨'.split(' ')],
  [/彩铅|蜡笔/u, '小猫 向日葵 森林里的小屋'.split(' ')],
  [/ins风|小清新|马卡龙配色|莫兰迪|文艺|奶油风/u, '盆栽 一杯咖啡 花束 海边的小镇'.split(' ')],
  [/版画|石印|木刻/u, '江南水乡 海边的灯塔 森林里的小屋'.split(' ')],
]

/** Subjects for the style that the words name; null: none of them is known. */
export const findStyleSubjects = (prompt: string): readonly string[] | null =>
  STYLES.find(([words]) => words.test(prompt.toLowerCase()))?.[1] ?? null

/** Meanings of what is to be seen, by which a prompt has a subject. */
const SEEN = /^(?:subject|kind|motif|landform|scene|season|time|weather|light)$/
const isSeen = ({ slot, value }: Meaning): boolean => SEEN.test(slot) && value !== 'abstract'

const LOOK_NOUN =
  /^(?:边缘|层次感?|质感|肌理|纸张肌理|文艺|圆润|用光|港[式风]|悠远|宫格|[四六九]宫格|四格|通透|柔和|晕染|效果|细节|艺术性|笔触感?|光影|光线|线条感?|构图|对比度?|色块|配色|主义|纹理|画布|画布纹理|萌系|萌感|治愈[系感]?|氛围感?|色彩|设计|设计感|食物纹理|美食)$/u
const SAID = /^(?:word|style|mood|tint|material)$/

/** Words of how a picture is made, and others that name nothing: those of measures, orders, looks. */
function isLook({ kind, text, things, meanings, isRole, isPlace, tag }: Term): boolean {
  if (things.length > 0 || isRole || isPlace) return false
  if (LOOK_NOUN.test(text)) return true
  // 中国风 is no wind
  if (meanings.some(isSeen)) return kind === 'picture' && text === '风'
  if (findStyleSubjects(text) !== null) return true
  // 天空: seen in other pictures, and no word of a look
  if (kind === 'trait' && /^n/.test(tag) && !meanings.some(({ slot }) => SAID.test(slot)))
    return false
  if (meanings.length > 0) return true
  // 日本动漫: nouns next to a style that say of which kind it is
  return kind !== 'noun' || /^(?:ns|nz)$/.test(tag)
}

/** 圆润|线条, 文艺|质感: an unknown word that only says which look it is. */
export const isOfLook = ({ strange, text, end }: Term, next: Term | undefined): boolean =>
  strange && (LOOK_NOUN.test(text) || (next?.start === end && ENDS_LOOK.test(next.text)))
const ENDS_LOOK = /(?:质感|氛围感?|线条感?|色彩|肌理|笔触|风格?|调性?|气息)$/u

/** Whether a prompt names a style and nothing that it could be the style of. */
export const isStyleAlone = (prompt: string, terms: readonly Term[]): boolean =>
  findStyleSubjects(prompt) !== null &&
  !/风景|景[色观]/u.test(prompt) &&
  terms.every((term, at) => isLook(term) || isOfLook(term, terms[at + 1]))

/** 女孩|赛博朋克: a style right behind the one who is painted in it. */
export const isStyleBehind = (noun: Term | undefined, { things, meanings }: Term): boolean =>
  (noun?.isRole || noun?.isAnimal) === true &&
  things.length === 0 &&
  meanings.some(({ slot }) => slot === 'style')

/** 长城|日落, 女性|夜晚: the hour or the weather of what is right before it. */
export const isAirBehind = (noun: Term | undefined, { things, meanings }: Term): boolean =>
  (noun?.isPlace || noun?.isRole || noun?.isAnimal) === true &&
  things.length === 0 &&
  meanings.length > 0 &&
  meanings.every(({ slot }) => AIR.test(slot))
