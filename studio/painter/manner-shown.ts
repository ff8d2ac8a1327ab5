import { OPTIONAL_WORDS } from './lexicon/pictureless'
import { findWordLayout } from './lexicon/uses'
import type { Meaning } from './lexicon/format'
import { landscapeStandIns } from './lexicon/lexicon'
import {
  type SmallPicture,
  countHues,
  measureChroma,
  measureDark,
  measureDream,
  measureGround,
  measureLightness,
  measureWarmth,
} from './proof'
import type { Scene } from './scene'
import type { StyleId } from './slots'

/** Whether a picture is made in the way that a word says: in its style, with its air, for its use. */

interface MadePicture {
  readonly style: StyleId
  /** Family of the subject; null: a landscape. */
  readonly family: string | null
  /** Key of the subject. */
  readonly main?: string
  /** The landscape, or the place behind the subject. */
  readonly scene: Scene | null
  readonly picture: SmallPicture | null
}

type Rule = readonly [words: RegExp, isShown: (made: MadePicture, word: string) => boolean]

const LIVING = /^(?:animals|people|creatures|myth|marine|emoji)$/
const GOODS = /^(?:products|food|plants|vehicles)$/
const LARGE_SCENES =
  /^(?:mountains|cloud-sea|waterfall|sea|coast|desert|night-sky|snow-field|grassland|river)$/

const lightness = ({ picture }: MadePicture): number => (picture ? measureLightness(picture) : 1)
const isLit = (made: MadePicture, least: number): boolean => lightness(made) >= least
const isOfStyle =
  (styles: RegExp) =>
  ({ style }: MadePicture): boolean =>
    styles.test(style)
const isLiving = ({ family }: MadePicture): boolean => LIVING.test(family ?? '')
const never = (): boolean => false

/** Of the picture, the least of one colour that makes it a plain one. */
const LEAST_PLAIN_GROUND = 0.4
const isPlain = (made: MadePicture): boolean =>
  made.style === 'minimal' ||
  (made.scene === null &&
    made.picture !== null &&
    measureGround(made.picture) >= LEAST_PLAIN_GROUND)

/** Of a mild picture, the most that is dark. */
const MOST_DARK = 0.12
const isDark = ({ picture }: MadePicture): boolean =>
  picture !== null && measureDark(picture) > MOST_DARK
/** Of a picture in black and white, the most that has a hue. */
const MOST_OF_GREY = 0.01

/** Figures of no thing feel like nothing in particular. */
const isAbstract = ({ scene }: MadePicture): boolean => scene?.slots.scene === 'abstract'

/** A warm picture, or a light one of a being. */
const isCosy = (made: MadePicture): boolean =>
  isLit(made, 0.5) &&
  !isAbstract(made) &&
  !(made.family === null && isDark(made)) &&
  made.picture !== null &&
  (measureWarmth(made.picture) >= 0.55 || (isLiving(made) && isLit(made, 0.65)))

const isVivid = ({ picture }: MadePicture): boolean =>
  picture !== null && measureChroma(picture) >= 0.6 && countHues(picture) >= 3

const isDreamy = (made: MadePicture): boolean =>
  made.picture !== null && isLit(made, 0.4) && measureDream(made.picture) >= 0.2

/** The first rule that a word is of decides. */
const RULES: readonly Rule[] = [
  // a drawing is no photograph, and none of these is a style of its own
  [/写实|逼真|摄影|照片|实[拍物图]|棚拍|现实主义|photo|realis/u, never],
  [/3d|c4d|立体|三维|渲染|皮克斯|盲盒|手办|公仔|[粘黏]土|毛毡/u, never],
  [/漫画|连环画|分镜|四格/u, ({ main = '' }) => /comic/.test(main)],
  [/日系|日式|日漫|ins风|蒸汽朋克/u, never],
  [/复古|怀旧|vintage|retro|数字艺术|概念艺术|动态?感|国潮/u, never],
  [/绢本|绢画|构成/u, never],
  [/黑白灰?/u, ({ picture }) => picture !== null && measureChroma(picture) <= MOST_OF_GREY],
  [/抽象/u, ({ family, scene }) => family === 'abstract' || scene?.slots.scene === 'abstract'],
  [
    /动漫|二次元|动画|anime/u,
    ({ style, family }) =>
      /^(?:people|animals)$/.test(family ?? '') && /^(?:flat|soft)$/.test(style),
  ],
  [/卡通|cartoon/u, isOfStyle(/^(?:flat|soft|minimal|watercolour|papercut|pixel)$/)],
  [/手绘/u, isOfStyle(/^(?:watercolour|pencil|ink|oil|blue-green)$/)],
  [/绘本|童书/u, isOfStyle(/^(?:watercolour|flat|soft|pencil|papercut)$/)],
  [/极简|简约|简洁|极简主义|minimal/u, isPlain],
  [/可爱|可愛|呆?萌|俏皮|甜美|cute/u, (made) => isLiving(made) && made.style !== 'neon'],
  [/表情包/u, ({ main = '' }) => /sticker/.test(main)],
  [/治愈|温馨|温暖|温柔|和煦|甜蜜|幸福|浪漫|惬意|团圆/u, isCosy],
  [/柔和|柔美|柔光/u, (made) => isLit(made, 0.6) && !isDark(made) && !isAbstract(made)],
  [/超现实|童话|奇幻|幻想|幻境|魔[法幻]|玄幻|仙[气侠]|如诗如画/u, never],
  [/古老|远古|古朴|沧桑|迷宫|谜|悬疑|哥特/u, never],
  [/鲜艳|鲜明|明艳|艳丽|灿烂|璀璨/u, isVivid],
  [/热闹|繁华|繁荣|喜庆|节庆|过年|欢庆|生机|盎然|朝气/u, never],
  [/新鲜|青春|水灵|薄荷|沁人/u, never],
]

const MOODS: Readonly<Record<string, (made: MadePicture) => boolean>> = {
  calm: ({ scene }) => scene !== null && !/^(?:city|abstract)$/.test(scene.slots.scene),
  lonely: never,
  grand: ({ scene }) => scene !== null && LARGE_SCENES.test(scene.slots.scene),
  warm: isCosy,
  dreamy: isDreamy,
  mysterious: (made) => !isLit(made, 0.5),
  gloomy: (made) => !isLit(made, 0.55),
  lively: isLiving,
  fresh: (made) => isLit(made, 0.68),
}

/** Uses that say no more than that there is a picture, or of whom. */
const PLAIN_USES = /^(?:avatar|portrait|full-body|id-photo|wallpaper|inline|picture|group)$/

function showsUse(word: string, { family, main = '' }: MadePicture): boolean | null {
  const layout = findWordLayout(word)
  if (layout === null || PLAIN_USES.test(layout)) return null
  if (layout === 'product') return GOODS.test(family ?? '') ? null : false
  return main.includes(layout) ? null : false
}

/** False: it is not made so; null: nothing speaks against it. */
export function showsManner(
  word: string,
  meanings: readonly Meaning[],
  made: MadePicture,
): boolean | null {
  // 写实: reported as the style that is painted for it
  if (landscapeStandIns.has(word)) return null
  const rule = RULES.find(([words]) => words.test(word))
  if (rule) return rule[1](made, word) ? null : false
  const use = showsUse(word, made)
  if (use !== null) return use
  const [first] = meanings
  if (first?.slot === 'framing') {
    if (first.value === 'close') return false
    return first.value === 'wide' && made.family !== null && made.scene === null ? false : null
  }
  const feels = first?.slot === 'mood' ? MOODS[first.value] : undefined
  return feels && (isAbstract(made) || !feels(made)) ? false : null
}

/** Whether a word of an illustration says only how it is made, and is proven by that alone. */
export const isBareManner = (word: string): boolean =>
  OPTIONAL_WORDS.has(word) || findWordLayout(word) !== null
