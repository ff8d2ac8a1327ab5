import { defineTool } from './define'
import { named } from './options'

export const qrcode = defineTool({
  id: 'qrcode',
  name: '艺术二维码',
  summary: '把文字或链接藏进画里，扫得出来才交给你',
  call: 'POST /api/generate/img2qrcode',
  callSummary: 'A code that is a picture',
  route: 'pagesE/qrcode/qrcode',
  output: 'image',
  group: 'create',
  price: { unit: 'run', weight: 1 },
  params: {
    text: {
      kind: 'text',
      label: '内容',
      required: true,
      maxLength: 300,
      placeholder: '一段文字或一个链接，越短越好扫',
    },
    image: { kind: 'image', label: '底图', required: false },
    prompt: {
      kind: 'text',
      label: '画一张底图',
      required: false,
      maxLength: 800,
      placeholder: '没有底图时，写下想要的画面',
    },
    look: {
      kind: 'option',
      label: '点的样子',
      options: named({ dots: '圆点', squares: '方块', ink: '水墨点', joined: '连笔' }),
      initial: 'dots',
    },
    strength: {
      kind: 'level',
      label: '画面多少',
      levels: [
        { value: 0.25, name: '好扫' },
        { value: 0.5, name: '平衡' },
        { value: 0.75, name: '偏画' },
        { value: 1, name: '尽量是画' },
      ],
      initial: 0.75,
    },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
