import { defineTool } from './define'
import { NEGATIVE_PROMPT, PROMPT } from './prompt'

/** Four sketches of one prompt to choose from: then one is enlarged (U) or varied (V). */
export const grid = defineTool({
  id: 'grid',
  name: '四宫格',
  summary: '先出四张挑一张，再放大或变化',
  call: 'POST /api/mj/generate',
  callSummary: 'Four pictures of one prompt',
  route: 'pages/index/index',
  output: 'image',
  group: null,
  price: { unit: 'picture', weight: 1 },
  pictures: 4,
  params: {
    prompt: PROMPT,
    style: { kind: 'choice', label: '风格', source: 'styles', nullable: true },
    ratio: { kind: 'ratio', label: '画幅', initial: '1:1' },
    negativePrompt: NEGATIVE_PROMPT,
    seed: { kind: 'seed', label: '种子', advanced: true },
    model: { kind: 'choice', label: '模型', source: 'models', nullable: true, advanced: true },
  },
})
