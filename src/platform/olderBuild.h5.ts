/**
 * A page of an older build than the one that wrote the storage: out of the service worker's cache, or
 * of a server behind the same address that is not updated yet. It reloads to the newer build before
 * it compares versions, otherwise two builds wipe the device in turns. Runs before the app's modules.
 */
import { takeNewWorker } from './update.h5'
import { OLDER_BUILD_OFFLINE } from './texts'

const RELOADS_KEY = 'olderBuildReloads'
/** Before each reload; a version that still is not served after them was taken back. */
const PAUSES_MS = [0, 500, 1000, 2000, 4000]
const PROBE_EVERY_MS = 3000

function storedVersion(): string {
  const { data } = JSON.parse(localStorage.getItem('version') ?? '{}') as { data?: unknown }
  return typeof data === 'string' ? data : ''
}

export function isOlder(version: string, other: string): boolean {
  const [own, their] = [version, other].map((text) => text.split('.').map(Number))
  const at = their?.findIndex((number, index) => number !== own?.[index]) ?? -1
  return at >= 0 && (own?.[at] ?? 0) < (their?.[at] ?? 0)
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Without a server the page would come out of the same cache again. */
async function untilReachable(): Promise<void> {
  for (;;) {
    try {
      await fetch('/', { cache: 'no-store' })
      return
    } catch {
      const app = document.getElementById('app')
      if (app) {
        app.textContent = OLDER_BUILD_OFFLINE
        app.style.cssText = 'padding:40vh 24px 0;color:#fff;text-align:center'
      }
      await sleep(PROBE_EVERY_MS)
    }
  }
}

/** Whether the page reloads; then nothing else may start. */
export async function reloadsToNewerBuild(
  reload: () => void = () => window.location.reload(),
): Promise<boolean> {
  try {
    const pause = PAUSES_MS[Number(sessionStorage.getItem(RELOADS_KEY) ?? 0)]
    if (!isOlder(APP_VERSION, storedVersion()) || pause === undefined) {
      sessionStorage.removeItem(RELOADS_KEY)
      return false
    }
    sessionStorage.setItem(RELOADS_KEY, String(PAUSES_MS.indexOf(pause) + 1))
    await sleep(pause)
  } catch {
    // A storage that is forbidden or not ours: nothing to compare.
    return false
  }
  await untilReachable()
  await takeNewWorker().catch(() => undefined)
  reload()
  return true
}
