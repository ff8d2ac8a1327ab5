import { useEffect, useRef, useState } from 'react'
import { playSound } from '@/platform/playSound'
import { showErrorToast } from '@/platform/toast'
import { texts } from './texts'

/** Playing sounds by a button: which one sounds now, and a tap that starts or stops it. */
export function usePlayer(): { playing: string | null; toggle: (url: string) => void } {
  const [playing, setPlaying] = useState<string | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const toggle = (url: string): void => {
    if (playing === url) {
      stop.current?.()
      return
    }
    const ends = (played: boolean): void => {
      setPlaying((now) => (now === url ? null : now))
      if (!played) showErrorToast(texts.notPlayed)
    }
    stop.current = playSound(url, ends)
    setPlaying(url)
  }
  return { playing, toggle }
}
