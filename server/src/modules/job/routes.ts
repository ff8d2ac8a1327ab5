import { jobEndpoints } from '@contract/endpoints/job'
import { userEndpoints } from '@contract/endpoints/user'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../platform/http/router'
import { linkLayers, registerLayerDownloads } from './layers'
import { cancelJob, deleteJobs } from './owner'
import type { JobPorts, LayersPorts } from './ports'
import { listThings } from './things'
import { makeTimelapse } from './timelapse/service'
import { countMyJobs, listMyJobs, readComparison, readJob, watchJobs } from './read/service'

export function registerJobRoutes(app: FastifyInstance, deps: JobPorts & LayersPorts): void {
  handle(app, deps, jobEndpoints.myJobList, ({ user, query }) => listMyJobs(deps, user.id, query))
  handle(app, deps, jobEndpoints.jobCompleted, ({ user, query }) =>
    watchJobs(deps, user.id, query.ids),
  )
  handle(app, deps, jobEndpoints.comparison, ({ user, params }) =>
    readComparison(deps, user.id, params.id),
  )
  handle(app, deps, jobEndpoints.detail, ({ user, params }) => readJob(deps, user.id, params.id))
  handle(app, deps, jobEndpoints.remove, ({ user, query }) => deleteJobs(deps, user.id, query.ids))
  handle(app, deps, jobEndpoints.cancel, ({ user, params }) => cancelJob(deps, user.id, params.id))
  handle(app, deps, jobEndpoints.things, ({ user, params, query }) =>
    listThings(deps, user.id, { ...params, ...query }),
  )
  handle(app, deps, jobEndpoints.layers, ({ user, params, query }) =>
    linkLayers(deps, user.id, { ...params, ...query }),
  )
  registerLayerDownloads(app, deps)
  handle(app, deps, jobEndpoints.timelapse, ({ user, params, body }) =>
    makeTimelapse(deps, user.id, { id: params.id, ...body }),
  )
  handle(app, deps, userEndpoints.jobCount, ({ user }) => countMyJobs(deps, user.id))
}
