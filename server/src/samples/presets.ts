/**
 * Data: starting points, each a prompt with its style and ratio, and the seed its sample is
 * painted with. Each was looked at as painted; SAMPLE_REVISION rises when one changes.
 */
import { text2img, type Text2ImgParams } from '@contract/tools/text2img'

type Start = Pick<Text2ImgParams, 'prompt' | 'style' | 'ratio'>

export interface Preset {
  readonly id: string
  readonly name: string
  readonly tool: typeof text2img.id
  readonly params: Start
  /** Of the sample only: who starts from it paints a picture of their own. */
  readonly seed: number
}

function preset(id: string, name: string, seed: number, params: Start): Preset {
  return { id, name, tool: text2img.id, params, seed }
}

export const PRESETS: readonly Preset[] = [
  preset('milky-way', '星河入湖', 4, {
    prompt: '银河，群山，湖水，宁静',
    style: 'watercolour',
    ratio: '9:16',
  }),
  preset('koi-pond', '锦鲤戏荷', 7, { prompt: '锦鲤，荷花', style: 'watercolour', ratio: '3:4' }),
  preset('great-wave', '巨浪', 2, { prompt: '巨浪，渔船，红日', style: 'ukiyoe', ratio: '4:3' }),
  preset('plum-snow', '踏雪寻梅', 2, { prompt: '踏雪寻梅', style: 'ink', ratio: '3:4' }),
  preset('fuji-sakura', '富士樱花', 1, {
    prompt: '富士山，樱花，春天，白云',
    style: 'ukiyoe',
    ratio: '1:1',
  }),
  preset('snow-boat', '寒江独钓', 1, {
    prompt: '寒江，独钓，大雪，远山',
    style: 'ink',
    ratio: '3:4',
  }),
  preset('sunset-sail', '落日归帆', 1, {
    prompt: '大海，帆船，日落，海鸥',
    style: 'watercolour',
    ratio: '16:9',
  }),
  preset('guilin-dawn', '桂林日出', 8, {
    prompt: '桂林山水，日出，一群飞鸟',
    style: 'ukiyoe',
    ratio: '3:4',
  }),
  preset('lotus-moon', '荷塘月色', 2, {
    prompt: '荷塘月色，荷花，锦鲤',
    style: 'watercolour',
    ratio: '3:4',
  }),
  preset('red-waves', '红日千波', 1, {
    prompt: '抽象，夕阳，红色，壮阔',
    style: 'ukiyoe',
    ratio: '1:1',
  }),
  preset('pine-crane', '松鹤云海', 9, { prompt: '云海，迎客松，仙鹤', style: 'ink', ratio: '2:3' }),
  preset('autumn-bridge', '秋湖小桥', 2, {
    prompt: '秋天的湖，小桥',
    style: 'watercolour',
    ratio: '4:3',
  }),
  preset('star-pagoda', '星夜古塔', 1, {
    prompt: '星夜，古塔，松树，蓝色',
    style: 'ukiyoe',
    ratio: '2:3',
  }),
  preset('lighthouse', '灯塔晚照', 1, {
    prompt: '灯塔，礁石，晚霞，海鸥',
    style: 'ukiyoe',
    ratio: '3:4',
  }),
  preset('misty-south', '江南烟雨', 4, {
    prompt: '江南烟雨，乌篷船，小桥流水，垂柳',
    style: 'ink',
    ratio: '2:3',
  }),
  preset('first-light', '云海日出', 3, {
    prompt: '云海上的山峰，日出，金色',
    style: 'watercolour',
    ratio: '3:4',
  }),
  preset('zen-circle', '圆月构成', 3, {
    prompt: '抽象，圆月，青绿，禅意',
    style: 'ink',
    ratio: '1:1',
  }),
  preset('snow-cottage', '雪夜山居', 1, { prompt: '雪夜山村小屋', style: 'ukiyoe', ratio: '4:3' }),
]
