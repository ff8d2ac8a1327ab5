/** Manners that are a surface of the whole picture by words: 乐高积木, 彩色玻璃风格, 梵高. */
import { normalise } from '../reading/normalise'
import type { StyleId } from '../slots'
import type { Surface } from '../surfaces/ids'

/** 不要低饱和. */
export const UNDENIED = '(?<!不|别|非|无)(?<!不要|不用|避免)'

/** Taken up by hand, or one of several things: 玩乐高, 一盒橡皮泥. */
const UNHANDLED = '(?<!玩|捏|搭|堆|盒|套|块|包|袋)'
const MANNER = '(?:的?(?:绘画|艺术|动画)?(?:风格?|画风|质感|材质|效果|插画|笔触))?'
/** Of a word that names a thing as well: in the manner of it, or by itself. */
const IN_ITS_MANNER = '(?:的?(?:绘画|艺术)?(?:风格?|画风|质感|效果|插画)|(?=[，,。；;]|$))'

interface SurfaceRow {
  readonly words: RegExp
  readonly surface: Surface
  /** Its usual style, if neither the prompt nor the user has one. */
  readonly style: StyleId | null
}

const SURFACES: readonly SurfaceRow[] = (
  [
    [
      `${UNHANDLED}乐高(?:积木)?(?!店|乐园|盒|套装)(?:拼成|搭成|拼搭)?${MANNER}|${UNHANDLED}积木(?:拼成|搭成|拼搭|风格?|质感)|lego(?: bricks?)?(?: style)?`,
      'bricks',
      'flat',
    ],
    [`十字绣${MANNER}|cross[- ]stitch`, 'stitches', 'flat'],
    [
      `羊?毛毡(?!帽|包|靴|垫|鞋|毯)${MANNER}|needle[- ]felt(?:ed|ing)?|felt (?:style|toy|doll)`,
      'felt',
      'soft',
    ],
    [
      `${UNHANDLED}(?:超轻|软|彩色?)?[粘黏]土(?![地层矿壤砖课])${MANNER}|${UNHANDLED}橡皮泥${MANNER}|claymation|clay (?:style|toy|figure)`,
      'clay',
      'soft',
    ],
    [`低多边形(?!背景|壁纸|纹理|图案)${MANNER}|low[- _]?poly`, 'facets', 'flat'],
    [
      `(?<![的上里中])(?:彩[色绘]玻璃|玻璃花窗|花窗玻璃)${IN_ITS_MANNER}|stained[- ]glass(?: style| art)?`,
      'leaded-glass',
      'flat',
    ],
    [
      `(?<!规划|未来|发展|宏伟|美好)(?:工程|技术|设计|建筑)?蓝图${IN_ITS_MANNER}|blueprint(?: style)?`,
      'blueprint',
      'flat',
    ],
    [
      `(?:儿童|黑白|极简|可爱)?(?:简笔画?|简笔线条|[涂填]色(?:图|页|卡|书|画|线?稿)|一笔画|line[- ](?:art|drawing)|colou?ring[-_ ](?:page|book))${MANNER}`,
      'line-drawing',
      'flat',
    ],
    [
      `梵高(?!自画像|的自画像|博物馆)(?:的?(?:星月夜|星空))?${MANNER}|van gogh(?: style)?`,
      'swirls',
      null,
    ],
    [
      `(?:吉卜力|宫崎骏)(?:工作室|动画|电影)?${MANNER}|(?:studio )?ghibli(?: style)?|miyazaki(?: style)?`,
      'gouache',
      null,
    ],
    [`皮影(?:戏|画)?${MANNER}|shadow[- ]puppet(?:ry|s)?`, 'shadow-play', null],
    [`(?:黑白)?木刻(?:版?画)?${MANNER}|黑白版画${MANNER}|woodcut|linocut`, 'woodcut', null],
    [`青花瓷?的?(?:风格?|画风|配色|色调|纹样风格?)`, 'cobalt', 'flat'],
    [
      '(?<!修复|翻新|上色)(?:怀旧|复古|泛黄的?)?老照片(?:风格?|质感|效果|色调|滤镜)|(?:怀旧|复古|泛黄的?)(?:老照片|照片)(?:风格?|质感|效果)?|sepia',
      'sepia',
      null,
    ],
    [
      '(?:黑白|单色)(?:的)?(?:人像|肖像|人物)?(?:摄影|照片?|影像|肖像|人像|画面|写真|电影|胶片|插画|漫画|影调)(?:风格)?|黑白风格?(?=[，,。；;]|$)|monochrome|black[- ]and[- ]white (?:photo|portrait)\\w*',
      'monochrome',
      null,
    ],
  ] as const
).map(([words, surface, style]) => ({
  words: new RegExp(`${UNDENIED}(?:${words})`, 'iu'),
  surface: surface as Surface,
  style: style as StyleId | null,
}))

interface Surfaced extends Omit<SurfaceRow, 'words'> {
  /** As written. */
  readonly words: string
}

/** The first surface that a prompt names; null: it is painted as its style paints. */
export function findSurface(prompt: string): Surfaced | null {
  const { text, written } = normalise(prompt)
  for (const { words, surface, style } of SURFACES) {
    const match = words.exec(text)
    if (match) return { surface, style, words: written(match.index, match.index + match[0].length) }
  }
  return null
}

/** 简笔画: of contours alone, with nothing around its subject. */
export const isLineDrawing = (prompt: string): boolean =>
  findSurface(prompt)?.surface === 'line-drawing'
