/** Plays a sound file on H5, one at a time. */
import type { SoundEvents } from './playSound'
import { claimSound, releaseSound } from './soundFocus'

export function playSound(
  sound: string | Promise<string>,
  { onPlaying, onEnd }: SoundEvents,
): () => void {
  const audio = new Audio()
  let isOver = false
  const end = (played: boolean, cause?: unknown): void => {
    if (isOver) return
    isOver = true
    releaseSound(stop)
    audio.pause()
    onEnd(played, cause)
  }
  function stop(): void {
    end(true)
  }
  const start = (url: string): void => {
    if (isOver) return
    audio.src = url
    audio.play().catch(() => end(false))
  }
  claimSound(stop)
  audio.addEventListener('playing', () => onPlaying?.())
  audio.addEventListener('ended', () => end(true))
  audio.addEventListener('error', () => end(false))
  if (typeof sound === 'string') start(sound)
  else {
    // Within the tap: afterwards iOS lets this element play an address that arrives later.
    audio.load()
    sound.then(start, (cause: unknown) => end(false, cause))
  }
  return stop
}
