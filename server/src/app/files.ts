/** Serves stored objects from our own origin, cached for ever (a key never changes its bytes). */
import type { FastifyInstance } from 'fastify'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config'
import { AppError } from '../platform/lib/errors'
import type { Limiter } from '../platform/rate-limit/limiter'
import { addressKey } from '../platform/lib/address'
import { FILES_PATH, localFilesRoot } from '../integrations/storage/configured'
import {
  EXPORT_PREFIX,
  isStorageKey,
  LAYERS_SUFFIX,
  PIECE_PREFIX,
  PLAN_SUFFIX,
  RAW_PREFIX,
} from '../integrations/storage/keys'
import { serveFolder } from '../platform/http/folder'
import { requireCall } from '../platform/http/limits'
import { ObjectMissing, type Storage } from '../integrations/storage/storage'
import { SHARED_MEDIA } from '../platform/http/shared-media'

export interface FileDeps {
  readonly config: Pick<Config, 'dataDir'>
  readonly limiter: Limiter
  readonly storage: Storage
}

const PRIVATE_PREFIXES = [RAW_PREFIX, EXPORT_PREFIX, PIECE_PREFIX]

/**
 * Only what our own functions named, and never what clients posted unchecked or keep to themselves:
 * however it is spelt, for some file systems tell no RAW from raw.
 */
function isServed(key: string): boolean {
  const name = key.toLowerCase()
  const isPrivate = PRIVATE_PREFIXES.some((prefix) => name.startsWith(prefix))
  return isStorageKey(key) && !isPrivate && !name.endsWith(PLAN_SUFFIX) && !LAYERS_SUFFIX.test(name)
}

const YEAR_SECONDS = 31_536_000
/** Samples and banners have no owner. */
const EVERYBODYS = /^(sample|banner)\//

/**
 * Files of users are cached by their own browser only: a shared cache would go on serving them to
 * anyone with the address after they were withdrawn or deleted.
 */
const buildCacheControl = (key: string): string =>
  `${EVERYBODYS.test(key) ? 'public' : 'private'}, max-age=${YEAR_SECONDS}, immutable`

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}
/** A browser asks here only where the storage host does not let it read. */
const PICTURES_PER_MINUTE = 120
const MAX_PICTURE_BYTES = 40 * 1024 * 1024

/** Opened as a page of its own, a file may do nothing at all. */
const HARMLESS = {
  ...SHARED_MEDIA,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** An address of a bucket may begin with its name. */
async function findPicture(storage: Storage, pathname: string): Promise<Uint8Array | null> {
  if (!isServed(pathname)) return null
  for (const key of [pathname, pathname.replace(/^[^/]+\//, '')].filter(isServed)) {
    try {
      return await storage.get(key, { maxBytes: MAX_PICTURE_BYTES })
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error
    }
  }
  return null
}

/** Pictures that are stored elsewhere, for pages that must read their pixels. */
function registerRemotePictures(app: FastifyInstance, deps: FileDeps): void {
  app.get(`${FILES_PATH}/*`, { schema: { hide: true } }, async (request, reply) => {
    const key = `pictures:${addressKey(request.ip)}`
    await requireCall(deps, reply, { key, max: PICTURES_PER_MINUTE })
    const pathname = String((request.params as { '*'?: string })['*'])
    const type = PICTURE_TYPES[path.extname(pathname).slice(1)]
    const bytes = type === undefined ? null : await findPicture(deps.storage, pathname)
    if (!type || !bytes) throw new AppError('NOT_FOUND')
    const cached = { 'cache-control': `private, max-age=${YEAR_SECONDS}, immutable` }
    return reply
      .headers({ ...HARMLESS, ...cached })
      .type(type)
      .send(Buffer.from(bytes))
  })
}

export async function registerFiles(app: FastifyInstance, deps: FileDeps): Promise<void> {
  if (deps.storage.kind !== 'local') return registerRemotePictures(app, deps)
  const root = localFilesRoot(deps.config)
  mkdirSync(root, { recursive: true })
  await serveFolder(app, {
    root,
    prefix: `${FILES_PATH}/`,
    index: false,
    dotfiles: 'ignore',
    isServed,
    setHeaders(reply, file) {
      for (const [name, value] of Object.entries(HARMLESS)) reply.header(name, value)
      reply.header('cache-control', buildCacheControl(path.relative(root, file)))
      reply.header('content-disposition', `inline; filename="${path.basename(file)}"`)
    },
  })
}
