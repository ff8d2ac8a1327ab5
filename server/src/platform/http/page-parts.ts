/**
 * Preloads of a page's document in addition to the first script: the page's own scripts and style
 * sheets, which a browser then requests at once and not only when the first script has run.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Written by config/pagePartsPlugin.ts. */
const FILE = 'page-parts.json'
const HOME = 'pages/index/index'

const partsFile = z.record(z.string(), z.array(z.string().regex(/^[\w./-]+\.(js|css)$/)))

/** Files of the page at an address, `[]` where the build does not name any. */
export async function readPageParts(h5Dir: string, pathname: string): Promise<readonly string[]> {
  const page = pathname === '/' ? HOME : pathname.slice(1)
  // Without the file a page asks for its parts itself, as it does without a server.
  const text = await readFile(path.join(h5Dir, FILE), 'utf8').catch(() => '{}')
  const parts = new Map(Object.entries(partsFile.parse(JSON.parse(text))))
  return parts.get(page) ?? []
}

/** After the first script, which nothing of them is to hold up; the app then asks for them as ever. */
export function withParts(html: string, files: readonly string[]): string {
  const links = files.map((file) => {
    const kind = file.endsWith('.js') ? 'script' : 'style'
    return `<link rel="preload" as="${kind}" href="/${file}" fetchpriority="low">`
  })
  return html.replace('</head>', (end) => [...links, end].join(''))
}
