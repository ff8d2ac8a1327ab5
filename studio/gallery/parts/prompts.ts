/** The prompts of docs/gallery/painter. */
import type { StyleId } from '../../painter/slots'

export interface GalleryPrompt {
  readonly prompt: string
  readonly style: StyleId
  readonly seed: number
}

/** Written before the scenes, subjects and styles they ask for were drawn. */
export const FIRST_TWENTY: readonly GalleryPrompt[] = [
  { prompt: '雨夜的城市街道，撑伞的行人，霓虹灯', style: 'neon', seed: 1 },
  { prompt: '窗边的猫，窗外下着雪', style: 'watercolour', seed: 2 },
  { prompt: '小桥流水人家，垂柳，春天', style: 'watercolour', seed: 3 },
  { prompt: '大漠孤烟，落日', style: 'minimal', seed: 4 },
  { prompt: '竹林里的熊猫', style: 'ink', seed: 5 },
  { prompt: '千里江山，亭子，瀑布', style: 'blue-green', seed: 6 },
  { prompt: '云海上的龙', style: 'ink', seed: 7 },
  { prompt: '海底的鲸鱼，水母', style: 'papercut', seed: 8 },
  { prompt: '向日葵，风车，夏天', style: 'oil', seed: 9 },
  { prompt: '秋天的森林，小鹿，晨雾', style: 'oil', seed: 10 },
  { prompt: '极光，雪原，小屋', style: 'pixel', seed: 11 },
  { prompt: '热气球，山谷，日出', style: 'papercut', seed: 12 },
  { prompt: '牡丹，蝴蝶', style: 'ink', seed: 13 },
  { prompt: '茶壶，书，窗外的竹子', style: 'pencil', seed: 14 },
  { prompt: '山顶的城堡，月夜，猫头鹰', style: 'pencil', seed: 15 },
  { prompt: '江上独钓，大雪', style: 'ink', seed: 16 },
  { prompt: '火车穿过樱花', style: 'ukiyoe', seed: 17 },
  { prompt: '园林，月亮门，锦鲤池', style: 'watercolour', seed: 18 },
  { prompt: '草原上奔跑的马，彩虹', style: 'oil', seed: 19 },
  { prompt: '海岸，灯塔，星空', style: 'pixel', seed: 20 },
]

/** Written when everything stood. */
export const LATER_FORTY: readonly GalleryPrompt[] = [
  { prompt: '春江花月夜', style: 'ink', seed: 21 },
  { prompt: '枯藤老树昏鸦，小桥流水人家', style: 'ink', seed: 22 },
  { prompt: '两只黄鹂鸣翠柳', style: 'ukiyoe', seed: 23 },
  { prompt: '日照香炉生紫烟，瀑布', style: 'blue-green', seed: 24 },
  { prompt: '月落乌啼，江枫渔火，客船', style: 'watercolour', seed: 25 },
  { prompt: '采菊东篱下，悠然见南山', style: 'ink', seed: 26 },
  { prompt: '富士山下的樱花，五重塔', style: 'ukiyoe', seed: 27 },
  { prompt: '赛博朋克城市，雨夜', style: 'neon', seed: 28 },
  { prompt: '一只白猫在窗台上看月亮', style: 'pencil', seed: 29 },
  { prompt: '雪夜的村庄，温暖的灯光', style: 'oil', seed: 30 },
  { prompt: '狐狸在秋天的森林里', style: 'watercolour', seed: 31 },
  { prompt: '兔子，月亮，蘑菇', style: 'papercut', seed: 32 },
  { prompt: '猫头鹰，松树，圆月', style: 'papercut', seed: 33 },
  { prompt: '鲸鱼跃出海面，日落', style: 'ukiyoe', seed: 34 },
  { prompt: '水母在深海里发光', style: 'neon', seed: 35 },
  { prompt: '向日葵花田，热气球', style: 'minimal', seed: 36 },
  { prompt: '沙漠里的绿洲，星空', style: 'pixel', seed: 37 },
  { prompt: '江南水乡，雨，撑伞的人', style: 'watercolour', seed: 38 },
  { prompt: '苏州园林，荷花，锦鲤', style: 'oil', seed: 39 },
  { prompt: '梯田，晨雾，日出', style: 'blue-green', seed: 40 },
  { prompt: '老虎', style: 'ink', seed: 41 },
  { prompt: '草原，骏马，远山', style: 'oil', seed: 42 },
  { prompt: '竹林深处的小屋，雨', style: 'pencil', seed: 43 },
  { prompt: '梅花，雪，仙鹤', style: 'ukiyoe', seed: 44 },
  { prompt: '枫叶，古寺，秋天', style: 'papercut', seed: 45 },
  { prompt: '悬崖上的灯塔，暴风雨', style: 'oil', seed: 46 },
  { prompt: '银河，湖面倒影，露营的小屋', style: 'watercolour', seed: 47 },
  { prompt: '城市天际线，日出，极简', style: 'minimal', seed: 48 },
  { prompt: '读书的人，台灯，夜晚的窗', style: 'pencil', seed: 49 },
  { prompt: '红色的伞，雪中的街道', style: 'minimal', seed: 50 },
  { prompt: '青花瓷瓶，牡丹', style: 'watercolour', seed: 51 },
  { prompt: '柿子，秋天的静物', style: 'oil', seed: 52 },
  { prompt: '金鱼，睡莲，俯瞰', style: 'ukiyoe', seed: 53 },
  { prompt: '龙舟，江上，远山', style: 'blue-green', seed: 54 },
  { prompt: '风筝，春天的草地', style: 'papercut', seed: 55 },
  { prompt: '火车，雪山，蓝色', style: 'pixel', seed: 56 },
  { prompt: '蒲公英 dreams in a quiet valley', style: 'minimal', seed: 57 },
  { prompt: '抽象，红与金', style: 'papercut', seed: 58 },
  { prompt: '抽象，流动的蓝', style: 'watercolour', seed: 59 },
  { prompt: 'a lonely boat under the milky way', style: 'neon', seed: 60 },
]

export interface ShapedPrompt extends GalleryPrompt {
  /** Pixels. */
  readonly size: readonly [width: number, height: number]
}

const SQUARE = [1024, 1024] as const
const TALL = [576, 1024] as const
const WIDE = [1024, 576] as const

/** Words of use, then large subjects in places and before things that are named. */
export const LAYOUT_PROMPTS: readonly ShapedPrompt[] = (
  [
    ['女孩头像', 'flat', SQUARE],
    ['柴犬微信头像', 'soft', SQUARE],
    ['男生证件照', 'flat', TALL],
    ['口红产品图', 'soft', SQUARE],
    ['运动鞋商品主图，橙色背景', 'flat', SQUARE],
    ['汽车贴纸', 'flat', SQUARE],
    ['女孩手机壁纸', 'soft', TALL],
    ['猫手机壁纸', 'flat', TALL],
    ['宇航员壁纸', 'soft', WIDE],
    ['猫banner，写着“限时优惠”', 'flat', WIDE],
    ['小红书封面，咖啡，“秋日咖啡”', 'soft', TALL],
    ['手机公众号头图', 'flat', WIDE],
    ['海边的女孩', 'soft', SQUARE],
    ['湖边的小鹿', 'flat', SQUARE],
    ['森林里的熊', 'soft', SQUARE],
    ['两只兔子，草地', 'flat', SQUARE],
    ['风车前的女孩', 'soft', SQUARE],
    ['一只猫和一棵树', 'flat', SQUARE],
    ['龙，闪电，乌云', 'soft', SQUARE],
    ['流星雨下的情侣', 'flat', SQUARE],
    ['双彩虹，小猫', 'soft', SQUARE],
    ['厨房里的厨师', 'flat', SQUARE],
    ['超市里的妈妈', 'soft', SQUARE],
    ['宇宙，星云', 'oil', SQUARE],
  ] as const
).map(([prompt, style, size], i) => ({ prompt, style, size, seed: i + 1 }))
