import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'

export interface RandomPrompt {
  busy: boolean
  /** The text before; until the next key, since what leaves by itself leaves under a finger. */
  undo: (() => void) | null
  roll: () => void
  /** Another text in place of this one, with the same way back. */
  replace: (prompt: string) => void
}

/** 随机灵感: another prompt than the one there, and a way back. */
export function useRandomPrompt(prompt: string, write: (prompt: string) => void): RandomPrompt {
  const [replaced, setReplaced] = useState<{ before: string; after: string } | null>(null)

  const { run, busy } = useWrite({
    mutationFn: (last: string) =>
      call('POST /api/generate/randomPrompt', { body: { last: last.slice(0, 800) || undefined } }),
    onSuccess(answer) {
      setReplaced({ before: prompt, after: answer.prompt })
      write(answer.prompt)
    },
  })

  const undo = () => {
    if (replaced) write(replaced.before)
    setReplaced(null)
  }
  const replace = (other: string) => {
    setReplaced({ before: prompt, after: other })
    write(other)
  }
  return {
    busy,
    undo: replaced?.after === prompt ? undo : null,
    roll: () => void run(prompt),
    replace,
  }
}
