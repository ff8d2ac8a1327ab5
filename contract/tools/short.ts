import { CROSSING } from './crossing'
import { defineTool } from './define'
import { FITTING_MUSIC, musicParams } from './music'
import { NARRATION, NARRATION_VOICE } from './narration'

export const short = defineTool({
  id: 'short',
  name: '动画短片',
  summary: '写下几个镜头，画成会动的短片',
  call: 'POST /api/generate/t2animate',
  callSummary: 'A short video from words',
  route: 'pagesE/animate/short',
  output: 'video',
  group: 'motion',
  price: { unit: 'second', weight: 1 },
  params: {
    shots: {
      kind: 'shots',
      label: '分镜',
      min: 1,
      max: 6,
      maxText: 300,
      pictures: false,
      total: { min: 1, max: 30 },
    },
    style: { kind: 'choice', label: '风格', source: 'styles', nullable: true },
    ratio: { kind: 'ratio', label: '画幅', initial: '16:9' },
    camera: {
      kind: 'option',
      label: '运镜',
      options: [
        { value: 'varied', name: '变化', note: '每个镜头换一种' },
        { value: 'in', name: '推近' },
        { value: 'out', name: '拉远' },
        { value: 'left', name: '左移' },
        { value: 'right', name: '右移' },
        { value: 'orbit', name: '环绕' },
      ],
      initial: 'varied',
    },
    crossing: CROSSING,
    narration: NARRATION,
    narrationVoice: NARRATION_VOICE,
    ...musicParams(FITTING_MUSIC),
    seed: { kind: 'seed', label: '种子', advanced: true },
  },
})
