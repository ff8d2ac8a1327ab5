import { defineTool } from './define'
import { STRENGTH } from './strength'

export const toon = defineTool({
  id: 'toon',
  name: '漫画化',
  summary: '照片变漫画、绘本或赛璐璐动画',
  call: 'POST /api/tools/toon',
  callSummary: 'Flat colours and line art from a photograph',
  route: 'pagesE/toon/toon',
  output: 'image',
  group: 'change',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '照片', required: true },
    look: {
      kind: 'option',
      label: '样子',
      options: [
        { value: 'comic', name: '漫画', note: '线稿加网点' },
        { value: 'storybook', name: '绘本', note: '柔和水粉' },
        { value: 'cel', name: '赛璐璐', note: '平涂硬影' },
      ],
      initial: 'cel',
    },
    strength: STRENGTH,
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
