import { useEffect, useState } from 'react'
import { measure, type Box } from '@/platform/measure'
import { onWindowResize } from '@/platform/windowInfo'

const AGAIN_MS = 60

/** An element's place on the screen, measured again when the window changes; null at first. */
export function useBox(id: string): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const measureBox = async () => {
      const found = await measure(id)
      if (gone) return
      if (found) setBox(found)
      else timer = setTimeout(() => void measureBox(), AGAIN_MS)
    }
    void measureBox()
    const stop = onWindowResize(() => void measureBox())
    return () => {
      gone = true
      clearTimeout(timer)
      stop()
    }
  }, [id])
  return box
}
