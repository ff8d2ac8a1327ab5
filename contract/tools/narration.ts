/** Narration of videos: the words of each shot, spoken by a configured service. */
import type { OptionParam, TextParam } from './define'
import type { MediaRef } from './media'
import { NARRATION_ON } from './speech-cost'

const NARRATION_OFF = 'none'

/** Parameter of the tools whose shots have words. */
export const NARRATION = {
  kind: 'option',
  label: '旁白',
  options: [
    { value: NARRATION_OFF, name: '不要' },
    { value: NARRATION_ON, name: '念出字幕', note: '字幕跟着念的节奏走，念不完的镜头会自动延长' },
  ],
  initial: NARRATION_OFF,
} as const satisfies OptionParam

/** Id of a voice of the speech service; empty: its first. */
export const NARRATION_VOICE = {
  kind: 'text',
  label: '音色',
  required: false,
  maxLength: 64,
  placeholder: '',
  when: { narration: [NARRATION_ON] },
} as const satisfies TextParam

/** Among the media of a run: the spoken words of a shot. */
export const speechRef = (shot: number): MediaRef => `upload:speech-${shot}`
