/**
 * /developers: the page, and the files of the viewer (Swagger UI) from its package. Nothing of it comes
 * from another server, and no script is inline: the policy of the app holds.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveFolder } from '../../../platform/http/folder'
import { originOf } from '../../../platform/http/origin'
import type { OpenApiPorts } from '../ports'
import { buildPage, SCRIPT, STYLE } from './page'

const BASE = '/developers/assets'
const SERVED = new Set(['swagger-ui.css', 'swagger-ui-bundle.js'])

/** A host that is more than a host would be printed into commands. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]{1,255}$/

export async function registerDeveloperPage(
  app: FastifyInstance,
  { config }: Pick<OpenApiPorts, 'config'>,
): Promise<void> {
  if (!config.openApi.on) return
  const require = createRequire(import.meta.url)
  const viewer = require.resolve('@fastify/swagger-ui')
  await serveFolder(app, {
    root: path.join(path.dirname(viewer), 'static'),
    prefix: `${BASE}/`,
    index: false,
    isServed: (pathname) => SERVED.has(pathname),
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  })
  const hidden = { schema: { hide: true } }
  app.get('/developers', hidden, async (request, reply) => {
    const origin = originOf(request, config.publicUrl)
    const safe = PLAIN_ORIGIN.test(origin) ? origin : 'http://localhost'
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(buildPage(safe, BASE))
  })
  app.get('/developers/page.css', hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
  )
  app.get('/developers/page.js', hidden, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SCRIPT),
  )
}
