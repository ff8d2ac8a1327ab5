import { defineTool } from './define'
import { INHERITED_PROMPT } from './prompt'

/** From a picture that was painted by a plan; only from its result, so it has no page. */
export const layers = defineTool({
  id: 'layers',
  name: '分层文件',
  summary: '画里的东西各在一层，可以在 Photoshop 里接着改',
  call: 'POST /api/tools/layers',
  callSummary: 'A picture of the embedded painter as a layered file (not in the specification)',
  route: 'pages/index/index',
  output: 'image',
  group: null,
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    prompt: INHERITED_PROMPT,
  },
})
