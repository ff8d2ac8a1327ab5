/** Not listed: the parts of a film that the server orders one by one, so that it can store each. */
import { CAPTION_MODE_NAMES, SHOTS_MAX } from '@contract/storyboard'
import { defineTool } from '@contract/tools/define'
import { FILM_SOUND } from '@contract/tools/film'
import { named } from '@contract/tools/options'

const side = (label: string) =>
  ({ kind: 'number', label, min: 16, max: 1280, step: 2, initial: 720, unit: 'px' }) as const
const CAPTIONS = {
  kind: 'option',
  label: '字幕',
  options: named(CAPTION_MODE_NAMES),
  initial: 'burned',
} as const
const HIDDEN = {
  call: 'POST /api/generate',
  route: '',
  output: 'video',
  group: null,
  price: { unit: 'run', weight: 0 },
} as const

/**
 * A piece of a film, silent: of one shot what follows its crossing; of two the crossing from the
 * first into the second.
 */
export const FILM_PIECE_TOOL = defineTool({
  ...HIDDEN,
  id: 'film-piece',
  name: '一镜',
  summary: '把一镜拍成一段无声的视频',
  params: {
    shots: { kind: 'shots', label: '分镜', min: 1, max: 2, maxText: 60, pictures: true },
    width: side('宽'),
    height: side('高'),
    captions: CAPTIONS,
  },
})

/** Pieces in their order to a film with sound. */
export const FILM_JOIN_TOOL = defineTool({
  ...HIDDEN,
  id: 'film-join',
  name: '合成短片',
  summary: '把各段接成一部短片，配上音乐和字幕',
  params: {
    pieces: { kind: 'images', label: '片段', min: 1, max: 2 * SHOTS_MAX },
    /** `{ text, fromMs, toMs }` of the whole film. */
    lines: { kind: 'data', label: '字幕', max: SHOTS_MAX, maxChars: 4000 },
    captions: CAPTIONS,
    /** Spoken captions: `{ ref, fromMs }`, the file among the media. */
    voices: { kind: 'data', label: '旁白', max: SHOTS_MAX, maxChars: 2000 },
    words: { kind: 'text', label: '画面', required: false, maxLength: 4000, placeholder: '' },
    ...FILM_SOUND,
    seed: { kind: 'seed', label: '种子' },
  },
})
