/** /v1/openapi.json, generated from the schemas of the routes. */
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { APP_VERSION } from '../../config/config'
import { originOf } from '../../platform/http/origin'
import type { OpenApiPorts } from './ports'
import { texts } from './texts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of a form that the handler reads itself. */
    form?: z.ZodType
    /** Its files. */
    files?: readonly string[]
    /** Its result can be a stream of events. */
    streams?: true
  }
  interface FastifyInstance {
    openApiDocument(): Record<string, unknown>
  }
}

type Transform = typeof jsonSchemaTransform

function describeForm(form: z.ZodType, files: readonly string[]) {
  const { $schema: _, ...fields } = z.toJSONSchema(form, { io: 'input' }) as {
    $schema?: string
    properties?: object
    required?: string[]
  }
  const binary = files.map((name) => [name, { type: 'string', format: 'binary' }])
  const [main = 'file'] = files
  return {
    ...fields,
    properties: { ...(Object.fromEntries(binary) as object), ...fields.properties },
    required: [main, ...(fields.required ?? [])],
  }
}

const EVENTS = { type: 'string', description: 'With stream: server-sent events of OpenAI' }

/** The result as JSON, or as events where the request has `stream: true`. */
function describeStream(response: Readonly<Record<string, unknown>>) {
  const content = {
    'application/json': { schema: response['200'] },
    'text/event-stream': { schema: EVENTS },
  }
  return { ...response, 200: { description: 'Pictures, or a stream of events', content } }
}

const transform: Transform = (route) => {
  const { schema, url } = jsonSchemaTransform(route)
  const { form, files = ['image', 'mask'], streams } = route.route?.config ?? {}
  const response = schema.response as Readonly<Record<string, unknown>>
  const described = {
    ...schema,
    ...(form && { body: describeForm(form, files) }),
    ...(streams && { response: describeStream(response) }),
  }
  return { schema: described as FastifySchema, url }
}

/** Before the routes that it describes. */
export async function registerDocument(app: FastifyInstance, deps: OpenApiPorts): Promise<void> {
  await app.register(swagger, {
    decorator: 'openApiDocument',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: texts.documentTitle,
        version: APP_VERSION,
        description: texts.documentDescription,
        license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      },
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'mg-sk-…' },
        },
      },
    },
    transform,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async (request) => ({
    ...app.openApiDocument(),
    servers: [{ url: originOf(request, deps.config.publicUrl) }],
  }))
}
