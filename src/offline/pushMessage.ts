/** The notification of a message, and the page that a tap on it opens; free of the worker. */
import { ROUTES } from '@contract/routes'

/** A message in the shape of Declarative Web Push. */
interface Payload {
  readonly notification?: {
    readonly title?: unknown
    readonly body?: unknown
    readonly navigate?: unknown
    readonly tag?: unknown
    readonly image?: unknown
  }
}

export interface ShownMessage {
  readonly title: string
  readonly options: {
    readonly body: string
    readonly tag: string
    readonly icon: string
    readonly badge: string
    readonly image?: string
    readonly data: { readonly path: string }
  }
}

const ICON = '/icon-192.png'
const HOME = '/'
const paths = new Set<string>(ROUTES.map(({ path }) => `/${path}`))

const asText = (value: unknown, most: number) =>
  typeof value === 'string' ? value.slice(0, most) : ''

/** Path and query of a page of the app, whatever host it is written with; `/` for any other address. */
export function parseOwnPath(address: unknown, origin: string): string {
  const text = asText(address, 2048)
  const own = text.replace(/^https?:\/\/[^/?#]+/, '')
  if (!own.startsWith('/') || own.startsWith('//')) return HOME
  const { pathname, search } = new URL(own, origin)
  return paths.has(pathname) ? `${pathname}${search}` : HOME
}

function parseJson(text: string): Payload {
  try {
    return (JSON.parse(text) ?? {}) as Payload
  } catch {
    return {}
  }
}

/** Always something to show: a browser that gets a message and shows none withdraws the permission. */
export function parseMessage(
  text: string,
  { origin, fallbackTitle }: { origin: string; fallbackTitle: string },
): ShownMessage {
  const { notification = {} } = parseJson(text)
  const image = asText(notification.image, 2048)
  return {
    title: asText(notification.title, 120) || fallbackTitle,
    options: {
      body: asText(notification.body, 400),
      tag: asText(notification.tag, 64),
      icon: ICON,
      badge: ICON,
      ...(image !== '' && { image }),
      data: { path: parseOwnPath(notification.navigate, origin) },
    },
  }
}
