/** The built H5 app at `/`: hashed files for ever, index.html never from a cache. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './envelope'
import { serveFolder } from './folder'
import { countAddress, type LimitDeps } from './limits'
import { originOf } from './origin'
import { readPageParts, withParts } from './page-parts'
import { escapeHtml, type ShareMeta, withShareMeta } from './share-meta'
import { texts } from './texts'

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

/** Readers of links often accept anything; scripts that fetch a file name the kind they want. */
const READS_PAGES = /text\/html|\*\/\*/

/**
 * Never pages: our own calls and files, and what programs ask a server for that they take for an
 * OpenAI, Stable Diffusion or Midjourney API. A page with 200 would tell them that they are right.
 */
const NO_PAGES =
  /^\/(api|files|v\d+((alpha|beta)\d*)?|sdapi|sdcpp|mj|mcp|developers|internal|graphql|\.well-known)(\/|$)/i

/** The visitor of an address: a person or a link preview. */
function isNavigation(request: FastifyRequest): boolean {
  const { pathname } = new URL(request.url, 'http://h5')
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    // As it was sent, too: a backslash would make another path of it.
    ![pathname, request.url].some((address) => NO_PAGES.test(address)) &&
    path.extname(pathname) === '' &&
    READS_PAGES.test(request.headers.accept ?? '*/*')
  )
}

export interface Page {
  readonly pathname: string
  readonly query: URLSearchParams
  /** Absolute links of this server begin with it. */
  readonly origin: string
}

/** Contents of a document besides its scripts. */
export interface DocumentHead {
  /** Addresses of pictures that are in sight first, the largest at the head. */
  readonly preload: readonly string[]
  /** Written as it is into an element of this id. */
  readonly data: { readonly id: string; readonly json: string } | null
  /** HTML that is shown before the scripts have run (first-paint.ts). */
  readonly paint: string
}

/** Null: nothing but the scripts. */
export type HeadOf = (page: Page) => Promise<DocumentHead | null>

/** Says what a preview of a link shows; null = what index.html says. */
export type DescribePage = (page: Page) => Promise<ShareMeta | null>

function parsePage(request: FastifyRequest, publicUrl: string | null): Page {
  const { pathname, searchParams: query } = new URL(request.url, 'http://h5')
  return { pathname, query, origin: originOf(request, publicUrl) }
}

/** The first picture before the scripts; data that no text in it can end. */
export function withHead(html: string, { preload, data, paint }: DocumentHead): string {
  const links = preload.map(
    (url, index) =>
      `<link rel="preload" as="image" href="${escapeHtml(url)}"` +
      `${index === 0 ? ' fetchpriority="high"' : ''} />`,
  )
  const json = data?.json.replaceAll('<', '\\u003c')
  const element = data && `<script type="application/json" id="${data.id}">${json}</script>`
  return html
    .replace('<title>', () => `${links.join('\n')}\n<title>`)
    .replace('</body>', () => `${paint}${element ?? ''}\n</body>`)
}

/** Link preview of the app itself. */
function appMeta(origin: string): ShareMeta {
  const image = { url: `${origin}/icon-512.png`, width: 512, height: 512 }
  return {
    title: texts.siteName,
    description: texts.description,
    url: `${origin}/`,
    image,
    type: 'website',
  }
}

/** Answers with a hashed file of another build; null: it is not one. */
export type SendOtherBuild = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | null>

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
  headOf: HeadOf,
  sendOtherBuild: SendOtherBuild,
): Promise<void> {
  const { h5Dir, publicUrl } = deps.config
  const index = path.join(h5Dir, 'index.html')
  const built = existsSync(index)
  if (built) {
    await serveFolder(app, {
      root: h5Dir,
      prefix: '/',
      preCompressed: true,
      setHeaders(reply, file) {
        const name = file.replace(/\.(br|gz)$/, '')
        reply.header(
          'cache-control',
          HASHED.test(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        )
      },
    })
  }
  const sendPage = async (
    reply: FastifyReply,
    pathname: string,
    { meta, head = null }: { meta: ShareMeta | null; head?: DocumentHead | null },
  ) => {
    const [html, parts] = await Promise.all([
      readFile(index, 'utf8'),
      readPageParts(h5Dir, pathname),
    ])
    const whole = withParts(head ? withHead(html, head) : html, parts)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(meta ? withShareMeta(whole, meta) : whole)
  }
  // Links in a preview are absolute, and only a request knows by which name it reached us.
  if (built)
    app.get('/', { schema: { hide: true } }, async (request, reply) => {
      const page = parsePage(request, publicUrl)
      return sendPage(reply, page.pathname, {
        meta: appMeta(page.origin),
        head: await headOf(page),
      })
    })
  app.setNotFoundHandler(async (request, reply) => {
    const sent = await sendOtherBuild(request, reply)
    if (sent) return sent
    if (!isNavigation(request)) return reply.status(404).send(failure('NOT_FOUND'))
    if (built) {
      // Its preview is read from the database.
      await countAddress(deps, request, reply)
      await app.enterByAddress(request, reply)
      const page = parsePage(request, publicUrl)
      const [meta, head] = await Promise.all([
        describe(page),
        // Without the database the page is served all the same: it asks, and says what is wrong.
        headOf(page).catch((error: unknown) => {
          request.log.warn(error, 'the document goes out without its first data')
          return null
        }),
      ])
      return sendPage(reply, page.pathname, { meta, head })
    }
    return reply.status(404).type('text/plain; charset=utf-8').send(texts.notBuilt)
  })
}
