/** Plays a sound file, one at a time; mini-programs. playSound.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { claimSound, releaseSound } from './soundFocus'

export interface SoundEvents {
  /** It can be heard from now on. */
  readonly onPlaying?: () => void
  /**
   * Once: at its end, when it is stopped, or with false when it cannot be played.
   * @param cause why its address did not arrive
   */
  readonly onEnd: (played: boolean, cause?: unknown) => void
}

/**
 * Plays from the start, and ends what played before. @returns stops it
 * @param sound its address, or one that is being fetched
 */
export function playSound(
  sound: string | Promise<string>,
  { onPlaying, onEnd }: SoundEvents,
): () => void {
  const audio = Taro.createInnerAudioContext()
  let isOver = false
  const end = (played: boolean, cause?: unknown): void => {
    if (isOver) return
    isOver = true
    releaseSound(stop)
    audio.destroy()
    onEnd(played, cause)
  }
  function stop(): void {
    end(true)
  }
  const start = (url: string): void => {
    if (isOver) return
    audio.src = url
    audio.play()
  }
  claimSound(stop)
  audio.onPlay(() => onPlaying?.())
  audio.onEnded(() => end(true))
  audio.onError(() => end(false))
  if (typeof sound === 'string') start(sound)
  else sound.then(start, (cause: unknown) => end(false, cause))
  return stop
}
