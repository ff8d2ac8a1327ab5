import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { MaskValue } from '@contract/tools/mask'
import { getErrorMessage } from '@/api/error'
import { useLatest } from '@/lib/useLatest'
import { answerBook, bestKnown, openQuestion, type RequestMask, type MaskAnswer } from './answers'

export interface Answers {
  /** The server's best picture of the mask so far, and how many of the marks it covers. */
  answer: (MaskAnswer & { length: number }) | null
  asking: boolean
  /** One sentence: what the server says, or why there is nothing. */
  note: string | null
  failed: boolean
  retry: () => void
}

interface Options {
  src: string
  value: MaskValue
  requestMask: RequestMask | null
}

/** Asks the server for what only it can draw: one question at a time, the newest. */
export function useAnswers({ src, value, requestMask }: Options): Answers {
  // The studio and the thumbnail show one mask: what one of them is answered serves both.
  const version = useSyncExternalStore(answerBook.subscribe, answerBook.getVersion)
  const [failure, setFailure] = useState<{ key: string; message: string } | null>(null)
  const line = useRef<Promise<void>>(Promise.resolve())
  const latestRequest = useLatest(requestMask)

  const question = useMemo(() => openQuestion(value), [value])
  const key = question?.key ?? null
  const said = key === null ? undefined : answerBook.find(src, key)
  const failed = !said && failure !== null && failure.key === key
  const wanted = requestMask !== null && !said && !failed ? key : null

  useEffect(() => {
    if (wanted === null) return undefined
    let stale = false
    const find = async () => {
      if (stale || !latestRequest.current) return
      try {
        await answerBook.request(src, wanted, latestRequest.current)
      } catch (error) {
        if (!stale) setFailure({ key: wanted, message: getErrorMessage(error) })
      }
    }
    line.current = line.current.then(find)
    return () => {
      stale = true
    }
  }, [src, wanted, latestRequest])

  const answer = useMemo(() => {
    void version
    const best = bestKnown(value, (one) => answerBook.find(src, one))
    return best && { ...best.answer, length: best.length }
  }, [src, value, version])
  return {
    answer,
    asking: wanted !== null,
    note: failed ? failure.message : (said?.message ?? null),
    failed,
    retry: () => setFailure(null),
  }
}
