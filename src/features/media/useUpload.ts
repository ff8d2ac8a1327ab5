import { useEffect, useRef, useState } from 'react'
import type { SourceView } from '@contract/jobs'
import { ApiError } from '@/api/error'
import { newTicket, type UploadTicket } from '@/api/upload'
import { type PickedImage, releaseFile } from '@/platform/pickImage'
import { sendFile } from './sendFile'

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending'; path: string; percent: number }
  | { phase: 'failed'; file: PickedImage; ticket: UploadTicket }

export interface Uploading {
  state: UploadState
  /** Resolves with what the server keeps; null when it failed or was cancelled. */
  send: (file: PickedImage) => Promise<SourceView | null>
  /** Sends what failed once more. */
  retry: () => Promise<SourceView | null>
  cancel: () => void
}

/** One upload at a time, with its progress; a new one ends the one before. */
export function useUpload(): Uploading {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: PickedImage, ticket = newTicket()): Promise<SourceView | null> {
    running.current?.abort()
    const aborter = new AbortController()
    running.current = aborter
    const show = (fraction: number) =>
      setState({ phase: 'sending', path: file.path, percent: Math.round(fraction * 100) })
    show(0)
    try {
      const options = { signal: aborter.signal, onProgress: show, ticket }
      const source = await sendFile(file, options)
      setState({ phase: 'idle' })
      releaseFile(file)
      return source
    } catch (error) {
      if (running.current !== aborter) return null
      const cancelled = error instanceof ApiError && error.code === 'ABORTED'
      // What the server refused would be refused again.
      const again = error instanceof ApiError && error.retryable && !cancelled
      setState(again ? { phase: 'failed', file, ticket } : { phase: 'idle' })
      return null
    }
  }

  return {
    state,
    send: (file) => send(file),
    retry: () =>
      state.phase === 'failed' ? send(state.file, state.ticket) : Promise.resolve(null),
    cancel: () => running.current?.abort(),
  }
}
