import { useEffect, useMemo, useState } from 'react'
import type { MaskValue } from '@contract/tools/mask'
import { warn } from '@/platform/log'
import { answerBook, bestKnown } from './answers'
import { readAnswer, type Proposal } from './proposal'
import type { Answers } from './useAnswers'

const MAX_PROPOSALS = 12

/** The best answer that is ready to be drawn: until a new one is, the one before. */
export function useProposal(
  src: string,
  value: MaskValue,
  newest: Answers['answer'],
): { length: number; answer: Proposal } | null {
  /** By PNG. */
  const [ready, setReady] = useState<ReadonlyMap<string, Proposal>>(new Map())
  const known = newest === null || ready.has(newest.png)

  useEffect(() => {
    if (known) return undefined
    let gone = false
    readAnswer(newest).then(
      (proposal) => {
        if (!gone)
          setReady(
            (all) => new Map([...all, [newest.png, proposal] as const].slice(-MAX_PROPOSALS)),
          )
      },
      (error: unknown) => warn('a mask cannot be shown', error),
    )
    return () => {
      gone = true
    }
  }, [known, newest])

  return useMemo(
    () => bestKnown(value, (key) => ready.get(answerBook.find(src, key)?.png ?? '')),
    [src, value, ready],
  )
}
