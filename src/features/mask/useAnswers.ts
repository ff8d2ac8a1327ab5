import { useEffect, useMemo, useRef, useState } from 'react'
import type { MaskValue } from '@contract/tools/mask'
import { messageOf } from '@/api/error'
import { answerBook, bestKnown, openQuestion, type AskMask, type MaskAnswer } from './answers'
import { readAnswer, type Proposal } from './proposal'

export interface Answers {
  /** What is known of the mask so far. */
  proposal: { length: number; answer: Proposal } | null
  asking: boolean
  /** One sentence: what the server says, or why there is nothing. */
  note: string | null
  failed: boolean
  retry: () => void
}

interface Options {
  src: string
  value: MaskValue
  askMask: AskMask | null
  /** Makes an answer of use here. */
  read?: (answer: MaskAnswer) => Promise<Proposal>
}

/** Asks the server for what only it can draw: one question at a time, the newest. */
export function useAnswers({ src, value, askMask, read = readAnswer }: Options): Answers {
  const [known, setKnown] = useState<ReadonlyMap<string, Proposal>>(new Map())
  const [failure, setFailure] = useState<{ key: string; message: string } | null>(null)
  const question = useMemo(() => openQuestion(value), [value])
  const line = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef({ askMask, read })
  latest.current = { askMask, read }

  const wanted = question && askMask && !known.has(question.key) ? question : null
  const key = wanted?.key ?? null
  const failed = failure !== null && failure.key === question?.key
  const asking = wanted !== null && !failed

  useEffect(() => {
    if (key === null || failed) return undefined
    let stale = false
    const find = async () => {
      const { askMask: ask, read: ready } = latest.current
      if (stale || !ask) return
      try {
        const answer = answerBook.find(src, key) ?? (await ask(JSON.parse(key) as MaskValue))
        answerBook.keep(src, key, answer)
        const proposal = await ready(answer)
        setKnown((all) => new Map([...all, [key, proposal]]))
      } catch (error) {
        if (!stale) setFailure({ key, message: messageOf(error) })
      }
    }
    line.current = line.current.then(find)
    return () => {
      stale = true
    }
  }, [src, key, failed])

  const proposal = useMemo(() => bestKnown(value, (k) => known.get(k)), [value, known])
  const said = question && known.has(question.key) && answerBook.find(src, question.key)?.message
  return {
    proposal,
    asking,
    note: failed ? failure.message : said || null,
    failed,
    retry: () => setFailure(null),
  }
}
