import { defineTool } from './define'
import { INHERITED_PROMPT } from './prompt'

/** U1–U4: painted again twice as large where its painter can, else its pixels are enlarged. */
export const gridUpscale = defineTool({
  id: 'gridUpscale',
  name: '放大这张',
  summary: '照原来的构图重画一张两倍大的，细节更多',
  call: 'POST /api/mj/upscale',
  callSummary: 'U1–U4: one picture of a job at twice its size',
  route: 'pages/index/index',
  output: 'image',
  group: null,
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    prompt: INHERITED_PROMPT,
  },
})
