/**
 * Addresses of files in a bucket are signed and expire after one and a half days. A page that is
 * open for longer has expired ones: its data has to be read again.
 */
const SIGNED = /[?&](q-sign-time|X-Amz-Expires)=/
/** A new signature does not help when the bucket is down. */
const PAUSE_MS = 60_000

type Listener = (urls: ReadonlySet<string>) => void

const listeners = new Set<Listener>()
let unread = new Set<string>()
let reportedAt = -Infinity
let timer: ReturnType<typeof setTimeout> | undefined

function report(): void {
  timer = undefined
  reportedAt = Date.now()
  const urls = unread
  unread = new Set()
  listeners.forEach((listener) => listener(urls))
}

/** To be called with the address of a picture or a video that could not be read. */
export function reportUnreadable(url: string): void {
  if (!SIGNED.test(url)) return
  unread.add(url)
  // All pictures of a page fail together; a clock that was set back must not block this for long.
  const elapsedMs = Math.abs(Date.now() - reportedAt)
  timer ??= setTimeout(report, elapsedMs >= PAUSE_MS ? 0 : PAUSE_MS - elapsedMs)
}

/** At most once a minute. */
export function onUnreadable(listener: Listener): void {
  listeners.add(listener)
}
