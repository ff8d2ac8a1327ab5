import { defineTool } from './define'

/** Larger pictures are enlarged by the filter: the network would take more than a minute. */
export const MOST_NET_PIXELS = 1_500_000

export const upscale = defineTool({
  id: 'upscale',
  name: '清晰放大',
  summary: '放大 2 倍或 4 倍，去掉压缩方块和颗粒，边缘更清楚',
  call: 'POST /api/tools/upscale',
  callSummary: 'Enlarge a picture with sharp edges',
  route: 'pagesE/upscale/upscale',
  output: 'image',
  group: 'mend',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    factor: {
      kind: 'option',
      label: '倍数',
      options: [
        { value: '2', name: '2 倍' },
        { value: '4', name: '4 倍' },
      ],
      initial: '2',
    },
    kind: {
      kind: 'option',
      label: '画面',
      options: [
        { value: 'photo', name: '照片' },
        { value: 'drawing', name: '插画', note: '色块和轮廓' },
        { value: 'lines', name: '线稿', note: '线条更利落' },
      ],
      initial: 'photo',
    },
    finish: {
      kind: 'option',
      label: '画质',
      options: [
        { value: 'natural', name: '写实', note: 'AI 画，留七分原样：100 万像素约半分钟' },
        { value: 'clear', name: '清晰', note: 'AI 画，最干净，皮肤会偏滑' },
        { value: 'plain', name: '只放大', note: '滤镜，快；超过 150 万像素的图都用它' },
      ],
      initial: 'natural',
    },
    denoise: {
      kind: 'level',
      label: '降噪',
      levels: [
        { value: 0, name: '不降噪' },
        { value: 0.3, name: '轻' },
        { value: 0.6, name: '中' },
        { value: 1, name: '重' },
      ],
      initial: 0,
      // the network takes noise away by itself
      when: { finish: ['plain'] },
    },
  },
})
