import { editEndpoints } from '@contract/endpoints/edit'
import type { MediaRef } from '@contract/tools/media'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../platform/http/router'
import { keepDrift } from './drift'
import { planEdit } from './plan'
import type { ConversationPorts } from './ports'
import { putBack } from './put-back'
import { listSuggestions } from './suggestions'
import { changeThread, deleteMyThread, deleteMyVersion, listMyThreads, readThread } from './threads'

export function registerConversationRoutes(app: FastifyInstance, deps: ConversationPorts): void {
  handle(app, deps, editEndpoints.plan, ({ user, body }) => planEdit(deps, user.id, body))
  handle(app, deps, editEndpoints.suggestions, ({ user, query }) =>
    listSuggestions(deps, user.id, query.picture as MediaRef),
  )
  handle(app, deps, editEndpoints.putBack, ({ user, params, body }) =>
    putBack(deps, user.id, { ...params, ...body }),
  )
  handle(app, deps, editEndpoints.keepDrift, ({ user, params }) =>
    keepDrift(deps, user.id, params.jobId),
  )
  handle(app, deps, editEndpoints.threads, ({ user, query }) => listMyThreads(deps, user.id, query))
  handle(app, deps, editEndpoints.thread, ({ user, params }) =>
    readThread(deps, user.id, params.id),
  )
  handle(app, deps, editEndpoints.updateThread, ({ user, params, body }) =>
    changeThread(deps, user.id, { ...params, ...body }),
  )
  handle(app, deps, editEndpoints.deleteThread, ({ user, params }) =>
    deleteMyThread(deps.db, user.id, params.id),
  )
  handle(app, deps, editEndpoints.deleteVersion, ({ user, params }) =>
    deleteMyVersion(deps, user.id, params),
  )
}
