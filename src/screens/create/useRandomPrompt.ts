import { useEffect, useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'

const UNDO_MS = 5000

export interface RandomPrompt {
  busy: boolean
  /** The text before, for five seconds. */
  undo: (() => void) | null
  roll: () => void
  /** Another text in place of this one, with the same way back. */
  replace: (prompt: string) => void
}

/** 随机灵感: another prompt than the one there, and a way back. */
export function useRandomPrompt(prompt: string, write: (prompt: string) => void): RandomPrompt {
  const [before, setBefore] = useState<string | null>(null)

  useEffect(() => {
    if (before === null) return undefined
    const timer = setTimeout(() => setBefore(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [before, prompt])

  const { run, busy } = useWrite({
    mutationFn: (last: string) =>
      call('POST /api/generate/randomPrompt', { body: { last: last.slice(0, 800) || undefined } }),
    onSuccess(answer, last) {
      setBefore(last)
      write(answer.prompt)
    },
  })

  const undo = () => {
    if (before !== null) write(before)
    setBefore(null)
  }
  const replace = (other: string) => {
    setBefore(prompt)
    write(other)
  }
  return { busy, undo: before === null ? null : undo, roll: () => void run(prompt), replace }
}
