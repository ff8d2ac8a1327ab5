import { useEffect, useState } from 'react'
import { call } from '@/api/call'

const UNDO_MS = 5000

export interface RandomPrompt {
  busy: boolean
  /** The text before, for five seconds. */
  undo: (() => void) | null
  roll: () => void
}

/** 随机灵感: another prompt than the one there, and a way back. */
export function useRandomPrompt(prompt: string, write: (prompt: string) => void): RandomPrompt {
  const [busy, setBusy] = useState(false)
  const [before, setBefore] = useState<string | null>(null)

  useEffect(() => {
    if (before === null) return undefined
    const timer = setTimeout(() => setBefore(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [before, prompt])

  async function roll(): Promise<void> {
    setBusy(true)
    const last = prompt.slice(0, 800) || undefined
    // An error has had its toast; the text stays as it is.
    const answer = await call('POST /api/generate/randomPrompt', { body: { last } }).catch(
      () => null,
    )
    setBusy(false)
    if (!answer) return
    setBefore(prompt)
    write(answer.prompt)
  }

  const undo = () => {
    if (before !== null) write(before)
    setBefore(null)
  }
  return { busy, undo: before === null ? null : undo, roll: () => void roll() }
}
