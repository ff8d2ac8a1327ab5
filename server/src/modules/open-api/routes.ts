/** /v1: the open API in the shape of OpenAI, for requests with an API key. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { recordCall } from '../api-key/usage'
import { readJob } from '../job/read/service'
import { answerOpenApiError, OpenApiError } from './errors'
import { generateImages } from './images/generations'
import { listApiModels, modelNotFound } from './offers'
import type { OpenApiPorts } from './ports'
import { handleApi } from './route'
import { generationBody, imagesSchema, modelSchema, taskSchema } from './schemas'
import { viewTask } from './tasks'
import { texts } from './texts'

const PREFIX = '/v1'
const IMAGES = ['images']
const ANSWERS = { 200: imagesSchema, 202: taskSchema }

/** Every call of a key, for its owner's list. */
function recordCalls(app: FastifyInstance, deps: OpenApiPorts): void {
  app.addHook('onResponse', async (request, reply) => {
    const { apiKey: key, routeOptions } = request
    if (!key) return
    await recordCall(deps, {
      keyId: key.keyId,
      userId: key.userId,
      call: (routeOptions.url ?? '').replace(`${PREFIX}/`, ''),
      status: reply.statusCode,
      errorCode: request.apiErrorCode,
      durationMs: reply.elapsedTime,
      credits: request.apiErrorCode === null ? request.apiCredits : 0,
    }).catch((error: unknown) => request.log.warn({ err: error }, 'API call was not recorded'))
  })
}

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
      return viewTask(deps, request, await readJob(deps, key.userId, id))
    },
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
      body: generationBody,
      response: ANSWERS,
    },
    (call) => generateImages(deps, call),
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
      scope.setNotFoundHandler((request) => {
        const call = `${request.method} ${request.url.split('?')[0] ?? ''}`.slice(0, 120)
        throw new OpenApiError({
          status: 404,
          code: 'unknown_url',
          message: texts.unknownCall(call),
        })
      })
      if (!deps.config.openApi.on) return
      recordCalls(scope, deps)
      registerModels(scope, deps)
      registerImages(scope, deps)
      registerTasks(scope, deps)
    },
    { prefix: PREFIX },
  )
}
