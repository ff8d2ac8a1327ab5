import { accountEndpoints } from '@contract/endpoints/account'
import type { FastifyInstance } from 'fastify'
import type { ExportPorts } from './ports'
import { handle } from '../../platform/http/router'
import { sendPrivateFile } from '../../platform/http/private-link'
import { EXPORT_LINKS } from './link'
import { keyOfLink, readExport, requestExport } from './service'
import { texts } from './texts'

/** Opened by a browser without a token, so the link itself is signed. */
function registerDownload(app: FastifyInstance, deps: ExportPorts): void {
  app.get(`${EXPORT_LINKS.path}/:id`, { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const key = await keyOfLink(deps, id, request.query as Record<string, unknown>)
    const file = { key, name: texts.fileName, type: 'application/zip' }
    return sendPrivateFile(reply, deps.storage, file)
  })
}

export function registerExportRoutes(app: FastifyInstance, deps: ExportPorts): void {
  handle(app, deps, accountEndpoints.requestExport, ({ user }) => requestExport(deps, user))
  handle(app, deps, accountEndpoints.readExport, ({ user }) => readExport(deps, user))
  registerDownload(app, deps)
}
