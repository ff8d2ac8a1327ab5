/** Names of files whose content a hash in the name identifies: the only ones shared between servers. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

const TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
} as const satisfies Record<string, string>

/** By content coding: the extension that the build gives the compressed file. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const

const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*'
const NAME = new RegExp(
  `^(?:js|css|chunk|static|console/assets)/(?:${SEGMENT}/)*${SEGMENT}\\.[0-9a-f]{8,}\\.(${Object.keys(TYPES).join('|')})$`,
)
const MAX_LENGTH = 160

/** Content type of a file by its path below `/`; null: not a hashed file of a build. */
export function getContentType(name: string): string | null {
  if (name.length > MAX_LENGTH) return null
  const extension = NAME.exec(name)?.[1]
  return extension === undefined ? null : TYPES[extension as keyof typeof TYPES]
}

/** Content type of a hashed file or of its compressed form. */
export function getStoredType(name: string): string | null {
  return getContentType(name.replace(/\.(br|gz)$/, ''))
}

export interface BuildFiles {
  readonly app: 'h5' | 'console'
  /** Same names, same content: of two equal builds there is one manifest. */
  readonly id: string
  /** Absolute path of each file by its path below `/`. */
  readonly files: ReadonlyMap<string, string>
}

/** The hashed files of a built app; null: it is not built. */
export async function collectBuildFiles(
  app: BuildFiles['app'],
  folder: string,
): Promise<BuildFiles | null> {
  if (!existsSync(path.join(folder, 'index.html'))) return null
  const prefix = app === 'console' ? 'console/' : ''
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, string>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = prefix + path.relative(folder, file).split(path.sep).join('/')
    if (getStoredType(name) !== null) files.set(name, file)
  }
  if (files.size === 0) return null
  const names = [...files.keys()].sort()
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 20)
  return { app, id, files }
}
