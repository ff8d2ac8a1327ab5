import { defineTool } from './define'

export const rembg = defineTool({
  id: 'rembg',
  name: '抠图',
  summary: '留下主体，背景变透明',
  call: 'POST /api/tools/rembg',
  callSummary: 'Cut the subject out',
  route: 'pagesE/rembg/rembg',
  output: 'image',
  group: 'mend',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    mask: { kind: 'mask', label: '主体', of: 'image', required: true, base: 'subject' },
    edge: {
      kind: 'option',
      label: '边缘',
      options: [
        { value: 'natural', name: '自然', note: '毛发和虚边留着柔和' },
        { value: 'clean', name: '干净', note: '收紧一点，轮廓利落' },
      ],
      initial: 'natural',
    },
    size: {
      kind: 'option',
      label: '画布',
      options: [
        { value: 'full', name: '原尺寸' },
        { value: 'crop', name: '贴合主体' },
      ],
      initial: 'full',
    },
  },
})
