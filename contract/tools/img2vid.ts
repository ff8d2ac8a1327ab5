import { defineTool } from './define'
import { NO_MUSIC, musicParams } from './music'
import { named } from './options'

const WEATHER = named({
  none: '无',
  snow: '雪',
  rain: '雨',
  petals: '花瓣',
  water: '水波',
  light: '光',
})

export const img2vid = defineTool({
  id: 'img2vid',
  name: '图生视频',
  summary: '让一张图片动起来：运镜、远近、天气',
  call: 'POST /api/generate/img2vid',
  callSummary: 'A picture set in motion',
  route: 'pagesE/animate/img2vid',
  output: 'video',
  group: 'motion',
  price: { unit: 'second', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    motion: {
      kind: 'option',
      label: '镜头',
      options: [
        { value: 'orbit', name: '环绕', note: '远近错开，像绕着看' },
        ...named({ in: '推近', out: '拉远', left: '左移', right: '右移' }),
        { value: 'still', name: '不动', note: '天气和画里的东西在动' },
      ],
      initial: 'orbit',
    },
    weather: { kind: 'option', label: '天气', options: WEATHER, initial: 'none' },
    seconds: { kind: 'number', label: '时长', min: 2, max: 6, step: 1, initial: 4, unit: '秒' },
    loop: { kind: 'toggle', label: '首尾相接', initial: true },
    subject: { kind: 'mask', label: '主体', of: 'image', required: false, base: 'subject' },
    waterline: {
      kind: 'number',
      label: '水面从上往下',
      min: 10,
      max: 90,
      step: 5,
      initial: 60,
      unit: '%',
      when: { weather: ['water'] },
    },
    ...musicParams(NO_MUSIC),
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
