import { defineTool } from './define'
import { STRENGTH } from './strength'

export const variation = defineTool({
  id: 'variation',
  name: '变体',
  summary: '一张图变出四张：换构图、换色、换时辰、换质感',
  call: 'POST /api/tools/variation',
  callSummary: 'A family of pictures like this one',
  route: 'pagesE/variation/variation',
  output: 'image',
  group: 'change',
  price: { unit: 'picture', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    strength: STRENGTH,
    count: { kind: 'count', label: '张数', min: 1, max: 4, initial: 4 },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
