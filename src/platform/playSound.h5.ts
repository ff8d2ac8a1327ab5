/** Plays a sound file on H5, one at a time. */

let stopCurrent: (() => void) | null = null

export function playSound(url: string, onEnd: (played: boolean) => void): () => void {
  stopCurrent?.()
  const audio = new Audio(url)
  const end = (played: boolean): void => {
    if (stopCurrent !== stop) return
    stopCurrent = null
    audio.pause()
    onEnd(played)
  }
  function stop(): void {
    end(true)
  }
  stopCurrent = stop
  audio.addEventListener('ended', () => end(true))
  audio.addEventListener('error', () => end(false))
  audio.play().catch(() => end(false))
  return stop
}
