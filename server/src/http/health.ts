/** /healthz: the process answers. /readyz: it can do its work. */
import { configEndpoints } from '@contract/endpoints/config'
import type { FastifyInstance } from 'fastify'
import { type Db, pingDatabase } from '../db/client'
import { AppError } from '../lib/errors'
import type { AuthDeps } from './auth'
import { handle } from './router'

interface HealthDeps extends AuthDeps {
  readonly db: Db
  readonly worker: { isReady(): boolean }
}

export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  handle(app, deps, configEndpoints.health, async () => null)
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const database = await pingDatabase(deps.db)
    const queue = deps.worker.isReady()
    if (!database || !queue) {
      throw new AppError('SERVICE_UNAVAILABLE', { details: { database, queue } })
    }
    return { code: 0, message: '', data: { database, queue } }
  })
}
