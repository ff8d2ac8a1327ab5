/** The MCP server: a fresh one for each request, so that none has a session to leak. */
import { McpServer, type ServerContext, ResourceTemplate } from '@modelcontextprotocol/server'
import { APP_VERSION } from '../../../config/config'
import { requireScope } from '../../api-key/authenticate'
import type { OpenApiPorts } from '../ports'
import { readCall } from './context'
import { pictureUri, readShown } from './results'
import { texts } from './texts'
import { listPictures, registerMcpTools } from './tools'

const LISTED = 50

function registerPictures(server: McpServer, deps: OpenApiPorts): void {
  const list = async (ctx: ServerContext) => {
    const { key } = readCall(ctx)
    if (!key.scopes.includes('read')) return { resources: [] }
    const pictures = await listPictures(deps, key.userId, LISTED)
    return {
      resources: pictures.map(({ id, name }) => ({
        uri: pictureUri(id),
        name: `picture:${id}`,
        title: name.slice(0, 60),
        mimeType: 'image/webp',
      })),
    }
  }
  server.registerResource(
    'pictures',
    new ResourceTemplate(pictureUri('{id}'), { list }),
    { ...texts.listMyPictures, mimeType: 'image/webp' },
    async (uri, { id }, ctx) => {
      const { key } = readCall(ctx)
      requireScope(key, 'read')
      const { data, mime } = await readShown(deps, key.userId, String(id))
      return { contents: [{ uri: uri.href, mimeType: mime, blob: data.toString('base64') }] }
    },
  )
}

export function createMcpServer(deps: OpenApiPorts): McpServer {
  const server = new McpServer(
    { name: 'moguang', title: texts.name, version: APP_VERSION },
    { instructions: texts.instructions },
  )
  registerMcpTools(server, deps)
  registerPictures(server, deps)
  return server
}
