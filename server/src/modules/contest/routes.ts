import { contestEndpoints } from '@contract/endpoints/contests'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import { readBadges, readClosed, readContest, readCurrent, readEntries } from './list'
import type { ContestPorts } from './ports'
import { enter, leave, vote } from './service'

const PER_MINUTE = { 'contest-enter': 12, 'contest-vote': 30 } as const

export function registerContestRoutes(app: FastifyInstance, deps: ContestPorts): void {
  const count = (what: keyof typeof PER_MINUTE, userId: string, reply: FastifyReply) =>
    requireCall(deps, reply, { key: `${what}:${userId}`, max: PER_MINUTE[what] })
  handle(app, deps, contestEndpoints.current, ({ user }, source) =>
    readCurrent(source, user?.id ?? null),
  )
  handle(app, deps, contestEndpoints.list, ({ query }, source) => readClosed(source, query))
  handle(app, deps, contestEndpoints.badges, ({ query }, source) => readBadges(source, query))
  handle(app, deps, contestEndpoints.one, ({ user, params }, source) =>
    readContest(source, user?.id ?? null, params.id),
  )
  handle(app, deps, contestEndpoints.entries, ({ user, params, query }, source) =>
    readEntries(source, user?.id ?? null, { ...query, id: params.id }),
  )
  handle(app, deps, contestEndpoints.enter, async ({ user, body, reply }) => {
    await count('contest-enter', user.id, reply)
    return enter(deps, user.id, body)
  })
  handle(app, deps, contestEndpoints.leave, async ({ user, body, reply }) => {
    await count('contest-enter', user.id, reply)
    return leave(deps, user.id, body.entryId)
  })
  handle(app, deps, contestEndpoints.vote, async ({ user, body, reply }) => {
    await count('contest-vote', user.id, reply)
    return vote(deps, user.id, body)
  })
}
