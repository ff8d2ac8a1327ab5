import { defineTool } from './define'

export const genfill = defineTool({
  id: 'genfill',
  name: '生成填充',
  summary: '涂一块、写一句，画进原来的画面里',
  call: 'POST /api/tools/genfill',
  callSummary: 'Paint something into a picture',
  route: 'pagesE/genfill/genfill',
  output: 'image',
  group: 'mend',
  price: { unit: 'picture', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    mask: { kind: 'mask', label: '要填充的', of: 'image', required: true, base: 'none' },
    prompt: {
      kind: 'text',
      label: '画面描述',
      required: true,
      maxLength: 400,
      placeholder: '想看到什么，例如一只小船、热气球',
    },
    style: { kind: 'choice', label: '风格', source: 'styles', nullable: true },
    count: { kind: 'count', label: '张数', min: 1, max: 4, initial: 2 },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
