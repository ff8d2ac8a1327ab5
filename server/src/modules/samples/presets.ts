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
  preset('panda', '竹林熊猫', 5, { prompt: '竹林里的熊猫', style: 'ink', ratio: '3:4' }),
  preset('great-wave', '巨浪', 2, { prompt: '巨浪，渔船，红日', style: 'ukiyoe', ratio: '4:3' }),
  preset('thousand-miles', '千里江山', 6, {
    prompt: '千里江山，亭子，瀑布',
    style: 'blue-green',
    ratio: '3:4',
  }),
  preset('balloons', '热气球清晨', 12, {
    prompt: '热气球，山谷，日出',
    style: 'papercut',
    ratio: '3:4',
  }),
  preset('neon-rain', '霓虹雨夜', 28, {
    prompt: '赛博朋克城市，雨夜',
    style: 'neon',
    ratio: '9:16',
  }),
  preset('sunflowers', '向日葵与风车', 9, {
    prompt: '向日葵，风车，夏天',
    style: 'oil',
    ratio: '1:1',
  }),
  preset('snow-boat', '寒江独钓', 1, {
    prompt: '寒江，独钓，大雪，远山',
    style: 'ink',
    ratio: '3:4',
  }),
  preset('fuji-pagoda', '富士五重塔', 27, {
    prompt: '富士山下的樱花，五重塔',
    style: 'ukiyoe',
    ratio: '1:1',
  }),
  preset('fox', '秋林狐影', 31, {
    prompt: '狐狸在秋天的森林里',
    style: 'watercolour',
    ratio: '3:4',
  }),
  preset('aurora', '极光雪屋', 11, { prompt: '极光，雪原，小屋', style: 'pixel', ratio: '4:3' }),
  preset('desert-sun', '大漠孤烟', 4, { prompt: '大漠孤烟，落日', style: 'minimal', ratio: '3:4' }),
  preset('whale', '深海鲸歌', 8, { prompt: '海底的鲸鱼，水母', style: 'papercut', ratio: '1:1' }),
  preset('castle-owl', '月夜古堡', 15, {
    prompt: '山顶的城堡，月夜，猫头鹰',
    style: 'pencil',
    ratio: '3:4',
  }),
  preset('koi-above', '金鱼睡莲', 53, {
    prompt: '金鱼，睡莲，俯瞰',
    style: 'ukiyoe',
    ratio: '3:4',
  }),
  preset('water-town', '雨中水乡', 38, {
    prompt: '江南水乡，雨，撑伞的人',
    style: 'watercolour',
    ratio: '1:1',
  }),
  preset('dragon', '云海苍龙', 7, { prompt: '云海上的龙', style: 'ink', ratio: '4:3' }),
  preset('train', '樱花列车', 17, { prompt: '火车穿过樱花', style: 'ukiyoe', ratio: '4:3' }),
  preset('meadow-horse', '草原彩虹', 19, {
    prompt: '草原上奔跑的马，彩虹',
    style: 'oil',
    ratio: '4:3',
  }),
  preset('jellyfish', '荧光水母', 35, { prompt: '水母在深海里发光', style: 'neon', ratio: '3:4' }),
  preset('plum-cranes', '梅雪双鹤', 44, {
    prompt: '梅花，雪，仙鹤',
    style: 'ukiyoe',
    ratio: '3:4',
  }),
  preset('peony', '国色天香', 13, { prompt: '牡丹，蝴蝶', style: 'ink', ratio: '3:4' }),
  preset('snow-train', '雪山列车', 56, {
    prompt: '火车，雪山，蓝色',
    style: 'pixel',
    ratio: '4:3',
  }),
  preset('first-light', '云海日出', 3, {
    prompt: '云海上的山峰，日出，金色',
    style: 'watercolour',
    ratio: '3:4',
  }),
  preset('shiba-scarf', '雪地柴犬', 3, {
    prompt: '戴红围巾的柴犬，雪地',
    style: 'flat',
    ratio: '1:1',
  }),
  preset('guofeng-girl', '团扇少女', 4, {
    prompt: '古风少女，团扇，梅花',
    style: 'flat',
    ratio: '3:4',
  }),
  preset('hoodie-avatar', '卫衣头像', 5, {
    prompt: '穿卫衣戴眼镜的男生头像',
    style: 'flat',
    ratio: '1:1',
  }),
  preset('strawberry-cake', '草莓蛋糕', 6, { prompt: '草莓蛋糕', style: 'soft', ratio: '1:1' }),
  preset('red-sports-car', '红色跑车', 7, { prompt: '红色跑车', style: 'soft', ratio: '4:3' }),
  preset('beach-poster', '音乐节海报', 10, {
    prompt: '音乐节海报，写着“夏日来信”，海边，椰子树，黄昏',
    style: 'flat',
    ratio: '3:4',
  }),
  preset('fu', '福', 11, { prompt: '书法“福”', style: 'papercut', ratio: '1:1' }),
]
