import { defineTool } from './define'
import { INHERITED_PROMPT } from './prompt'

/** V1–V4: the composition stays; hour, season, weather, colours and hand change. */
export const gridVariation = defineTool({
  id: 'gridVariation',
  name: '变化这张',
  summary: '构图不变，时辰、季节、天气、颜色换四种',
  call: 'POST /api/mj/variation',
  callSummary: 'V1–V4: four pictures of its composition',
  route: 'pages/index/index',
  output: 'image',
  group: null,
  price: { unit: 'picture', weight: 1 },
  pictures: 4,
  params: {
    image: { kind: 'image', label: '图片', required: true },
    prompt: INHERITED_PROMPT,
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
