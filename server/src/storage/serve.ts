/** Serves locally stored objects: ranges, ETag, cached for ever (a key never changes its bytes). */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Deps } from '../deps'
import { FILES_PATH, localFilesRoot } from './configured'
import { isStorageKey, RAW_PREFIX } from './keys'

/** Only what our own functions named, and never what clients posted unchecked. */
function isServed(pathname: string): boolean {
  const key = pathname.replace(/^\//, '')
  return isStorageKey(key) && !key.startsWith(RAW_PREFIX)
}

/** Does nothing when files are stored elsewhere. */
export async function registerFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  if (deps.storage.kind !== 'local') return
  const root = localFilesRoot(deps.config)
  mkdirSync(root, { recursive: true })
  await app.register(fastifyStatic, {
    root,
    prefix: `${FILES_PATH}/`,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: '365d',
    immutable: true,
    allowedPath: isServed,
    setHeaders(reply, file) {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-disposition', `inline; filename="${path.basename(file)}"`)
      // Opened as a page of its own, a file may do nothing at all.
      reply.header('content-security-policy', "default-src 'none'; sandbox")
    },
  })
}
