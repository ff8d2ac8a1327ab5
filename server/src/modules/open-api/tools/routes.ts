/** GET /v1/tools, POST /v1/tools/{tool} and POST /v1/uploads. */
import { API_KEY_SCOPES } from '@contract/open-api'
import { ALL_TOOLS } from '@contract/tools/all'
import type { ToolDefinition } from '@contract/tools/define'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import { receiveFormFile } from '../../../platform/http/form-file'
import { requireScope } from '../../api-key/authenticate'
import { uploadFile } from '../../upload/service'
import { toAbsolute } from '../pictures'
import type { OpenApiPorts } from '../ports'
import { type ApiCall, handleApi } from '../route'
import { taskSchema } from '../schemas'
import { texts } from '../texts'
import { runTool } from './run'
import { scopeOfTool, toInputSchema, toRunSchema } from './schema'

/** Pictures in base64. */
const BODY_MAX_BYTES = 24 * 1024 * 1024

const toolSchema = z.object({
  id: z.string(),
  object: z.literal('tool'),
  name: z.string(),
  summary: z.string(),
  output: z.enum(['image', 'video', 'text']),
  scope: z.enum(API_KEY_SCOPES),
  url: z.string(),
  models: z.array(z.string()),
  input_schema: z.record(z.string(), z.unknown()).describe('JSON Schema 2020-12'),
})

function registerRun(app: FastifyInstance, deps: OpenApiPorts, tool: ToolDefinition): void {
  handleApi(
    app,
    deps,
    {
      method: 'POST',
      url: `/tools/${tool.id}`,
      operationId: `run${tool.id.charAt(0).toUpperCase()}${tool.id.slice(1)}`,
      summary: `${tool.name}：${tool.summary}`,
      scope: scopeOfTool(tool),
      tags: ['tools'],
      body: toRunSchema(tool),
      bodyMaxBytes: BODY_MAX_BYTES,
      checksItself: true,
      response: { 200: taskSchema, 202: taskSchema },
    },
    (call) => runTool(deps, call, tool),
  )
}

async function listTools(deps: OpenApiPorts, { key, request }: ApiCall) {
  const engines = await deps.ownEngines.loadUserEngines(key.userId)
  const absolute = toAbsolute(deps, request)
  const data = ALL_TOOLS.flatMap((tool) => {
    const offers = engines.offersOf(tool.id)
    if (offers.length === 0) return []
    const { id, name, summary, output } = tool
    return [
      {
        id,
        object: 'tool' as const,
        name,
        summary,
        output,
        scope: scopeOfTool(tool),
        url: absolute(`/v1/tools/${id}`),
        models: offers.map(({ model }) => model.id),
        input_schema: z.toJSONSchema(toInputSchema(tool), { io: 'input' }),
      },
    ]
  })
  return { object: 'list' as const, data }
}

const formTexts = {
  notMultipart: texts.notUploadForm,
  noFile: texts.noUpload,
  tooManyBytes: texts.tooManyBytes,
}

async function takeFile(deps: OpenApiPorts, { key, request }: ApiCall) {
  const scopes = ['edit', 'video'] as const
  if (!scopes.some((scope) => key.scopes.includes(scope))) requireScope(key, 'edit')
  const options = { ...deps, texts: formTexts, maxBytes: VIDEO_MAX_BYTES }
  const upload = await uploadFile(deps, key.userId, await receiveFormFile(request, options))
  const { id, kind, width, height } = upload
  return { id: `upload:${id}`, object: 'upload' as const, kind, width, height }
}

export function registerToolRoutes(app: FastifyInstance, deps: OpenApiPorts): void {
  handleApi(
    app,
    deps,
    {
      method: 'GET',
      url: '/tools',
      operationId: 'listTools',
      summary: 'Tools of this server with the schemas of their parameters',
      scope: null,
      tags: ['tools'],
      response: { 200: z.object({ object: z.literal('list'), data: z.array(toolSchema) }) },
    },
    (call) => listTools(deps, call),
  )
  handleApi(
    app,
    deps,
    {
      method: 'POST',
      url: '/uploads',
      operationId: 'createUpload',
      summary: 'Store a picture or a video for tools',
      scope: null,
      tags: ['tools'],
      form: z.object({}),
      files: ['file'],
      response: {
        200: z.object({
          id: z.string().describe('upload:<id>, as parameters take it'),
          object: z.literal('upload'),
          kind: z.enum(['image', 'video']),
          width: z.number().int(),
          height: z.number().int(),
        }),
      },
    },
    (call) => takeFile(deps, call),
  )
  for (const tool of ALL_TOOLS) registerRun(app, deps, tool)
}
