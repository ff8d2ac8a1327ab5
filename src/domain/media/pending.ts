/**
 * Files of a page's form that are on their way or did not arrive: the order waits for them, so that
 * what is sent is what the page shows.
 */
import { createContext, useCallback, useContext, useEffect, useState } from 'react'

export type PendingUpload = 'sending' | 'failed'

export interface PendingUploads {
  /** The one that holds up the order; null: nothing does. */
  state: PendingUpload | null
  /** null: this one is done or was given up. */
  report: (upload: object, state: PendingUpload | null) => void
}

const NONE: PendingUploads = { state: null, report: () => {} }

/** Provided by a page whose button must wait; elsewhere no one waits for uploads. */
export const PendingContext = createContext(NONE)

export function usePendingUploads(): PendingUploads {
  const [pending, setPending] = useState<ReadonlyMap<object, PendingUpload>>(new Map())
  const report = useCallback((upload: object, state: PendingUpload | null) => {
    setPending((before) => {
      if ((before.get(upload) ?? null) === state) return before
      const next = new Map(before)
      if (state === null) next.delete(upload)
      else next.set(upload, state)
      return next
    })
  }, [])
  const states = [...pending.values()]
  const state = states.includes('sending') ? 'sending' : (states[0] ?? null)
  return { state, report }
}

/** @param uploads of the page itself, which is no child of what it provides */
export function useReportPending(state: PendingUpload | null, uploads?: PendingUploads): void {
  const provided = useContext(PendingContext)
  const { report } = uploads ?? provided
  const [upload] = useState(() => ({}))
  useEffect(() => report(upload, state), [report, upload, state])
  useEffect(() => () => report(upload, null), [report, upload])
}
