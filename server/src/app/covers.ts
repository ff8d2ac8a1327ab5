/** Covers of the tools: files of the repository, the same for everybody. */
import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { coversFolder } from '../platform/lib/paths'
import { serveFolder } from '../platform/http/folder'
import { SHARED_MEDIA } from '../platform/http/shared-media'

const DAY_SECONDS = 86_400

export async function registerCovers(app: FastifyInstance): Promise<void> {
  if (!existsSync(coversFolder)) return
  await serveFolder(app, {
    root: coversFolder,
    prefix: '/covers/',
    setHeaders: (reply) =>
      void reply.headers({ ...SHARED_MEDIA, 'cache-control': `public, max-age=${DAY_SECONDS}` }),
  })
}
