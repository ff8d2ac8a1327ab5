/** /healthz: the process answers. /readyz: it can do its work. */
import { configEndpoints } from '@contract/endpoints/config'
import type { FastifyInstance } from 'fastify'
import { pingDatabase } from '../db/client'
import type { Deps } from '../ports'
import { AppError } from '../lib/errors'
import { handle } from './router'

export function registerHealth(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, configEndpoints.health, async () => null)
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const database = await pingDatabase(deps.db)
    const queue = deps.jobs.isReady()
    if (!database || !queue) {
      throw new AppError('SERVICE_UNAVAILABLE', { details: { database, queue } })
    }
    return { code: 0, message: '', data: { database, queue } }
  })
}
