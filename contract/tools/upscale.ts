import { defineTool } from './define'

export const upscale = defineTool({
  id: 'upscale',
  name: '清晰放大',
  summary: '放大 2 倍或 4 倍，边缘更清楚，不编造细节',
  call: 'POST /api/tools/upscale',
  callSummary: 'Enlarge a picture, edges kept sharp',
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
    },
  },
})
