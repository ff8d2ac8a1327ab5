import { defineTool } from './define'

export const inpaint = defineTool({
  id: 'inpaint',
  name: '局部重绘',
  summary: '涂哪里改哪里：写一句换成新的，不写就补成背景',
  call: 'POST /api/tools/inpaint',
  callSummary: 'Repaint a part of a picture',
  route: 'pagesE/inpaint/inpaint',
  output: 'image',
  group: 'mend',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    mask: { kind: 'mask', label: '要重绘的', of: 'image', required: true, base: 'none' },
    prompt: {
      kind: 'text',
      label: '画面描述',
      required: false,
      maxLength: 400,
      placeholder: '换成什么，例如一只小船；不写就补背景',
    },
    style: { kind: 'choice', label: '风格', source: 'styles', nullable: true },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
