/** State that a run stores with its job, in parts: one for each remote result. */
import type { RemoteMemory, RemoteState } from '../engine'
import { isRecord } from './errors'

/** For callers that keep nothing: only this run knows. */
export function forgetful(): RemoteMemory {
  let saved: RemoteState | null = null
  return {
    get saved() {
      return saved
    },
    async save(state) {
      saved = state
    },
  }
}

/** Parts of one memory by key; two may be saved at once and neither is lost. */
export function splitMemory(whole: RemoteMemory): (key: string) => RemoteMemory {
  let latest: RemoteState = whole.saved ?? {}
  let writing: Promise<unknown> = Promise.resolve()
  return (key) => ({
    get saved() {
      const part = latest[key]
      return isRecord(part) ? part : null
    },
    save(state, options) {
      latest = { ...latest, [key]: state }
      const write = writing.then(() => whole.save(latest, options))
      writing = write.catch(() => {})
      return write
    },
  })
}
