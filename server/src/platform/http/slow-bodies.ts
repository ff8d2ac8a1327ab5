/**
 * A body without end holds a connection and a handler: slow senders are disconnected. They, and who
 * sends too much, are answered first.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './envelope'

/** Minimum rate of a file, which separates a slow line from an idle sender. */
const LEAST_BYTES_PER_SECOND = 4096

interface Limits {
  /** A body that is no file is whole by then; a file goes on as long as it comes. */
  readonly bodyTimeoutMs: number
}

/**
 * Closing while a sender goes on writing resets the connection, and the sender may see the reset
 * instead of the answer: it is read for so long after that.
 */
const LINGER_MS = 1000

export const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export const isFile = ({ headers }: FastifyRequest) =>
  (headers['content-type'] ?? '').startsWith('multipart/')

/** Disconnects a sender that has not ended a while from now. */
function closeLater({ raw }: FastifyRequest): void {
  const close = () => {
    if (!raw.complete) raw.destroy()
  }
  setTimeout(close, LINGER_MS).unref()
}

function letGo(request: FastifyRequest, reply: FastifyReply): void {
  request.log.warn({ route: request.routeOptions.url ?? null }, 'a body came too slowly')
  // answered without its body
  if (reply.sent) return closeLater(request)
  reply.raw.once('finish', () => closeLater(request))
  void reply.status(408).send(failure('REQUEST_TOO_SLOW'))
}

export function registerSlowBodies(app: FastifyInstance, { bodyTimeoutMs }: Limits): void {
  // With `connection: close` Node closes at once: fastify says so of a body that is too large.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.raw.complete && reply.getHeader('connection') === 'close') {
      reply.removeHeader('connection')
      reply.raw.once('finish', () => closeLater(request))
    }
    done(null, payload)
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done()
    const { raw } = request
    let seen = raw.socket.bytesRead
    const check = () => {
      if (raw.complete || raw.destroyed) return stop()
      const came = raw.socket.bytesRead - seen
      seen += came
      if (isFile(request) && came >= (LEAST_BYTES_PER_SECOND * bodyTimeoutMs) / 1000) return
      stop()
      letGo(request, reply)
    }
    const timer = setInterval(check, bodyTimeoutMs)
    timer.unref()
    const stop = () => clearInterval(timer)
    raw.once('end', stop)
    raw.once('close', stop)
    done()
  })
}
