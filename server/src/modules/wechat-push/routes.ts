/** The one address WeChat pushes messages to: answers of its checks, and virtual payments. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import type { WechatPushPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { NotificationRefused } from '../../integrations/payment-providers/provider'
import { isXpayMessage } from '../../integrations/payment-providers/wechat-virtual/notification'
import { COPY_PATH, keyOfCopy } from '../../integrations/safety/wechat/copies'
import { readPictureAnswer } from '../../integrations/safety/wechat/push'
import { readEcho, readPush } from '../../integrations/wechat/push'
import { receiveNotification } from '../payment/notifications'
import { takeAvatarAnswer } from '../user/review-repository'
import { takeAnswer } from '../works/checks'

const PATH = '/api/wechat/push'
const MAX_BYTES = 128 * 1024

function sendReply(reply: FastifyReply, mime: string, body: string) {
  return reply.type(mime).send(body)
}

const COPY_SIDE = 2048

/** Copies that WeChat's check can read; only an address we signed shows one. */
function registerCopies(app: FastifyInstance, deps: WechatPushPorts): void {
  const signer = { key: deps.keys.of('check-copy'), now: deps.now }
  app.get<{ Params: { '*': string } }>(
    // Longer than what a named part may be.
    `${COPY_PATH}/*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const key = keyOfCopy(signer, request.params['*'])
      if (key === null) throw new AppError('NOT_FOUND')
      const jpeg = await sharp(await deps.storage.get(key), { failOn: 'error' })
        .resize({ width: COPY_SIDE, height: COPY_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 85 })
        .toBuffer()
      return reply.type('image/jpeg').header('cache-control', 'no-store').send(jpeg)
    },
  )
}

/** It exists only where something is pushed. */
export function registerWechatPush(app: FastifyInstance, deps: WechatPushPorts): void {
  const options = deps.config.wechatPush
  if (!options) return
  if (deps.config.safety.kind === 'wechat') registerCopies(app, deps)

  async function takePicture(message: unknown): Promise<void> {
    const answer = readPictureAnswer(message)
    if (answer && !(await takeAvatarAnswer(deps.db, answer))) await takeAnswer(deps, answer)
  }

  void app.register(async (scope) => {
    // Read as text, whatever it calls itself: JSON comes as text/plain too.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_r, body, done) =>
      done(null, body),
    )

    // Called once, when the operator enters the address.
    scope.get(PATH, { schema: { hide: true } }, async (request, reply) => {
      const echo = readEcho(options, request.query, deps.now())
      if (echo === null) throw new AppError('FORBIDDEN')
      return sendReply(reply, 'text/plain; charset=utf-8', echo)
    })

    scope.post(PATH, { schema: { hide: true } }, async (request, reply) => {
      const { headers, query } = request
      const rawBody = typeof request.body === 'string' ? request.body : ''
      const message = readPush(options, { query, rawBody }, deps.now())
      if (message === null) throw new AppError('FORBIDDEN')
      const payments = deps.payments.find(({ id }) => id === 'wechat-virtual')
      if (!payments || !isXpayMessage(message)) {
        await takePicture(message)
        return sendReply(reply, 'text/plain; charset=utf-8', 'success')
      }
      try {
        await receiveNotification(deps, payments, { headers, query, rawBody })
        return sendReply(reply, payments.accepted.mime, payments.accepted.body)
      } catch (error) {
        if (!(error instanceof NotificationRefused)) throw error
        // Not what WeChat's own answer says: it may push again, and is believed then.
        request.log.warn({ reason: error.message }, 'a virtual payment was not believed')
        throw new AppError('FORBIDDEN', { cause: error })
      }
    })
  })
}
