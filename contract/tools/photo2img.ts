import { defineTool } from './define'
import { STRENGTH } from './strength'

export const photo2img = defineTool({
  id: 'photo2img',
  name: '照片转画',
  summary: '照片一笔一笔画成水墨、油画、水彩……',
  call: 'POST /api/generate/photo2img',
  callSummary: 'A photograph painted in a style',
  route: 'pagesE/photo2img/photo2img',
  output: 'image',
  group: 'create',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '照片', required: true },
    style: {
      kind: 'option',
      label: '画法',
      options: [
        { value: 'ink', name: '水墨', note: '留白、墨分五色' },
        { value: 'oil', name: '油画', note: '厚涂笔触' },
        { value: 'watercolour', name: '水彩', note: '透明叠染' },
        { value: 'pencil', name: '素描', note: '排线铅笔' },
        { value: 'ukiyoe', name: '浮世绘', note: '木版套色' },
        { value: 'pixel', name: '像素', note: '少色、抖动' },
        { value: 'papercut', name: '剪纸', note: '层层叠纸' },
        { value: 'anime', name: '动漫', note: '干净上色、光晕' },
      ],
      initial: 'watercolour',
    },
    strength: STRENGTH,
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
