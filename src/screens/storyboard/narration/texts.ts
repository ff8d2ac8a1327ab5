import { SHOT_SECONDS, SPOKEN_CHARS_MAX } from '@contract/storyboard'

export const NARRATION_TEXTS = {
  title: '旁白',
  off: '不要',
  on: '念出字幕',
  price: (credits: number) => (credits > 0 ? `，没念过的字每 100 个 ${credits} 积分` : ''),
  note: `念完才换镜，念得久的镜头自动延长，最长 ${SHOT_SECONDS.max} 秒`,
  none: '还没有一镜写了字幕，写上才有得念',
  long: (places: readonly number[]) =>
    `第 ${places.join('、')} 镜的字幕超过 ${SPOKEN_CHARS_MAX} 字，一镜念不完，请改短`,
  mute: '现在不能念旁白，关掉才能拍',
} as const
