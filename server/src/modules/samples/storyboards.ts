/**
 * Data: videos to start from, each shot with its words and length. A shot's sample is painted with
 * the seed that the video paints it with, so the picture shown is the picture recorded.
 */
import { buildDefaults, type ParamsOf, type Shot } from '@contract/tools/define'
import { short } from '@contract/tools/short'

type ShortParams = ParamsOf<typeof short>

export interface Storyboard {
  readonly id: string
  readonly name: string
  readonly params: ShortParams & { readonly seed: number; readonly style: string }
}

interface Video {
  readonly style: string
  readonly seed: number
  readonly camera?: string
  readonly crossing?: string
  readonly ratio?: string
}

function board(id: string, name: string, video: Video, shots: readonly [string, number][]) {
  const shotList = shots.map(([text, seconds]): Shot => ({ image: null, text, seconds }))
  return {
    id,
    name,
    params: { ...buildDefaults(short), ...video, shots: shotList },
  } satisfies Storyboard
}

export const STORYBOARDS: readonly Storyboard[] = [
  board('river-day', '江上一日', { style: 'watercolour', seed: 21, camera: 'right' }, [
    ['清晨的江面，薄雾，一叶扁舟', 3],
    ['白天，江边的村庄，垂柳，石桥', 3],
    ['江上落日，归鸟，帆船', 3],
  ]),
  board('snow-night', '雪夜归人', { style: 'ink', seed: 42, camera: 'in', crossing: 'black' }, [
    ['大雪，群山，松树', 3],
    ['雪夜，山中小屋，红灯笼', 3],
  ]),
  board('neon-city', '霓虹雨夜', { style: 'neon', seed: 7, ratio: '9:16' }, [
    ['赛博朋克城市，雨夜', 3],
    ['雨夜的城市，撑伞的行人', 3],
    ['城市，夜空，圆月', 2],
  ]),
  board('paper-sky', '纸上天空', { style: 'papercut', seed: 12, crossing: 'push' }, [
    ['热气球，山谷，日出', 3],
    ['云海上的山峰，飞鸟', 3],
    ['草原，彩虹，风车', 3],
  ]),
  board('deep-sea', '深海来信', { style: 'papercut', seed: 33, camera: 'orbit' }, [
    ['海底的鲸鱼，水母', 4],
    ['珊瑚，鱼群', 4],
  ]),
  board('waves', '浮世之浪', { style: 'ukiyoe', seed: 5, camera: 'out' }, [
    ['巨浪，渔船，红日', 3],
    ['富士山，樱花，五重塔', 3],
  ]),
]
