/** The app without a network: the service worker, and parts of the app that did not arrive. */
import { PICTURES_CACHE, SHARED_CACHE } from './offlineNames'
import { warn } from './log'
import { isOnline, onNetworkChange } from './network'
import { isNewerBuildServed, NewerBuildError } from './newerBuild.h5'
import { yieldToMain } from './yieldToMain.h5'

/** The first picture and the feed come before what is only needed another day. */
const REGISTER_AFTER_MS = 4000
/** A restarting server is away for some seconds. */
const RETRY_AFTER_MS = [600, 2000, 5000]
const WAIT_FOR_NETWORK_MS = 30_000

/** Lets the app open without a network from the next time on. @param then runs behind it */
export function enableOffline(then: () => Promise<unknown>): void {
  if (process.env.NODE_ENV !== 'production') return
  const later = async () => {
    try {
      await (await import('./registerServiceWorker.h5')).registerWorker()
      await then()
    } catch (error) {
      warn('caching the app for offline use failed', error)
    }
  }
  const wait = () => setTimeout(() => void later(), REGISTER_AFTER_MS)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Pictures cached for offline use, and one that was shared. */
export async function forgetPictures(): Promise<void> {
  if ('caches' in window)
    await Promise.all([PICTURES_CACHE, SHARED_CACHE].map((name) => caches.delete(name)))
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Resolves when there is a network, or when it has been waited for long enough. */
async function networkIsBack(): Promise<void> {
  if (await isOnline()) return
  await new Promise<void>((done) => {
    const timer = setTimeout(end, WAIT_FOR_NETWORK_MS)
    const stop = onNetworkChange((online) => online && end())
    function end() {
      clearTimeout(timer)
      stop()
      done()
    }
  })
}

/**
 * Asks again for a part of the app that did not arrive, for half a minute of no network too.
 * Rejects with the last reason, or at once with NewerBuildError when the server has another build.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of RETRY_AFTER_MS) {
    try {
      return await load()
    } catch (error) {
      warn('a part of the app did not arrive', error)
      if (await isNewerBuildServed()) throw new NewerBuildError('the server has a newer build')
      await networkIsBack()
      await sleep(pause)
    }
  }
  return load()
}

/** webpack's function that loads a part of the app; it forgets a part that failed. */
declare let __webpack_chunk_load__: (id: string | number) => Promise<unknown>

/** From now on every lazy part of the app is loaded patiently. */
export function loadPartsPatiently(): void {
  const once = __webpack_chunk_load__
  __webpack_chunk_load__ = async (id) => {
    // Its caller has often blocked for long already: the router, during its own set-up.
    await yieldToMain()
    return loadPatiently(() => once(id))
  }
}
