/** /healthz: the process answers. /readyz: it can do its work, or which probe says why not. */
import { configEndpoints } from '@contract/endpoints/config'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/errors'
import { createReadiness, type Probe } from '../lib/readiness'
import type { AuthDeps } from './auth'
import { handle } from './router'

export interface HealthDeps extends AuthDeps {
  readonly probes: readonly Probe[]
}

export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  const readiness = createReadiness(deps.probes)
  handle(app, deps, configEndpoints.health, async () => null)
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const { reason, probes } = await readiness()
    if (reason !== null)
      throw new AppError('SERVICE_UNAVAILABLE', { details: { reason, ...probes } })
    return { code: 0, message: '', data: probes }
  })
}
