/**
 * The service worker of H5: shell, tabs and icons from the cache, pages from the network as long as
 * there is one, and the last pictures that everybody may see. It keeps no answer of the API.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import {
  PICTURES_CACHE,
  SHARE_TARGET,
  SHARED_CACHE,
  SHARED_URL,
  SKIP_WAITING,
} from '../platform/offlineNames'
import { NO_PAGE_OF_APP } from './paths'
import { listenForPushes, type PushScope } from './pushEvents'

/** The part of ServiceWorkerGlobalScope used here: its library conflicts with that of pages. */
declare const self: {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void
}
/** Written by config/offlinePlugin.ts. */
declare const PRECACHE: { url: string; revision: string | null }[]

/** A page that has not begun to answer by then is shown from the cache. */
const NAVIGATION_MS = 4000
const MONTH_SECONDS = 30 * 86_400
const SHELL = '/index.html'

const FIRST_SCRIPT = PRECACHE.find(({ url }) => /^\/js\/app\./.test(url))?.url ?? ''

/**
 * Behind one address may be servers of two builds: a shell of the other build names scripts that this
 * worker does not hold. Then the installation fails, and the browser starts it again with a later page.
 */
const refuseOtherBuild = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (new URL(request.url).pathname !== SHELL) return response
    if (!(await response.clone().text()).includes(FIRST_SCRIPT))
      throw new Error('the shell is of another build')
    return response
  },
}

addPlugins([refuseOtherBuild])
precacheAndRoute(PRECACHE, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

/** The server's own answer, which knows titles and versions; else the shell. */
async function openPage(request: Request): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), NAVIGATION_MS)
  try {
    return await fetch(request, { signal: late.signal })
  } catch (error) {
    const shell = await matchPrecache(SHELL)
    if (!shell) throw error
    return shell
  } finally {
    clearTimeout(timer)
  }
}

const isOurs = (url: URL) => url.origin === self.location.origin

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && isOurs(url) && !NO_PAGE_OF_APP.test(url.pathname),
  ({ request }) => openPage(request),
)

const TOOLS = '/pages/tools/tools'

/** A picture shared from the phone's gallery: stored for 妙笔, which offers tools for it. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const picture = form.get('picture')
  if (picture instanceof File) {
    const headers = { 'content-type': picture.type, 'x-name': encodeURIComponent(picture.name) }
    const cache = await caches.open(SHARED_CACHE)
    await cache.put(SHARED_URL, new Response(picture, { headers }))
  }
  return Response.redirect(TOOLS, 303)
}

registerRoute(
  ({ url }) => isOurs(url) && url.pathname === SHARE_TARGET,
  ({ request }) => takeShared(request),
  'POST',
)

/** Their names hold a hash of their content: what was fetched once is right for ever. */
registerRoute(
  ({ url }) => isOurs(url) && /^\/(js|css|chunk|static)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'parts',
    plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
  }),
)

registerRoute(
  ({ request, url }) =>
    isOurs(url) && request.destination === 'image' && url.pathname.startsWith('/files/'),
  new CacheFirst({
    cacheName: PICTURES_CACHE,
    plugins: [
      {
        // Shared phones: private responses are never cached here.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
            ? response
            : null,
      },
      new ExpirationPlugin({
        maxEntries: 150,
        maxAgeSeconds: MONTH_SECONDS,
        purgeOnQuotaError: true,
      }),
    ],
  }),
)

// A new version waits until no page uses the old one, or until the update page activates it.
self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

listenForPushes(self as unknown as PushScope)
