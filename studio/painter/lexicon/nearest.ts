import { NEAREST_CLASSES } from './nearest-classes'
import { NEAREST_CLASSES_IN_LANDSCAPES, NEAREST_IN_LANDSCAPES } from './nearest-landscapes'
import { NEAREST_THINGS } from './nearest-things'

/** The near thing that is drawn for a word without a drawing of its own. */
export interface StandIn {
  /** Its name in Chinese. */
  readonly name: string
  /** It is a broad class and may be far from the word: the credits can be claimed back. */
  readonly broad: boolean
}

/** A word without a drawing. */
export interface NearestRow {
  readonly word: string
  /** The id of the thing, or the word of landscapes, that is drawn for it. */
  readonly by: string
  readonly broad: boolean
}

const readRows = (rows: Readonly<Record<string, string>>, broad: boolean): NearestRow[] =>
  Object.entries(rows).flatMap(([by, words]) =>
    words.split(/\s+/).map((word) => ({ word, by, broad })),
  )

/** Every way of cooking with everything that is cooked so: 香煎带鱼, 滑炒里脊片. */
const combine = (ways: string, foods: string): string[] =>
  ways.split(' ').flatMap((way) => foods.split(' ').map((food) => way + food))

const STEWED =
  '红烧 糖醋 清蒸 葱烧 干烧 酱烧 酱焖 黄焖 油焖 清炖 炖 卤 烤 炭烤 香烤 煎 香煎 干煎 油炸 酥炸 炸 香酥 椒盐 剁椒 豆豉 豆瓣 水煮 麻辣 香辣 家常 酸菜 避风塘 蒜蓉 蒜香'
const FRIED =
  '滑炒 清炒 爆炒 小炒 葱爆 酱爆 油爆 火爆 爆 滑熘 滑溜 熘 溜 干煸 水煮 黑椒 孜然 青椒 尖椒 木耳 蒜苔 香芹 芹菜 洋葱 杭椒 泡椒 京酱 鱼香 宫保 酱香'
const FISH =
  '鲳鱼 金鲳鱼 鲈鱼 鲤鱼 带鱼 鲫鱼 草鱼 黄鱼 大黄鱼 小黄鱼 黄花鱼 鳜鱼 桂鱼 鲢鱼 武昌鱼 石斑鱼 多宝鱼 黑鱼 鲶鱼 鳕鱼 三文鱼 鲅鱼 秋刀鱼 罗非鱼 龙利鱼 鲷鱼 马鲛鱼 全鱼 鱼块 鱼片 鱼头 鱼'
const MEAT =
  '里脊 里脊片 里脊丝 里脊肉 肉片 肉丝 肉丁 猪肉 猪肝 腰花 鸡片 鸡丝 鸡柳 牛肉 牛肉片 牛肉丝 牛柳 牛肉粒 羊肉 羊肉片'
const COOKED: Readonly<Record<string, readonly string[]>> = {
  'fish-dish': combine(STEWED, FISH),
  'pepper-pork': combine(FRIED, MEAT),
  'kung-pao': combine(FRIED, '鸡丁 鸡块 鸡肉 虾仁'),
}

/** Goods in what they are sold in: the pack by itself is what is drawn. */
const PACKS = '包装 包装设计 包装盒 包装盒设计 包装袋 包装图 瓶 瓶包装 瓶包装设计'
const PACKED: Readonly<Record<string, readonly string[]>> = {
  'emoji-beverage-box': [
    '牛奶盒',
    '盒装牛奶',
    ...combine('牛奶 牛奶盒 果汁 酸奶 饮料 豆奶', PACKS),
  ],
  'hand-cream': combine('洗面奶 牙膏 护手霜 防晒霜 身体乳', PACKS),
  skincare: combine('洗发水 沐浴露 护发素 化妆品 洗衣液 洗洁精 精华液 乳液 爽肤水', PACKS),
  'snack-pack': '包装设计 包装袋 包装袋设计 自立袋 铝箔袋 牛皮纸包装袋'.split(' '),
}

const LISTED: readonly NearestRow[] = [
  ...readRows(NEAREST_THINGS, false),
  ...readRows(NEAREST_CLASSES, true),
]
/** Dishes with a drawing of their own. */
const OWN = [
  '红烧鱼 糖醋鱼 清蒸鱼 烤鱼 青椒肉丝 鱼香肉丝 宫保鸡丁 水煮肉片 水煮牛肉 木耳肉片 清炒虾仁 精华液瓶',
  ...combine('滑炒 清炒 滑熘 滑溜 熘 溜', '里脊 里脊片 里脊肉 肉片 鸡片'),
].join(' ')
const WRITTEN: ReadonlySet<string> = new Set([...LISTED.map(({ word }) => word), ...OWN.split(' ')])

/** Drawn by a family. A drawing by one of these rows is always reported: 杜宾犬 → 狗. */
export const nearestThings: readonly NearestRow[] = [
  ...LISTED,
  ...Object.entries(PACKED).flatMap(([by, words]) =>
    words.flatMap((word) => (WRITTEN.has(word) ? [] : [{ word, by, broad: true }])),
  ),
  ...Object.entries(COOKED).flatMap(([by, words]) =>
    words.flatMap((word) => (WRITTEN.has(word) ? [] : [{ word, by, broad: false }])),
  ),
]

/** Drawn in a landscape. */
export const nearestInLandscapes: readonly NearestRow[] = [
  ...readRows(NEAREST_IN_LANDSCAPES, false),
  ...readRows(NEAREST_CLASSES_IN_LANDSCAPES, true),
]
