import { defineTool } from './define'
import { NO_MUSIC, musicParams } from './music'
import { named } from './options'

export const vid2vid = defineTool({
  id: 'vid2vid',
  name: '视频转绘',
  summary: '把一段视频一格一格画成画',
  call: 'POST /api/generate/vid2vid',
  callSummary: 'A video painted in a style',
  route: 'pagesE/animate/vid2vid',
  output: 'video',
  group: 'motion',
  price: { unit: 'second', weight: 1 },
  params: {
    video: { kind: 'video', label: '视频', required: true },
    style: {
      kind: 'option',
      label: '画法',
      options: named({ watercolour: '水彩', pencil: '素描', ukiyoe: '浮世绘', cel: '漫画' }),
      initial: 'watercolour',
    },
    strength: {
      kind: 'level',
      label: '力度',
      levels: [
        { value: 0.3, name: '轻' },
        { value: 0.6, name: '中' },
        { value: 0.9, name: '重' },
      ],
      initial: 0.6,
    },
    sound: { kind: 'toggle', label: '保留原声', initial: true },
    ...musicParams(NO_MUSIC),
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
