/** Plays a sound file, one at a time; mini-programs. playSound.h5.ts is the twin. */
import Taro from '@tarojs/taro'

let stopCurrent: (() => void) | null = null

/**
 * Plays from the start, and ends what played before. @returns stops it
 * @param onEnd once: at its end, when it is stopped, or with false when it cannot be played
 */
export function playSound(url: string, onEnd: (played: boolean) => void): () => void {
  stopCurrent?.()
  const audio = Taro.createInnerAudioContext()
  const end = (played: boolean): void => {
    if (stopCurrent !== stop) return
    stopCurrent = null
    audio.destroy()
    onEnd(played)
  }
  function stop(): void {
    end(true)
  }
  stopCurrent = stop
  audio.onEnded(() => end(true))
  audio.onError(() => end(false))
  audio.src = url
  audio.play()
  return stop
}
