/** Delays an action that would remove the page until typing is finished. */
import { isFieldFocused } from '@/platform/typing'
import { useDraft } from '@/stores/draft'

/** A hand that rests this long has finished, or thinks of something else. */
const REST_MS = 30_000
/** Without the cursor in a field. */
const SHORT_REST_MS = 3000
const LOOK_MS = 500

export function waitForTypingIdle(): Promise<void> {
  if (!isFieldFocused()) return Promise.resolve()
  return new Promise((resolve) => {
    let writtenMs = Date.now()
    const stop = useDraft.subscribe(() => {
      writtenMs = Date.now()
    })
    const looking = setInterval(() => {
      if (Date.now() - writtenMs < (isFieldFocused() ? REST_MS : SHORT_REST_MS)) return
      clearInterval(looking)
      stop()
      resolve()
    }, LOOK_MS)
  })
}
