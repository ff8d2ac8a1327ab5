import type { CastCharacter } from '../../painter/character/character'

/** 齐耳黑短发，红围巾，姜黄色呢子大衣. */
export const XIA: CastCharacter = {
  key: 'sheet',
  name: '小夏',
  thing: 'girl',
  traits: [
    { slot: 'hair', value: 'bob', tint: 'black' },
    { slot: 'wear', value: 'scarf', tint: 'red' },
    { slot: 'clothes', value: 'trench', tint: 'gold' },
  ],
}

/** Twelve shots: places, poses, weathers and uses. */
export const CHARACTER_SHOTS = [
  '@小夏在雪地里',
  '@小夏坐在湖边',
  '@小夏在草原上奔跑',
  '@小夏骑着马在沙漠里',
  '@小夏在樱花树下',
  '@小夏在教室里看书',
  '@小夏抱着橘猫',
  '@小夏和一只小狗在海边',
  '@小夏站在竹林里',
  '@小夏大笑，特写',
  '@小夏在雨里撑伞',
  '@小夏头像',
] as const
