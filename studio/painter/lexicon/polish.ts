/**
 * Phrases that a prompt can gain, by what they say. Every one is read and drawn
 * (intent/polish.test.ts). `_`: the list for places that are not in the table.
 */
import type { SceneId } from '../slots'

type ByScene = Partial<Record<SceneId | '_', string>>

const HOURS = '清晨 黄昏 日落时分 夜晚'
const OPEN: ByScene = {
  _: HOURS,
  'night-sky': '夜晚',
  'cloud-sea': '日出 清晨 黄昏',
  city: '夜晚 黄昏 清晨',
  abstract: '',
  interior: '',
  underwater: '',
}

const AIR: ByScene = {
  _: '薄雾 晴朗',
  lake: '薄雾 晨雾 细雨',
  river: '薄雾 细雨 晨雾',
  waterfall: '薄雾',
  village: '薄雾 细雨',
  city: '雨后 细雨 薄雾',
  garden: '细雨 薄雾',
  forest: '晨雾 薄雾',
  'bamboo-grove': '薄雾 细雨',
  'snow-field': '飘雪 晴朗',
  sea: '晴朗 薄雾',
  coast: '晴朗 薄雾',
  desert: '晴朗',
  'cloud-sea': '晴朗',
  'night-sky': '',
  abstract: '',
  interior: '',
  underwater: '',
}

const DETAILS: ByScene = {
  _: '几只飞鸟',
  lake: '倒影 一叶小舟 几只飞鸟',
  river: '一叶小舟 柳树 石桥',
  mountains: '松树 几只仙鹤 几只飞鸟',
  'cloud-sea': '几只仙鹤 松树',
  waterfall: '松树 几只飞鸟',
  forest: '小鹿 小溪',
  'bamboo-grove': '石灯笼',
  grassland: '几匹马 野花',
  'snow-field': '松树 木屋',
  village: '石桥 柳树 炊烟',
  garden: '锦鲤 石灯笼',
  coast: '灯塔 几只海鸥',
  sea: '几只海鸥 一艘帆船',
  desert: '仙人掌',
  city: '路灯',
  'night-sky': '流星',
  abstract: '',
  interior: '',
  underwater: '鱼群 珊瑚',
}

const FRAMINGS: ByScene = { _: '留白 远景', abstract: '', interior: '' }

/**
 * Possible ground of a thing without a place, by its family: places that are painted, because
 * hour and weather are seen in them.
 */
export const PLACES: Readonly<Record<string, string>> = {
  animals: '在海边 在雪地里 在森林里 在湖边',
  people: '在海边 在花园里 在草地上 在雪地里',
  vehicles: '在海边 在草地上',
  myth: '在云海里 在群山之间',
  food: '在窗边',
  products: '在窗边',
}

const TABLES = { time: OPEN, weather: AIR, detail: DETAILS, composition: FRAMINGS } as const

/** Phrases of a kind that suit a place. */
export function listPhrases(kind: keyof typeof TABLES, scene: SceneId | null): string[] {
  const table: ByScene = TABLES[kind]
  const words = (scene === null ? undefined : table[scene]) ?? table._ ?? ''
  return words.split(' ').filter(Boolean)
}

/** Praise and promises of quality: nothing of them can be drawn. */
export const PRAISE = new RegExp(
  `^(?:${[
    '(?:非常|特别|超级?|十分|很|真|好)?(?:美丽?|漂亮|好看|精致|精美|惊艳|震撼|绝美|完美|高级|大气)的?(?:画面|效果|构图|感觉)?',
    '(?:超|超级|极致?)?(?:高清|清晰)(?:画质|晰度)?|[248]k(?:画质|高清|分辨率)?|uhd|hdr',
    '(?:最高|最佳|高|超高)(?:质量|品质|画质|分辨率|细节)|画质(?:高清|超清)',
    '(?:细节|层次)(?:非常|极其)?(?:丰富|清晰|拉满|满满)',
    '(?:大师|杰作|获奖|专业)级?(?:作品|水准|摄影)?|杰作|神作',
    'masterpiece|best quality|high(?:est)? (?:quality|resolution)|highly detailed|ultra[- ]detailed',
    'stunning|beautiful|award[- ]winning|trending on artstation',
  ].join('|')})$`,
  'i',
)
