import { defineTool } from './define'
import { PROMPT } from './prompt'

/** The plain way: one sentence, four pictures, nothing to set but shape and model. */
export const dalle = defineTool({
  id: 'dalle',
  name: '快画',
  summary: '一句话，四张图，不用调参数',
  call: 'POST /api/generate/dalle',
  callSummary: 'One sentence, four pictures',
  route: 'pages/index/index',
  output: 'image',
  group: null,
  price: { unit: 'picture', weight: 1 },
  pictures: 4,
  params: {
    prompt: { ...PROMPT, placeholder: '一句话说出你想看到的画面' },
    ratio: { kind: 'ratio', label: '画幅', initial: '1:1' },
    model: { kind: 'choice', label: '模型', source: 'models', nullable: true },
  },
})
