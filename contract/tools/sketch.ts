import { defineTool } from './define'

export const sketch = defineTool({
  id: 'sketch',
  name: '涂鸦成画',
  summary: '随手涂几笔，写一句话，照着画成画',
  call: 'POST /api/generate',
  route: 'pagesE/paint/paint',
  output: 'image',
  group: 'create',
  price: { unit: 'run', weight: 1 },
  params: {
    sketch: { kind: 'image', label: '涂鸦', required: true },
    prompt: {
      kind: 'text',
      label: '画面描述',
      required: true,
      maxLength: 800,
      placeholder: '涂的是什么，例如群山、小船、日落',
    },
    style: { kind: 'choice', label: '风格', source: 'styles', nullable: true },
    follow: {
      kind: 'level',
      label: '听从涂鸦',
      levels: [
        { value: 0.3, name: '只看位置' },
        { value: 0.6, name: '大致照着' },
        { value: 1, name: '照着画' },
      ],
      initial: 1,
    },
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
