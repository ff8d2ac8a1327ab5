import { CROSSING } from './crossing'
import { defineTool } from './define'
import { FITTING_MUSIC, musicParams } from './music'
import { NARRATION, NARRATION_VOICE } from './narration'
import { named } from './options'

export const vidMaker = defineTool({
  id: 'vidMaker',
  name: '照片成片',
  summary: '把照片排好，配上字幕和转场',
  call: 'POST /api/tools/vidMaker',
  callSummary: 'A video of pictures',
  route: 'pagesE/vid-maker/vid-maker',
  output: 'video',
  group: 'motion',
  price: { unit: 'second', weight: 0.1 },
  params: {
    shots: { kind: 'shots', label: '照片', min: 2, max: 20, maxText: 60, pictures: true },
    ratio: {
      kind: 'option',
      label: '画幅',
      options: named({ '9:16': '9:16', '16:9': '16:9', '1:1': '1:1', '3:4': '3:4' }),
      initial: '9:16',
    },
    crossing: CROSSING,
    move: {
      kind: 'option',
      label: '镜头',
      options: [
        { value: 'varied', name: '变化', note: '每张换一种' },
        ...named({ in: '缓慢推近', out: '缓慢拉远', pan: '缓慢平移', still: '不动' }),
      ],
      initial: 'varied',
    },
    narration: NARRATION,
    narrationVoice: NARRATION_VOICE,
    ...musicParams(FITTING_MUSIC),
  },
})
