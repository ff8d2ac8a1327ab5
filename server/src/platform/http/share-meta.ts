/** Link preview of a page: title, words and picture, written into index.html. */
import { texts } from './texts'

export interface ShareMeta {
  /** Left out: `article`. */
  readonly type?: 'website'
  readonly title: string
  readonly description: string
  /** Absolute. */
  readonly url: string
  readonly image: { readonly url: string; readonly width: number; readonly height: number }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and for attributes in quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}

/** Replaces title and description of the page; everything a person wrote is text only. */
export function withShareMeta(html: string, meta: ShareMeta): string {
  const { type = 'article', title, description, url, image } = meta
  const properties: [string, string][] = [
    ['og:site_name', texts.siteName],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', image.url],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
  ]
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
  ]
  // Functions, because a replacement string would interpret `$&` in a user's title.
  return html
    .replace(/<title>[^<]*<\/title>/, () => '')
    .replace(/<meta\s+name="description"[^>]*>/, () => '')
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
}
