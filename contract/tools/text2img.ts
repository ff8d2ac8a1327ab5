import { CHARACTERS_IN_PROMPT } from '../characters'
import { defineTool, type ParamsOf } from './define'
import { NEGATIVE_PROMPT, PROMPT } from './prompt'
import { REFERENCES_MAX } from './references'

export const text2img = defineTool({
  id: 'text2img',
  name: '文生图',
  summary: '写一句话画成图片，画风、画幅、张数自己定',
  call: 'POST /api/generate',
  route: 'pages/index/index',
  output: 'image',
  group: 'create',
  price: { unit: 'picture', weight: 1 },
  params: {
    prompt: PROMPT,
    references: { kind: 'references', label: '参考图', max: REFERENCES_MAX },
    characters: { kind: 'characters', label: '角色卡', max: CHARACTERS_IN_PROMPT },
    style: { kind: 'choice', label: '风格', source: 'styles', nullable: true },
    ratio: { kind: 'ratio', label: '画幅', initial: '3:4' },
    count: { kind: 'count', label: '张数', min: 1, max: 4, initial: 1 },
    strength: {
      kind: 'level',
      label: '风格强度',
      levels: [
        { value: 0.2, name: '清淡' },
        { value: 0.4, name: '柔和' },
        { value: 0.6, name: '本色' },
        { value: 0.8, name: '鲜明' },
        { value: 1, name: '浓烈' },
      ],
      initial: 0.6,
      advanced: true,
    },
    negativePrompt: NEGATIVE_PROMPT,
    seed: { kind: 'seed', label: '种子', advanced: true },
    model: { kind: 'choice', label: '模型', source: 'models', nullable: true, advanced: true },
  },
})

export type Text2ImgParams = ParamsOf<typeof text2img>
