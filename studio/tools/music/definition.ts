import { defineTool } from '@contract/tools/define'
import { FITTING_MUSIC, musicParams } from '@contract/tools/music'

/** Not listed: puts music under any finished video. */
export const MUSIC_TOOL = defineTool({
  id: 'music',
  name: '配乐',
  summary: '给视频配一段音乐',
  call: 'POST /api/generate',
  route: '',
  output: 'video',
  group: null,
  price: { unit: 'run', weight: 0 },
  params: {
    video: { kind: 'video', label: '视频', required: true },
    ...musicParams(FITTING_MUSIC),
    words: { kind: 'text', label: '画面', required: false, maxLength: 4000, placeholder: '' },
  },
})
