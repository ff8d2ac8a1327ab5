import { defineTool } from './define'

export const oldphoto = defineTool({
  id: 'oldphoto',
  name: '老照片修复',
  summary: '去划痕和灰点，降噪，变清晰，找回褪掉的明暗；不上色',
  call: 'POST /api/tools/oldphoto',
  callSummary: 'Repair an old photograph',
  route: 'pagesE/oldphoto/oldphoto',
  output: 'image',
  group: 'mend',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '老照片', required: true },
    // Right below the picture, which shows it: it is looked at before anything is mended.
    damage: {
      kind: 'mask',
      label: '要修的地方',
      of: 'image',
      required: false,
      base: 'damage',
      zeal: 'repair',
    },
    repair: {
      kind: 'level',
      label: '修补',
      levels: [
        { value: 0, name: '不修' },
        { value: 0.3, name: '只修明显的' },
        { value: 0.7, name: '适中' },
        { value: 1, name: '仔细' },
      ],
      initial: 0.7,
    },
    denoise: {
      kind: 'level',
      label: '降噪',
      levels: [
        { value: 0, name: '保留颗粒' },
        { value: 0.5, name: '轻' },
        { value: 0.8, name: '中' },
        { value: 1, name: '重' },
      ],
      initial: 0.5,
    },
    clear: { kind: 'toggle', label: '变清晰（用 AI，约二十秒）', initial: true },
    keep: {
      kind: 'mask',
      label: '别修的地方',
      of: 'image',
      required: false,
      base: 'none',
      advanced: true,
    },
    keepTone: { kind: 'toggle', label: '保留泛黄的色调', initial: false },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
