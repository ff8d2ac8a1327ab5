/** Plays a sound file on H5, one at a time. */
import type { SoundEvents } from './playSound'

let stopCurrent: (() => void) | null = null

export function playSound(
  sound: string | Promise<string>,
  { onPlaying, onEnd }: SoundEvents,
): () => void {
  stopCurrent?.()
  const audio = new Audio()
  const end = (played: boolean, cause?: unknown): void => {
    if (stopCurrent !== stop) return
    stopCurrent = null
    audio.pause()
    onEnd(played, cause)
  }
  function stop(): void {
    end(true)
  }
  const start = (url: string): void => {
    if (stopCurrent !== stop) return
    audio.src = url
    audio.play().catch(() => end(false))
  }
  stopCurrent = stop
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
