import { defineTool } from './define'

export const outpaint = defineTool({
  id: 'outpaint',
  name: '扩图',
  summary: '向四周延伸画面，改画幅不裁切',
  call: 'POST /api/tools/outpaint',
  callSummary: 'Extend a picture beyond its frame',
  route: 'pagesE/outpaint/outpaint',
  output: 'image',
  group: 'mend',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    margins: { kind: 'margins', label: '画框', max: 0.5 },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
