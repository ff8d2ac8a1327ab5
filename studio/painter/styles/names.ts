import type { StyleId } from '../slots'

/** Chinese names on the style cards; apart from the painters, so that listing them loads no canvas. */
export const STYLE_NAMES: Readonly<Record<StyleId, string>> = {
  ink: '水墨',
  watercolour: '水彩',
  ukiyoe: '浮世绘',
  'blue-green': '青绿山水',
  oil: '油画',
  papercut: '剪纸',
  minimal: '极简',
  pencil: '铅笔素描',
  pixel: '像素',
  neon: '霓虹',
  flat: '平面插画',
  soft: '质感插画',
}
