import { defineTool } from './define'

export const img2vid = defineTool({
  id: 'img2vid',
  name: '图生视频',
  summary: '让一张图片动起来：运镜、远近、天气',
  call: 'POST /api/generate/img2vid',
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
        { value: 'in', name: '推近' },
        { value: 'out', name: '拉远' },
        { value: 'left', name: '左移' },
        { value: 'right', name: '右移' },
        { value: 'still', name: '不动', note: '只有天气在动' },
      ],
      initial: 'orbit',
    },
    weather: {
      kind: 'option',
      label: '天气',
      options: [
        { value: 'none', name: '无' },
        { value: 'snow', name: '雪' },
        { value: 'rain', name: '雨' },
        { value: 'petals', name: '花瓣' },
        { value: 'water', name: '水波' },
        { value: 'light', name: '光' },
      ],
      initial: 'none',
    },
    seconds: { kind: 'number', label: '时长', min: 2, max: 6, step: 1, initial: 4, unit: '秒' },
    loop: { kind: 'toggle', label: '首尾相接', initial: true },
    subject: { kind: 'mask', label: '主体', of: 'image', required: false, base: 'subject' },
    waterline: {
      ...{
        kind: 'number',
        label: '水面从上往下',
        min: 10,
        max: 90,
        step: 5,
        initial: 60,
        unit: '%',
      },
      when: { weather: ['water'] },
    },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
