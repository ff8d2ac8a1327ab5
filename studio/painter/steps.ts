/** The steps in which pictures are painted, and the words they are shown by. */

export const STEP_NAMES = {
  draft: '构图',
  sketch: '起稿',
  /** The light and dark of the whole is studied; nothing is on the paper yet. */
  look: '看明暗',
  ground: '铺底',
  air: '天光',
  far: '远景',
  water: '水色',
  middle: '中景',
  near: '近景',
  subject: '主景',
  weather: '雨雪',
  setting: '布景',
  masses: '大形',
  forms: '造型',
  details: '细节',
  features: '点睛',
  light: '打光',
  lines: '勾线',
  rub: '擦调子',
  hatching: '排线',
  chalk: '提亮',
  wide: '大笔铺色',
  medium: '中笔塑形',
  fine: '细笔收拾',
  edges: '收边',
  dry: '晾干',
  frame: '装裱',
  varnish: '上光',
  glow: '亮灯',
  dither: '配色',
  fix: '定稿',
  seal: '落款',
} as const

export type StepName = keyof typeof STEP_NAMES
