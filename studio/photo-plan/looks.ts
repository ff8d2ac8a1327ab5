import { findObjectHex } from '../painter/intent/edits/colours'

/** Colours, ways of painting and tones that a photograph can be changed to. */

const COLOURS: Readonly<Record<string, string>> = {
  ...{
    红: '#c8322b',
    大红: '#c8161d',
    粉: '#ee8fb0',
    粉红: '#ee8fb0',
    橙: '#e8812a',
    橘: '#e8812a',
  },
  ...{
    黄: '#e8c332',
    金: '#d4a635',
    绿: '#3f8f4f',
    淡绿: '#b5d6b2',
    浅绿: '#b5d6b2',
    墨绿: '#24523b',
  },
  ...{
    青: '#3a9d9d',
    蓝: '#2f6db5',
    淡蓝: '#a9cbe8',
    浅蓝: '#a9cbe8',
    天蓝: '#7fb8e6',
    深蓝: '#1d3f73',
  },
  紫: '#7c4fa3',
  淡紫: '#c3aee0',
  白: '#f4f4f2',
  黑: '#1c1c1e',
  灰: '#8c8f93',
  银: '#b9bec4',
  ...{
    棕: '#7a5234',
    褐: '#7a5234',
    咖啡: '#6b4630',
    米: '#ece2cf',
    米白: '#f2ecdf',
    米黄: '#efe1b8',
  },
}

/** Null: no colour that is known. */
export function toHex(word: string): string | null {
  const bare = word.replace(/^(?:一?种|变)/, '').replace(/(?:的|色系?|颜色|底|背景|调)+$/g, '')
  if (Object.hasOwn(COLOURS, bare)) return COLOURS[bare] ?? null
  const ofObject = findObjectHex(word)
  if (ofObject !== null) return ofObject
  const last = bare.slice(-1)
  const isShade = /^(?:[大深浅淡亮暗鲜艳纯粉嫩正]|天空|宝石|草|玫)?.$/u.test(bare)
  return isShade && Object.hasOwn(COLOURS, last) ? (COLOURS[last] ?? null) : null
}

interface PaintStyle {
  readonly tool: 'photo2img' | 'toon'
  readonly look: string
}

const PAINT_STYLES: readonly (readonly [RegExp, PaintStyle['tool'], string])[] = [
  [/水墨|国画|国风|中国风|古风/, 'photo2img', 'ink'],
  [/油画|梵高|莫奈|印象/, 'photo2img', 'oil'],
  [/水彩/, 'photo2img', 'watercolour'],
  [/素描|铅笔|手绘|速写/, 'photo2img', 'pencil'],
  [/浮世绘/, 'photo2img', 'ukiyoe'],
  [/像素/, 'photo2img', 'pixel'],
  [/剪纸/, 'photo2img', 'papercut'],
  [/动漫|二次元|宫崎骏|吉卜力|动画|日漫|新海诚/, 'photo2img', 'anime'],
  [/漫画|美漫/, 'toon', 'comic'],
  [/绘本|插画/, 'toon', 'storybook'],
  [/卡通|赛璐璐|皮克斯|迪士尼|3d/i, 'toon', 'cel'],
]
export const STYLE_OFFERS = ['水彩', '油画', '动漫']

export function findPaintStyle(value: string): PaintStyle | null {
  const [, tool, look] = PAINT_STYLES.find(([pattern]) => pattern.test(value)) ?? []
  return tool && look ? { tool, look } : null
}

type Amounts = Readonly<Record<string, number>>

const TONES: readonly (readonly [RegExp, string, Amounts])[] = [
  [/黑白|单色|去色/, '黑白', { colour: -1 }],
  [/胶片|胶卷|菲林/, '胶片', { age: 0.35, contrast: 0.1, warmth: 0.12 }],
  [/复古|怀旧|泛黄|老照片/, '复古', { age: 0.6, contrast: -0.1 }],
  [/美白(?!马)/, '美白', { light: 0.3, colour: -0.08 }],
  [/亮/, '亮', { light: 0.35 }],
  [/暗/, '暗', { light: -0.35 }],
  [/暖|温馨/, '暖', { warmth: 0.45 }],
  [/冷色|冷调|冷一|偏冷|^冷$/, '冷', { warmth: -0.45 }],
  [/鲜艳|艳|饱和/, '鲜艳', { colour: 0.45 }],
  [/柔和|素净|素雅/, '柔和', { colour: -0.3, contrast: -0.15 }],
  [/对比强|通透|层次|去雾|清晰|清楚/, '通透', { contrast: 0.4, colour: 0.12 }],
]

/** All tones that words name, as one value; null: none. */
export function findTone(words: string): string | null {
  const named = TONES.filter(([pattern]) => pattern.test(words)).map(([, name]) => name)
  return named.length > 0 ? named.join('、') : null
}

/** Null: no tone that is known. */
export function toAmounts(value: string): Amounts | null {
  const found = TONES.filter(([pattern]) => pattern.test(value)).map(([, , amounts]) => amounts)
  return found.length > 0 ? Object.assign({}, ...found) : null
}
