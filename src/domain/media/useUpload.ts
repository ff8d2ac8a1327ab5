import { useCallback, useEffect, useRef, useState } from 'react'
import type { SourceView } from '@contract/jobs'
import { ApiError } from '@/api/error'
import { newTicket, type UploadTicket } from '@/api/uploadForm'
import { type PickedImage, releaseFile } from '@/platform/pickImage'
import { createPace, type Pace } from './pace'
import { sendFile } from './sendFile'

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending'; path: string; percent: number; pace: Pace | null }
  | { phase: 'failed'; path: string; file: PickedImage; ticket: UploadTicket }

export interface Uploading {
  state: UploadState
  /** Resolves with what the server keeps; null when it failed or was cancelled. */
  send: (file: PickedImage) => Promise<SourceView | null>
  /** Sends what failed once more. */
  retry: () => Promise<SourceView | null>
  /** Ends what is on its way and forgets what failed. */
  cancel: () => void
}

/** One upload at a time, with its progress; a new one ends the one before. */
export function useUpload(): Uploading {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const running = useRef<{ aborter: AbortController; file: PickedImage } | null>(null)

  /** Its picture may be shown until then. */
  const end = useCallback((next: PickedImage | null) => {
    const before = running.current
    running.current = null
    before?.aborter.abort()
    if (before && before.file !== next) releaseFile(before.file)
  }, [])
  useEffect(() => () => end(null), [end])

  const cancel = useCallback(() => {
    end(null)
    setState((before) => (before.phase === 'idle' ? before : { phase: 'idle' }))
  }, [end])

  async function send(file: PickedImage, ticket = newTicket()): Promise<SourceView | null> {
    end(file)
    const own = { aborter: new AbortController(), file }
    running.current = own
    const measure = createPace(file.sizeBytes)
    const show = (fraction: number) => {
      if (running.current !== own) return
      const pace = measure(fraction, Date.now())
      const percent = Math.round(fraction * 100)
      setState({ phase: 'sending', path: file.path, percent, pace })
    }
    show(0)
    try {
      const source = await sendFile(file, { signal: own.aborter.signal, onProgress: show, ticket })
      // It arrived although another one was chosen meanwhile, or it was given up.
      if (running.current !== own) return null
      cancel()
      return source
    } catch (error) {
      if (running.current !== own) return null
      // A refused file would be refused again.
      if (error instanceof ApiError && error.retryable)
        setState({ phase: 'failed', path: file.path, file, ticket })
      else cancel()
      return null
    }
  }

  return {
    state,
    send: (file) => send(file),
    retry: () =>
      state.phase === 'failed' ? send(state.file, state.ticket) : Promise.resolve(null),
    cancel,
  }
}
