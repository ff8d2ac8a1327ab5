/** The built H5 app at `/`: hashed files for ever, index.html never from a cache. */
import fastifyStatic from '@fastify/static'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from './envelope'
import { countAddress, type LimitDeps } from './limits'
import { originOf } from './origin'
import { type ShareMeta, withShareMeta } from './share-meta'

const HASHED = /\.[0-9a-f]{8,}\.\w+$/
const YEAR_SECONDS = 31_536_000

/** CSP sources for the inline scripts of index.html: only exactly these may run. */
export function inlineScriptHashes(h5Dir: string): string[] {
  const file = path.join(h5Dir, 'index.html')
  if (!existsSync(file)) return []
  const scripts = readFileSync(file, 'utf8').matchAll(
    /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  )
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}

/** A person who opens an address, not a script that fetches a file. */
function isNavigation(request: FastifyRequest): boolean {
  const { pathname } = new URL(request.url, 'http://h5')
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(api|files)(\/|$)/.test(pathname) &&
    path.extname(pathname) === '' &&
    (request.headers.accept ?? '').includes('text/html')
  )
}

export interface Page {
  readonly pathname: string
  readonly query: URLSearchParams
  /** Absolute links of this server begin with it. */
  readonly origin: string
}

/** Says what a preview of a link shows; null = what index.html says. */
export type DescribePage = (page: Page) => Promise<ShareMeta | null>

function pageOf(request: FastifyRequest, publicUrl: string | null): Page {
  const { pathname, searchParams: query } = new URL(request.url, 'http://h5')
  return { pathname, query, origin: originOf(request, publicUrl) }
}

interface H5Deps extends LimitDeps {
  readonly config: LimitDeps['config'] & {
    readonly h5Dir: string
    readonly publicUrl: string | null
  }
}

export async function registerH5(
  app: FastifyInstance,
  deps: H5Deps,
  describe: DescribePage,
): Promise<void> {
  const { h5Dir, publicUrl } = deps.config
  const index = path.join(h5Dir, 'index.html')
  const built = existsSync(index)
  if (built) {
    await app.register(fastifyStatic, {
      root: h5Dir,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const name = file.replace(/\.(br|gz)$/, '')
        reply.header(
          'cache-control',
          HASHED.test(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) return reply.status(404).send(failure('NOT_FOUND'))
    if (built) {
      // Its preview is read from the database.
      await countAddress(deps, request, reply)
      const meta = await describe(pageOf(request, publicUrl))
      if (!meta) return reply.sendFile('index.html')
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(withShareMeta(await readFile(index, 'utf8'), meta))
    }
    return reply
      .status(404)
      .type('text/plain; charset=utf-8')
      .send('网页还没有构建，请先运行 npm run build:h5。The web app is not built yet.\n')
  })
}
