import { listFilmSeconds } from '@contract/script/beats'
import { FILM_SOUND } from '@contract/tools/film'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import { musicName, NO_MUSIC } from '@contract/tools/music'
import type { StoryContent } from '../content'

type Sound = StoryContent['sound']
type NumberKey = 'musicVolume' | 'musicFadeIn' | 'musicFadeOut'

export function readMusic(sound: Sound): string {
  return typeof sound.music === 'string' ? sound.music : FILM_SOUND.music.initial
}

export function readNumber(sound: Sound, key: NumberKey): number {
  const value = sound[key]
  return typeof value === 'number' ? value : FILM_SOUND[key].initial
}

/** Own music; it stays chosen while a mood is preferred. */
export function readMusicFile({ musicFile }: Sound): MediaRef | null {
  return isMediaRef(musicFile) ? musicFile : null
}

export function withoutFile({ musicFile: _, ...sound }: Sound): Sound {
  return sound
}

export const hasMusic = (sound: Sound): boolean => readMusic(sound) !== NO_MUSIC

export const nameMusic = (sound: Sound): string => musicName(readMusic(sound))

type Whole = Pick<StoryContent, 'script' | 'sound' | 'shots' | 'captions'>

const isDrawn = ({ captions }: Whole, caption: string) => captions === 'burned' && caption !== ''

/** Shots that another sound or another way of captions renders again: it moves their cuts or draws on them. */
export function countRerendered(before: Whole, after: Whole): number {
  const [was, now] = [listFilmSeconds(before), listFilmSeconds(after)]
  return after.shots.filter(
    ({ caption }, place) =>
      was[place] !== now[place] || isDrawn(before, caption) !== isDrawn(after, caption),
  ).length
}
