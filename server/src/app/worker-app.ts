/** HTTP endpoints of a worker: /healthz, /readyz and /metrics of its own, and nothing else. */
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { AppError } from '../platform/lib/errors'
import { newId } from '../platform/lib/ids'
import { answerError } from '../platform/http/error-handler'
import { type HealthDeps, registerHealth } from '../platform/http/health'
import { type MetricsDeps, registerMetrics } from '../platform/http/metrics'
import { serializerCompiler } from '../platform/http/serializer'

interface WorkerAppDeps extends HealthDeps, MetricsDeps {
  readonly log: Logger
}

export async function buildWorkerApp(deps: WorkerAppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    frameworkErrors: answerError,
    forceCloseConnections: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('user', null)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(async () => {
    throw new AppError('NOT_FOUND')
  })
  registerMetrics(app, deps, { process: 'worker' })
  registerHealth(app, deps)
  return app
}
