import { useEffect, useRef, useState } from 'react'
import type { SourceView } from '@contract/jobs'
import { ApiError } from '@/api/error'
import { uploadImage } from '@/api/upload'

import type { PickedImage } from '@/platform/pickImage'
import { showErrorToast } from '@/platform/toast'
import { useSources } from '@/stores/sources'
import { texts } from './texts'

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending'; path: string; percent: number }
  | { phase: 'failed'; file: PickedImage }

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

  async function send(file: PickedImage): Promise<SourceView | null> {
    running.current?.abort()
    if (file.ext === 'heic' || file.ext === 'heif') {
      showErrorToast(texts.heic)
      return null
    }
    const aborter = new AbortController()
    running.current = aborter
    const show = (fraction: number) =>
      setState({ phase: 'sending', path: file.path, percent: Math.round(fraction * 100) })
    show(0)
    try {
      const upload = await uploadImage(file, { signal: aborter.signal, onProgress: show })
      const { id, kind, url, thumbUrl, width, height } = upload
      const source: SourceView = { ref: `upload:${id}`, kind, url, thumbUrl, width, height }
      useSources.getState().remember([source])
      setState({ phase: 'idle' })
      return source
    } catch (error) {
      if (running.current !== aborter) return null
      const cancelled = error instanceof ApiError && error.code === 'ABORTED'
      // What the server refused would be refused again.
      const again = error instanceof ApiError && error.retryable && !cancelled
      setState(again ? { phase: 'failed', file } : { phase: 'idle' })
      return null
    }
  }

  return {
    state,
    send,
    retry: () => (state.phase === 'failed' ? send(state.file) : Promise.resolve(null)),
    cancel: () => running.current?.abort(),
  }
}
