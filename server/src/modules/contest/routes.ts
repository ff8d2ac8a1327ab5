import { contestEndpoints } from '@contract/endpoints/contests'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import { readBadges, readClosed, readContest, readCurrent, readEntries } from './list'
import type { ContestPorts } from './ports'
import { enter, leave, vote } from './service'
import { viewContest } from './view'

const PER_MINUTE = { 'contest-enter': 12, 'contest-vote': 30 } as const

export function registerContestRoutes(app: FastifyInstance, deps: ContestPorts): void {
  const count = (what: keyof typeof PER_MINUTE, userId: string, reply: FastifyReply) =>
    requireCall(deps, reply, { key: `${what}:${userId}`, max: PER_MINUTE[what] })
  handle(app, deps, contestEndpoints.current, async ({ user }, source) =>
    readCurrent(source, await deps.hidden.view(user)),
  )
  handle(app, deps, contestEndpoints.list, async ({ user, query }, source) =>
    readClosed(source, await deps.hidden.view(user), query),
  )
  handle(app, deps, contestEndpoints.badges, async ({ user, query }, source) =>
    readBadges(source, await deps.hidden.view(user), query),
  )
  handle(app, deps, contestEndpoints.one, async ({ user, params }, source) =>
    readContest(source, await deps.hidden.view(user), params.id),
  )
  handle(app, deps, contestEndpoints.entries, async ({ user, params, query }, source) =>
    readEntries(source, await deps.hidden.view(user), { ...query, id: params.id }),
  )
  handle(app, deps, contestEndpoints.enter, async ({ user, body, reply }) => {
    await count('contest-enter', user.id, reply)
    const contest = await enter(deps, user.id, body)
    return viewContest(deps, contest, await deps.hidden.view(user))
  })
  handle(app, deps, contestEndpoints.leave, async ({ user, body, reply }) => {
    await count('contest-enter', user.id, reply)
    const contest = await leave(deps, user.id, body.entryId)
    return viewContest(deps, contest, await deps.hidden.view(user))
  })
  handle(app, deps, contestEndpoints.vote, async ({ user, body, reply }) => {
    await count('contest-vote', user.id, reply)
    return vote(deps, user.id, body)
  })
}
