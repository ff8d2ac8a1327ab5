import { jobEndpoints } from '@contract/endpoints/job'
import { userEndpoints } from '@contract/endpoints/user'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/router'
import { cancelJob, deleteJobs } from './owner'
import type { JobDeps } from './ports'
import { countMyJobs, listMyJobs, readJob, watchJobs } from './read/service'

export function registerJobRoutes(app: FastifyInstance, deps: JobDeps): void {
  handle(app, deps, jobEndpoints.myJobList, ({ user, query }) => listMyJobs(deps, user.id, query))
  handle(app, deps, jobEndpoints.jobCompleted, ({ user, query }) =>
    watchJobs(deps, user.id, query.ids),
  )
  handle(app, deps, jobEndpoints.detail, ({ user, params }) => readJob(deps, user.id, params.id))
  handle(app, deps, jobEndpoints.remove, ({ user, query }) => deleteJobs(deps, user.id, query.ids))
  handle(app, deps, jobEndpoints.cancel, ({ user, params }) => cancelJob(deps, user.id, params.id))
  handle(app, deps, userEndpoints.jobCount, ({ user }) => countMyJobs(deps, user.id))
}
