import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/error'
import { useOnHide } from '@/platform/onHide'
import { playSound } from '@/platform/playSound'
import { showErrorToast } from '@/platform/toast'
import { texts } from './texts'

interface Player {
  /** The sound that was started; null: none. */
  playing: string | null
  /** It can be heard already. */
  audible: boolean
  /** Starts or stops a sound. @param load its address, where the name of the sound is none */
  toggle: (sound: string, load?: () => Promise<string>) => void
  stop: () => void
}

/** Playing sounds by a button; a page that is left or hidden is silent. */
export function usePlayer(): Player {
  const [playing, setPlaying] = useState<string | null>(null)
  const [audible, setAudible] = useState(false)
  const stopSound = useRef<(() => void) | null>(null)
  const stop = useCallback((): void => stopSound.current?.(), [])
  useEffect(() => stop, [stop])
  useOnHide(stop)
  const toggle = (sound: string, load?: () => Promise<string>): void => {
    if (playing === sound) return stop()
    stopSound.current = playSound(load ? load() : sound, {
      onPlaying: () => setAudible(true),
      onEnd(played, cause) {
        setPlaying((now) => (now === sound ? null : now))
        if (played) return
        showErrorToast(cause instanceof ApiError ? cause.message : texts.notPlayed)
      },
    })
    setAudible(false)
    setPlaying(sound)
  }
  return { playing, audible, toggle, stop }
}
