import { useRef, useState } from 'react'
import type { SourceView } from '@contract/jobs'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { useUploads } from '@/domain/media/useUploads'
import { makeId } from '@/lib/id'
import { pickImages } from '@/platform/pickImage'
import { readFacts } from './facts'
import { texts, type FeedbackKind } from './texts'

export const MAX_PICTURES = 4
const MIN_CHARS = 5
const MAX_CHARS = 1000

/** `upload:<id>` → id */
const toUploadId = ({ ref }: SourceView) => ref.replace(/^upload:/, '')

/** The form; what was written stays until it was received. */
export function useFeedback() {
  const [kind, setKind] = useState<FeedbackKind>('bug')
  const [words, setWords] = useState('')
  const [contact, setContact] = useState('')
  const [pictures, setPictures] = useState<readonly SourceView[]>([])
  const [facts] = useState(readFacts)
  const requestId = useRef(makeId())
  const uploads = useUploads((arrived) =>
    setPictures((current) => [...current, ...arrived].slice(0, MAX_PICTURES)),
  )
  const count = [...words.trim()].length
  const remaining = MAX_PICTURES - pictures.length - uploads.queue.length

  /** Why it cannot be sent yet, or null. */
  function refusal(): string | null {
    if (count < MIN_CHARS) return texts.tooShort
    if (count > MAX_CHARS) return texts.tooLong
    return uploads.queue.some(({ phase }) => phase !== 'failed') ? texts.uploading : null
  }

  const sending = useWrite({
    mutationFn() {
      const uploadIds = pictures.map(toUploadId)
      const body = { requestId: requestId.current, kind, words, contact, facts, uploadIds }
      return call('POST /api/feedback', { body })
    },
  })
  const state = sending.busy ? 'sending' : sending.isSuccess ? 'done' : 'writing'

  function send(): void {
    if (refusal() === null) void sending.run()
  }

  function another(): void {
    requestId.current = makeId()
    setWords('')
    setPictures([])
    sending.forget()
  }

  return {
    kind,
    setKind,
    words,
    setWords,
    contact,
    setContact,
    pictures,
    uploads,
    remaining,
    facts,
    count,
    state,
    refusal: refusal(),
    send,
    another,
    add: async () => uploads.add(await pickImages(remaining)),
    remove: (ref: string) => setPictures((current) => current.filter((one) => one.ref !== ref)),
  }
}

export type FeedbackForm = ReturnType<typeof useFeedback>
