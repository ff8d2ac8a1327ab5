import { defineTool } from './define'

export const cleaner = defineTool({
  id: 'cleaner',
  name: '消除',
  summary: '涂掉路人和杂物，周围自然补全',
  call: 'POST /api/tools/cleaner',
  callSummary: 'Remove what the mask covers',
  route: 'pagesE/cleaner/cleaner',
  output: 'image',
  group: 'mend',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    mask: { kind: 'mask', label: '要消除的', of: 'image', required: true, base: 'none' },
    count: { kind: 'count', label: '方案', min: 1, max: 3, initial: 3 },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
