import { generateEndpoints } from '@contract/endpoints/generate'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps'
import { handle } from '../../http/router'
import { submitText2Img } from './service'

export function registerGenerateRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, generateEndpoints.generate, ({ user, body }) =>
    submitText2Img(deps, user.id, body),
  )
}
