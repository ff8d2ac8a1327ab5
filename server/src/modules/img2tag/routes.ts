/** The log of readings: jobs of one tool, under calls of their own. */
import { img2tagEndpoints } from '@contract/endpoints/img2tag'
import type { FastifyInstance } from 'fastify'
import type { Img2tagPorts } from './ports'
import { handle } from '../../platform/http/router'
import { deleteJobs } from '../job/owner'
import { listMyJobs } from '../job/read/service'

const tool = 'img2tag'

export function registerImg2tagRoutes(app: FastifyInstance, deps: Img2tagPorts): void {
  handle(app, deps, img2tagEndpoints.my, ({ user, query }) =>
    listMyJobs(deps, user.id, { ...query, tool, state: 'succeeded', whole: true }),
  )
  handle(app, deps, img2tagEndpoints.remove, ({ user, params }) =>
    deleteJobs(deps, user.id, [params.id], tool),
  )
}
