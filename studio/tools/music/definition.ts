import { defineTool } from '@contract/tools/define'
import { FITTING_MUSIC, MOOD_NAMES, musicParams } from '@contract/tools/music'
import { named } from '@contract/tools/options'

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

/** Not listed: a short piece of a mood, as a sound without a video. */
export const MOOD_SAMPLE_TOOL = defineTool({
  id: 'moodSample',
  name: '试听',
  summary: '先听听一种配乐',
  call: 'POST /api/generate',
  route: '',
  output: 'text',
  group: null,
  price: { unit: 'run', weight: 0 },
  params: {
    music: { kind: 'option', label: '配乐', options: named(MOOD_NAMES), initial: 'calm' },
    seconds: { kind: 'number', label: '长度', min: 2, max: 30, step: 1, initial: 10, unit: '秒' },
  },
})
