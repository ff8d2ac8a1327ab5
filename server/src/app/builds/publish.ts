/** Publishes this server's builds of H5 and of the console at the start, and keeps them in use. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../ports'
import { collectBuildFiles } from './names'

/** A bucket that does not answer delays the start no longer than this. */
const START_WITHIN_MS = 20_000
const EVERY_MS = 3_600_000

type PublishDeps = Pick<Deps, 'builds' | 'config' | 'log'>

/** Ids of what was published. */
async function publishOnce({ builds, config }: PublishDeps): Promise<string[]> {
  const ids: string[] = []
  for (const [app, folder] of [
    ['h5', config.h5Dir],
    ['console', config.consoleDir],
  ] as const) {
    const build = await collectBuildFiles(app, folder)
    if (!build) continue
    await builds?.publish(build)
    ids.push(build.id)
  }
  return ids
}

/** Resolves before the server may be ready; then hourly, with the removal of old builds. */
export async function startPublishing(deps: PublishDeps): Promise<() => void> {
  const { builds, log } = deps
  if (!builds) return () => {}
  const FAILED =
    'the files of this build were not published: during an upgrade servers of other builds cannot serve them'
  const warn = (err: unknown) => log.warn({ err }, FAILED)
  const timer = new AbortController()
  const late = sleep(START_WITHIN_MS, 'late' as const, { signal: timer.signal }).catch(() => 'late')
  // Work that takes longer reports by itself.
  const first = await Promise.race([late, publishOnce(deps).then(() => 'done', warn)])
  timer.abort()
  if (first === 'late')
    log.warn(`${FAILED}; no answer within ${START_WITHIN_MS / 1000} s, going on`)
  let working = false
  const again = async () => {
    if (working) return
    working = true
    try {
      await builds.removeOld(await publishOnce(deps))
    } catch (error) {
      warn(error)
    } finally {
      working = false
    }
  }
  const interval = setInterval(() => void again(), EVERY_MS)
  return () => clearInterval(interval)
}
