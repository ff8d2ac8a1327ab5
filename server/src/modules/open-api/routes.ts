/** /v1: the open API in the shape of OpenAI, for requests with an API key. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireReadableJob } from '../api-key/usage'
import { readJob } from '../job/read/service'
import { answerOpenApiError, OpenApiError } from './errors'
import { editImage, varyImage } from './images/edits'
import { registerDeveloperPage } from './developers/routes'
import { registerDocument } from './document'
import { generateImages } from './images/generations'
import { registerMcpRoutes } from './mcp/routes'
import { listApiModels, modelNotFound } from './offers'
import type { OpenApiPorts } from './ports'
import { recordCalls } from './record'
import { handleApi } from './route'
import {
  editBody,
  generationBody,
  imagesSchema,
  modelSchema,
  taskSchema,
  variationBody,
} from './schemas'
import { viewTask } from './tasks'
import { texts } from './texts'
import { registerToolRoutes } from './tools/routes'
import { readKeyUsage, usageSchema } from './usage'
import { registerWebhookCalls } from './webhooks'

const PREFIX = '/v1'
const IMAGES = ['images']
const ANSWERS = { 200: imagesSchema, 202: taskSchema }

function registerModels(app: FastifyInstance, deps: OpenApiPorts): void {
  handleApi(
    app,
    deps,
    {
      method: 'GET',
      url: '/models',
      operationId: 'listModels',
      summary: 'Models that paint, the default one first',
      scope: null,
      tags: ['models'],
      response: { 200: z.object({ object: z.literal('list'), data: z.array(modelSchema) }) },
    },
    async ({ key }) => ({ object: 'list', data: await listApiModels(deps, key.userId) }),
  )
  handleApi(
    app,
    deps,
    {
      method: 'GET',
      url: '/models/:id',
      operationId: 'getModel',
      summary: 'One model',
      scope: null,
      tags: ['models'],
      params: z.object({ id: z.string().max(200) }),
      response: { 200: modelSchema },
    },
    async ({ key, request }) => {
      const { id } = request.params as { id: string }
      const model = (await listApiModels(deps, key.userId)).find((one) => one.id === id)
      if (!model) throw modelNotFound(id)
      return model
    },
  )
}

function registerTasks(app: FastifyInstance, deps: OpenApiPorts): void {
  handleApi(
    app,
    deps,
    {
      method: 'GET',
      url: '/tasks/:id',
      operationId: 'getTask',
      summary: 'A job, for those that do not wait for its result',
      scope: null,
      tags: ['tasks'],
      params: z.object({ id: z.string().max(40) }),
      response: { 200: taskSchema },
    },
    async ({ key, request }) => {
      const { id } = request.params as { id: string }
      await requireReadableJob(deps, key, id)
      return viewTask(deps, request, await readJob(deps, key.userId, id))
    },
  )
}

function registerUsage(app: FastifyInstance, deps: OpenApiPorts): void {
  handleApi(
    app,
    deps,
    {
      method: 'GET',
      url: '/usage',
      operationId: 'getUsage',
      summary: 'Balance, and what this key spent this month',
      scope: 'read',
      tags: ['usage'],
      response: { 200: usageSchema },
    },
    (call) => readKeyUsage(deps, call),
  )
}

function registerImages(app: FastifyInstance, deps: OpenApiPorts): void {
  handleApi(
    app,
    deps,
    {
      method: 'POST',
      url: '/images/generations',
      operationId: 'createImage',
      summary: 'Paint from a prompt',
      scope: 'generate',
      tags: IMAGES,
      streams: true,
      body: generationBody,
      response: ANSWERS,
    },
    (call) => generateImages(deps, call),
  )
  handleApi(
    app,
    deps,
    {
      method: 'POST',
      url: '/images/edits',
      operationId: 'createImageEdit',
      summary: 'Paint into the masked part of a picture, or cut its subject out',
      scope: 'edit',
      tags: IMAGES,
      streams: true,
      form: editBody,
      response: ANSWERS,
    },
    (call) => editImage(deps, call),
  )
  handleApi(
    app,
    deps,
    {
      method: 'POST',
      url: '/images/variations',
      operationId: 'createImageVariation',
      summary: 'Pictures like this one',
      scope: 'edit',
      tags: IMAGES,
      streams: true,
      form: variationBody,
      response: ANSWERS,
    },
    (call) => varyImage(deps, call),
  )
}

export async function registerOpenApiRoutes(app: FastifyInstance, deps: OpenApiPorts) {
  await app.register(
    async (scope) => {
      scope.decorateRequest('apiKey', null)
      scope.decorateRequest('apiErrorCode', null)
      scope.decorateRequest('apiCredits', 0)
      scope.setErrorHandler(answerOpenApiError)
      scope.addHook('onSend', async (request, reply) => {
        reply.header('x-request-id', request.id)
      })
      // A route, since the files of H5 are a route for every address and come before what is not found.
      for (const url of ['/', '/*'])
        scope.all(url, { schema: { hide: true } }, (request) => {
          const call = `${request.method} ${request.url.split('?')[0] ?? ''}`.slice(0, 120)
          throw new OpenApiError({
            status: 404,
            code: 'unknown_url',
            message: texts.unknownCall(call),
          })
        })
      if (!deps.config.openApi.on) return
      await registerDocument(scope, deps)
      recordCalls(scope, deps)
      registerModels(scope, deps)
      registerImages(scope, deps)
      registerTasks(scope, deps)
      registerUsage(scope, deps)
      registerToolRoutes(scope, deps)
      registerWebhookCalls(scope, deps)
    },
    { prefix: PREFIX },
  )
  await registerMcpRoutes(app, deps)
  await registerDeveloperPage(app, deps)
}
