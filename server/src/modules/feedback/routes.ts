import { mineEndpoints } from '@contract/endpoints/mine'
import type { FastifyInstance } from 'fastify'
import type { FeedbackPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { handle } from '../../platform/http/router'
import { countFeedback, countOwnUploads, insertFeedback } from './repository'
import { texts } from './texts'

const PER_DAY = 20
const DAY_MS = 24 * 3_600_000

export function registerFeedbackRoutes(app: FastifyInstance, deps: FeedbackPorts): void {
  handle(app, deps, mineEndpoints.feedback, async ({ user, body }) => {
    const now = deps.now()
    const since = new Date(now.getTime() - DAY_MS)
    if ((await countFeedback(deps.db, user.id, since)) >= PER_DAY) {
      throw new AppError('TOO_MANY_REQUESTS', { message: texts.tooMuch })
    }
    const uploadIds = [...new Set(body.uploadIds)]
    if ((await countOwnUploads(deps.db, user.id, uploadIds)) < uploadIds.length) {
      throw new AppError('NOT_FOUND', { message: texts.noPicture })
    }
    await insertFeedback(deps.db, { ...body, uploadIds, userId: user.id, createdAt: now })
    return { kept: true }
  })
}
