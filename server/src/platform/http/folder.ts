/**
 * Files of a folder, by @fastify/static. Its own route reads each folder on the way to a file, whole
 * and at every request, to refuse another spelling of a name where the file system folds case: with
 * 50,000 jobs in the storage that is 25 ms of a core a picture, 0.5 without. Here a name is taken as
 * it is written: what may be served is decided by `isServed`, whatever the case of letters.
 */
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/errors'

interface Folder extends Pick<
  FastifyStaticOptions,
  'dotfiles' | 'index' | 'preCompressed' | 'setHeaders'
> {
  /** Absolute. */
  readonly root: string
  /** With slashes around it. */
  readonly prefix: string
  /** Left out: every file. `pathname` is below the prefix, without a leading slash. */
  readonly isServed?: (pathname: string) => boolean
}

/** Headers that describe the file and not the answer in its place. */
const OF_THE_FILE = [
  ...['content-type', 'content-length', 'content-range', 'content-disposition'],
  ...['accept-ranges', 'cache-control', 'etag', 'last-modified'],
]

/** A missing file is answered by the not-found handler. */
export async function serveFolder(
  app: FastifyInstance,
  { prefix, isServed = () => true, ...options }: Folder,
): Promise<void> {
  await app.register(async (scope) => {
    // Deleted after it was found and before it was opened, as a work is while it is withdrawn.
    scope.setErrorHandler((error: NodeJS.ErrnoException, _request, reply) => {
      if (error.code !== 'ENOENT') throw error
      for (const name of OF_THE_FILE) reply.removeHeader(name)
      throw new AppError('NOT_FOUND')
    })
    await scope.register(fastifyStatic, { ...options, serve: false, cacheControl: false })
    scope.get(`${prefix}*`, { schema: { hide: true } }, (request, reply) => {
      const pathname = String((request.params as { '*'?: string })['*'])
      return isServed(pathname) ? reply.sendFile(pathname) : reply.callNotFound()
    })
  })
}
