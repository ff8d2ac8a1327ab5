/**
 * The built console at /console: one page for all of its addresses, under a policy of its own. Its
 * scripts and styles are its own files; a component that needs a style element carries the nonce of
 * this answer.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config/config'
import { serveFolder } from '../platform/http/folder'
import { inlineScriptHashes } from '../platform/http/h5'
import { storageHosts } from './security'
import { CONSOLE_NOT_BUILT } from './texts'

const YEAR_SECONDS = 31_536_000
/** Placeholder of the nonce in the built page. */
const NONCE_PLACE = '__NONCE__'

function buildCsp(
  nonce: string,
  { hosts, scripts }: { hosts: readonly string[]; scripts: readonly string[] },
): string {
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${hosts.join(' ')}`.trimEnd(),
    `media-src 'self' ${hosts.join(' ')}`.trimEnd(),
    `connect-src 'self'`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

export async function registerConsole(
  app: FastifyInstance,
  { consoleDir, storage }: Pick<Config, 'consoleDir' | 'storage'>,
): Promise<void> {
  const index = path.join(consoleDir, 'index.html')
  const assets = path.join(consoleDir, 'assets')
  const hosts = storageHosts(storage)
  if (!existsSync(index)) {
    // Not built: the notices of H5 are no answer to an operator.
    for (const url of ['/console', '/console/*'])
      app.get(url, { schema: { hide: true } }, async (_request, reply) =>
        reply.status(404).type('text/plain; charset=utf-8').send(CONSOLE_NOT_BUILT),
      )
    return
  }
  const scripts = inlineScriptHashes(consoleDir)
  await serveFolder(app, {
    root: assets,
    prefix: '/console/assets/',
    preCompressed: true,
    // Names hold a hash of their content.
    setHeaders: (reply) =>
      void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  })
  const send = async (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    const page = await readFile(index, 'utf8')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', buildCsp(nonce, { hosts, scripts }))
      .header('cross-origin-resource-policy', 'same-origin')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .send(page.replaceAll(NONCE_PLACE, nonce))
  }
  for (const url of ['/console', '/console/*'])
    app.get(url, { schema: { hide: true } }, (_request, reply) => send(reply))
}
