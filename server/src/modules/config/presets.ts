/** Data: starting points, each a prompt with its parameters. */
import { text2img, type Text2ImgParams } from '@contract/tools/text2img'

export interface Preset {
  readonly id: string
  readonly name: string
  readonly tool: typeof text2img.id
  readonly params: Partial<Text2ImgParams>
}

function preset(id: string, name: string, params: Partial<Text2ImgParams>): Preset {
  return { id, name, tool: text2img.id, params }
}

export const PRESETS: readonly Preset[] = [
  preset('snow-boat', '寒江独钓', { prompt: '寒江，独钓，大雪，远山', style: 'ink', ratio: '3:4' }),
  preset('great-wave', '巨浪', { prompt: '巨浪，富士山，渔船', style: 'ukiyoe', ratio: '4:3' }),
  preset('misty-south', '江南烟雨', {
    prompt: '江南烟雨，乌篷船，小桥流水，垂柳',
    style: 'ink',
    ratio: '2:3',
  }),
  preset('lotus-moon', '荷塘月色', {
    prompt: '荷塘月色，荷花，锦鲤',
    style: 'watercolour',
    ratio: '3:4',
  }),
  preset('milky-way', '星河入湖', {
    prompt: '银河，群山，湖水，宁静',
    style: 'watercolour',
    ratio: '9:16',
  }),
  preset('sunset-sail', '落日归帆', {
    prompt: '大海，帆船，日落，海鸥',
    style: 'watercolour',
    ratio: '16:9',
  }),
  preset('fuji-sakura', '富士樱花', {
    prompt: '富士山，樱花，春天，白云',
    style: 'ukiyoe',
    ratio: '1:1',
  }),
  preset('first-light', '云海日出', {
    prompt: '云海上的山峰，日出，金色',
    style: 'watercolour',
    ratio: '3:4',
  }),
  preset('snow-village', '雪夜人家', {
    prompt: '水乡，石桥，人家，红灯笼，雪夜',
    style: 'watercolour',
    ratio: '3:4',
  }),
  preset('zen-circle', '圆月构成', {
    prompt: '抽象，圆月，青绿，禅意',
    style: 'ink',
    ratio: '1:1',
  }),
]
