/** /api/openapi.json, generated from the contract's own schemas. */
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { APP_VERSION } from '../config/config'
import { API_TITLE } from './texts'

/** The one file of a posted form, see form-file.ts. */
const FILE_FORM = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}

type Transform = typeof jsonSchemaTransform

/** Bodies that handlers read themselves have no schema to derive them from. */
const transform: Transform = (route) => {
  // The open API has a document of its own.
  if (/^\/(v1|mcp)(\/|$)/.test(route.url)) return { schema: { hide: true }, url: route.url }
  const { schema, url } = jsonSchemaTransform(route)
  const { consumes = [], body } = schema as FastifySchema & { consumes?: string[] }
  const isForm = consumes.includes('multipart/form-data') && body === undefined
  return { schema: isForm ? { ...schema, body: FILE_FORM } : schema, url }
}

/** @param publicUrl null: wherever the document was found */
export async function registerOpenapi(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string | null },
): Promise<void> {
  const bearer = { type: 'http', scheme: 'bearer' } as const
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: API_TITLE,
        version: APP_VERSION,
        description: 'Every answer is {code, message, data}; code 0 is success.',
        license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      },
      servers: [{ url: publicUrl ?? '/' }],
      components: {
        securitySchemes: {
          session: {
            ...bearer,
            bearerFormat: 'JWT',
            description: 'The access token of a sign-in, 30 minutes',
          },
          consoleSession: { ...bearer, description: 'A sign-in at the console of operators' },
        },
      },
    },
    transform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
