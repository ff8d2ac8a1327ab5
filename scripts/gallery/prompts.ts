/** The prompts of docs/gallery/painter. */
import type { StyleId } from '../../server/src/engines/studio/slots'

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
export const LATER_FORTY: readonly GalleryPrompt[] = []
