import type { SceneId } from '../slots'
import { FALLING_DRAWINGS } from './heaven/falling'
import { LIGHT_DRAWINGS } from './heaven/lights'
import { VIEW_DRAWINGS } from './heaven/views'
import { THING_EXTRAS } from './things/extras'

/** Drawings that edits add and prompts reach in other ways: lights of a sky, what falls, small things. */

export const EXTRAS = {
  ...LIGHT_DRAWINGS,
  ...FALLING_DRAWINGS,
  ...THING_EXTRAS,
  ...VIEW_DRAWINGS,
}

export type ExtraId = keyof typeof EXTRAS

export const isExtra = (id: string): id is ExtraId => id in EXTRAS

/** Words for each, the first its name. */
const WORDS: Readonly<Record<ExtraId, string>> = {
  sun: '太阳 红日 日头 夕阳 落日 朝阳',
  moon: '月亮 月 明月 圆月 满月 大月亮',
  crescent: '弯月 月牙 新月 月牙儿',
  stars: '星星 星 繁星 星空 小星星 满天星 星光',
  cloud: '云朵 云 白云 云彩 祥云',
  'falling-petals': '花瓣 花瓣雨 樱花瓣 落花 桃花瓣 玫瑰花瓣 飘落的花瓣',
  'falling-leaves': '落叶 枫叶 树叶 黄叶 叶子 银杏叶',
  'falling-snow': '雪花 雪 小雪花 飘雪 飞雪',
  'falling-rain': '雨 雨丝 雨滴 雨点',
  confetti: '彩带 彩纸 彩屑 礼炮 彩色纸屑 亮片 闪光',
  fireflies: '萤火虫 光点 荧光 光斑',
  bubbles: '气泡 泡泡 肥皂泡 水泡',
  ball: '皮球 球 小皮球 小球 沙滩球 玩具球',
  beer: '啤酒 扎啤 啤酒杯 冰啤酒 精酿啤酒',
  chopsticks: '筷子 木筷 竹筷',
  mist: '雾 薄雾 雾气 晨雾',
  'night-air': '夜色',
  'evening-air': '霞光',
  'morning-air': '晨光',
  'view-sea': '窗外的海',
  'view-mountains': '窗外的山',
  'view-city': '窗外的城市',
  'view-forest': '窗外的树林',
  'view-snow': '窗外的雪地',
  hearts: '爱心 心 红心 心形 小爱心 桃心',
}

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([id, words]) =>
    words.split(' ').map((word) => [word, id as ExtraId] as const),
  ),
)

/** 一轮, 几片, 飘落的, 小: how many there are is a matter of the drawing. */
const AROUND =
  /^(?:[一两三四五六几些满]{0,2}(?:天|个|轮|颗|片|朵|只|阵|团|点|丝|串|道)?)(?:飘落的?|飘着的?|飞舞的?|漫天的?|满天的?|飘洒的?|会发光的|发光的|小|大|很多|好多|许多|一些)?/
const MOTION = /(?:飘落|飘着|飘下来|飞舞|飘洒|纷飞|飘飘|掉下来|落下来|飘扬|儿|在飞|飘)$/

export const nameExtra = (id: ExtraId): string => WORDS[id].split(' ')[0]

/** The extra that words name; null: none. */
export function findExtra(words: string): ExtraId | null {
  const bare = words.replace(MOTION, '')
  return BY_WORD.get(words) ?? BY_WORD.get(bare) ?? BY_WORD.get(bare.replace(AROUND, '')) ?? null
}

/** Views through a window, by scene. */
export const VIEWS: Readonly<Partial<Record<SceneId, ExtraId>>> = {
  ...{ sea: 'view-sea', coast: 'view-sea', lake: 'view-sea', river: 'view-sea' },
  ...{ mountains: 'view-mountains', 'cloud-sea': 'view-mountains', waterfall: 'view-mountains' },
  ...{ desert: 'view-mountains', village: 'view-mountains', grassland: 'view-mountains' },
  ...{ city: 'view-city', forest: 'view-forest', 'bamboo-grove': 'view-forest' },
  ...{ garden: 'view-forest', 'snow-field': 'view-snow' },
}

export const isView = (id: string): boolean => id.startsWith('view-')
