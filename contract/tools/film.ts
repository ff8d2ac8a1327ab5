import { CAPTION_MAX, CAPTION_MODE_NAMES, FILM_RATIOS, SHOTS_MAX, SHOTS_MIN } from '../storyboard'
import type { ShotClip, ShotCrossing, ShotMotion } from '../storyboard'
import { defineTool, type Shot } from './define'
import { FITTING_MUSIC, musicParams } from './music'
import { NARRATION, NARRATION_VOICE } from './narration'
import type { MediaRef } from './media'
import { named } from './options'
import { NARRATION_ON } from './speech-cost'

/** Parameters of a film's sound, which a storyboard has as `sound`. */
export const FILM_SOUND = {
  ...musicParams(FITTING_MUSIC),
  /** Cuts are moved to the beats of composed music (contract/script/beats). */
  musicBeats: { kind: 'toggle', label: '卡点', initial: false },
  narration: NARRATION,
  narrationVoice: NARRATION_VOICE,
} as const

/** The video of a shot as it is ordered from a model. */
export interface FilmClip extends Pick<ShotClip, 'model' | 'seed'> {
  readonly engineId: string
  /** Name of what is ordered: the same is bought once. */
  readonly key: string
  readonly prompt: string
  readonly last: MediaRef | null
  /** One of the model's lengths. */
  readonly seconds: number
  /** Its charge, 0: a film of this draft was charged for it. */
  readonly credits: number
}

/** A shot of a film; `text` is its caption. */
export interface FilmShot extends Shot {
  readonly id: string
  /** Those of its picture, for 画同款; films of older releases have none. */
  readonly words?: string
  readonly motion: ShotMotion
  readonly crossing: ShotCrossing
  /** Left out: a camera moves over the picture. */
  readonly clip?: FilmClip
  /** While its caption is spoken, seconds since its beginning; left out: it is not. */
  readonly speech?: { readonly from: number; readonly to: number }
}

/** 短片 of a storyboard: only the server orders it, out of a draft (modules/storyboard). */
export const film = defineTool({
  id: 'film',
  name: '短片',
  summary: '按分镜拍成的短片',
  call: '',
  route: 'pagesC/storyboard/storyboard',
  output: 'video',
  group: null,
  price: { unit: 'second', weight: 0.75 },
  params: {
    shots: {
      kind: 'shots',
      label: '分镜',
      min: SHOTS_MIN,
      max: SHOTS_MAX,
      maxText: 60,
      pictures: true,
    },
    ratio: {
      kind: 'option',
      label: '画幅',
      options: FILM_RATIOS.map((value) => ({ value, name: value })),
      initial: '9:16',
    },
    captions: {
      kind: 'option',
      label: '字幕',
      options: named(CAPTION_MODE_NAMES),
      initial: 'burned',
    },
    /** Those that are charged: of shots that no film of this draft was charged for. */
    seconds: { kind: 'number', label: '计费', min: 0, max: 96, step: 1, initial: 0, unit: '秒' },
    /** Characters that are charged: of captions that no film of this draft was charged for. */
    speechChars: {
      kind: 'number',
      label: '旁白计费',
      min: 0,
      max: SHOTS_MAX * CAPTION_MAX,
      step: 1,
      initial: 0,
      unit: '字',
      when: { narration: [NARRATION_ON] },
    },
    /** Credits of videos by models that no film of this draft was charged for. */
    clipCredits: {
      kind: 'number',
      label: '图生视频计费',
      advanced: true,
      min: 0,
      max: 1_000_000,
      step: 1,
      initial: 0,
      unit: '积分',
    },
    ...FILM_SOUND,
    seed: { kind: 'seed', label: '种子' },
  },
})
