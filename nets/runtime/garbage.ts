/** The library frees a session with the last thing that holds it: that must be collected first. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: unknown = null

/** Collects now what nobody holds any more. The engine sees only a few bytes of each session. */
export function collectGarbage(): void {
  if (collect === null) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc')
  }
  if (typeof collect === 'function') collect()
}
