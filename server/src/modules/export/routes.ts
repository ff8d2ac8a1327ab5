import { accountEndpoints } from '@contract/endpoints/account'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { ExportPorts } from './ports'
import { handle } from '../../platform/http/router'
import { EXPORT_PATH } from './link'
import { keyOfLink, readExport, requestExport } from './service'
import { texts } from './texts'

/** For a storage elsewhere: the browser is already on its way when it gets the address. */
const REDIRECT_VALID_S = 60

/** Opened by a browser without a token, so the link itself is signed. */
function registerDownload(app: FastifyInstance, deps: ExportPorts): void {
  app.get(`${EXPORT_PATH}/:id`, { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const key = await keyOfLink(deps, id, request.query as Record<string, unknown>)
    void reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    const file = deps.storage.filePath(key)
    if (file === null) return reply.redirect(deps.storage.privateUrl(key, REDIRECT_VALID_S) ?? '/')
    const { size } = await stat(file)
    return reply
      .headers({
        'content-length': size,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(texts.fileName)}`,
      })
      .type('application/zip')
      .send(createReadStream(file))
  })
}

export function registerExportRoutes(app: FastifyInstance, deps: ExportPorts): void {
  handle(app, deps, accountEndpoints.requestExport, ({ user }) => requestExport(deps, user))
  handle(app, deps, accountEndpoints.readExport, ({ user }) => readExport(deps, user))
  registerDownload(app, deps)
}
