import { defineTool } from './define'
import { STRENGTH } from './strength'

export const styleTransfer = defineTool({
  id: 'styleTransfer',
  name: '风格迁移',
  summary: '照片换上另一张画的色彩与笔触',
  call: 'POST /api/tools/style-transfer',
  callSummary: 'One picture in the manner of another',
  route: 'pagesE/style-trans/style-trans',
  output: 'image',
  group: 'change',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '照片', required: true },
    style: { kind: 'image', label: '风格图', required: true },
    strength: STRENGTH,
    strokes: { kind: 'toggle', label: '笔触', initial: true },
    spare: { kind: 'toggle', label: '保护肤色与高光', initial: true },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
