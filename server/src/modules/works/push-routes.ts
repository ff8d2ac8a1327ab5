/** The address WeChat pushes its answers to; it exists only where its checks are used. */
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { isFromWechat, pushQuery, readPictureAnswer } from '../../safety/wechat/push'
import { takeAvatarAnswer } from '../user/review-repository'
import { takeAnswer } from './checks'

const PATH = '/api/safety/wechat'

export function registerPushRoutes(app: FastifyInstance, deps: Deps): void {
  const { safety } = deps.config
  if (safety.kind !== 'wechat') return
  const { pushToken } = safety

  function requireWechat(query: unknown) {
    const read = pushQuery.safeParse(query)
    if (read.success && isFromWechat(pushToken, read.data, deps.now())) return read.data
    throw new AppError('FORBIDDEN')
  }

  // Asked once, when the operator enters the address.
  app.get(PATH, async (request, reply) => {
    const { echostr = '' } = requireWechat(request.query)
    return reply.type('text/plain; charset=utf-8').send(echostr)
  })

  app.post(PATH, async (request, reply) => {
    requireWechat(request.query)
    const answer = readPictureAnswer(request.body)
    if (answer && !(await takeAvatarAnswer(deps.db, answer))) await takeAnswer(deps, answer)
    return reply.type('text/plain; charset=utf-8').send('success')
  })
}
