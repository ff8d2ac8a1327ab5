/** The library frees a session with the last thing that holds it: that must be collected first. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: unknown = null

/**
 * Collects now what is no longer referred to, and gives its memory back to the system. Node 20 does so
 * after the first call; later ones keep the pages (of 110 MB that were let go 105) until all that
 * is available is collected, which 20 does not know. The engine sees only a few bytes of each
 * session.
 */
export function collectGarbage(): void {
  if (collect === null) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc')
  }
  if (typeof collect !== 'function') return
  collect()
  collect({ type: 'major', flavor: 'last-resort' })
}
