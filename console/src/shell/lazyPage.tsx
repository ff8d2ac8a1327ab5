/** Pages whose script is loaded when they are first opened. */
import { lazy, type ComponentType } from 'react'
import { Failed } from '../ui/States'
import { texts } from './texts'

/** A server that restarts answers again after some seconds. */
const RETRY_AFTER_MS = [600, 2000]

/** The script may be of a build that no server has any more: a reload brings the present one. */
function NotLoaded() {
  return <Failed error={new Error(texts.pageNotLoaded)} retry={() => window.location.reload()} />
}

/** A page that does not load after two retries says so instead of leaving the console blank. */
export function lazyPage<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    for (const pause of RETRY_AFTER_MS) {
      try {
        return await load()
      } catch {
        await new Promise((done) => setTimeout(done, pause))
      }
    }
    return load().catch(() => ({ default: NotLoaded }))
  })
}
