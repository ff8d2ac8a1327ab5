import { mineEndpoints } from '@contract/endpoints/mine'
import type { FastifyInstance } from 'fastify'
import type { CreditsPorts } from './ports'
import { handle } from '../../platform/http/router'
import { readSpent } from './service'
import { getLevel, LEVELS } from './levels'

export function registerMemberRoutes(app: FastifyInstance, deps: CreditsPorts): void {
  handle(app, deps, mineEndpoints.member, async ({ user }) => {
    const spentCredits = await readSpent(deps.db, user.id)
    const now = getLevel(spentCredits)
    const next = LEVELS.find(({ from }) => from > spentCredits) ?? null
    return { ...now, spentCredits, next, levels: [...LEVELS] }
  })
}
