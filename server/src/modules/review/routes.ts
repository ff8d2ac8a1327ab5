import { workEndpoints } from '@contract/endpoints/works'
import type { FastifyInstance } from 'fastify'
import type { ReviewPorts } from './ports'
import { handle } from '../../platform/http/router'
import { choose, decide } from './decide'
import { readQueue } from './queue'
import { reportWork } from './report'

export function registerReviewRoutes(app: FastifyInstance, deps: ReviewPorts): void {
  handle(app, deps, workEndpoints.report, ({ user, body }) => reportWork(deps, user.id, body))
  handle(app, deps, workEndpoints.reviewQueue, ({ user, query }) =>
    readQueue(deps, { reviewerId: user.id, kind: query.kind }),
  )
  handle(app, deps, workEndpoints.auditPass, ({ user, body }) =>
    decide(deps, user.id, { ...body, verdict: { decision: 'pass' } }),
  )
  handle(app, deps, workEndpoints.auditReject, ({ user, body }) =>
    decide(deps, user.id, {
      itemId: body.itemId,
      shown: body.shown,
      verdict: { decision: 'reject', reason: body.reason },
    }),
  )
  handle(app, deps, workEndpoints.choose, ({ user, body }) => choose(deps, user.id, body))
}
