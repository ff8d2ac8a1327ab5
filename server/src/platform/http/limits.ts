/** Rate limits per minute: by address, and by user regardless of the address. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../lib/address'
import { AppError } from '../lib/errors'
import type { Limiter } from '../rate-limit/limiter'
import { type ConcurrencyDeps, registerConcurrency } from './concurrency'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counted once, however many handlers it comes by. */
    counted: boolean
  }
}

export interface LimitDeps {
  readonly limiter: Limiter
  readonly config: {
    readonly limits: ConcurrencyDeps['config']['limits'] & {
      readonly callsPerMinute: number
      readonly callsPerUserMinute: number
    }
  }
}

/** Files as they lie on the disk, a page of the app opens dozens; and the beat of the process. */
const UNCOUNTED = new Set(['/*', '/files/*', '/covers/*', '/console/assets/*', '/healthz'])

/** Throws TOO_MANY_REQUESTS, with a Retry-After header. */
export async function requireCall(
  { limiter }: Pick<LimitDeps, 'limiter'>,
  reply: FastifyReply,
  { key, max }: { key: string; max: number },
): Promise<void> {
  if (await limiter.take(key, max)) return
  void reply.header('retry-after', Math.ceil(limiter.waitMs() / 1000))
  throw new AppError('TOO_MANY_REQUESTS')
}

/** For what is found to cost something only on the way. Throws TOO_MANY_REQUESTS. */
export async function countAddress(
  deps: LimitDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (request.counted) return
  request.counted = true
  const max = deps.config.limits.callsPerMinute
  await requireCall(deps, reply, { key: `address:${addressKey(request.ip)}`, max })
}

export function registerLimits(app: FastifyInstance, deps: LimitDeps): void {
  const isCounted = ({ routeOptions: { url = '' } }: FastifyRequest) => !UNCOUNTED.has(url)
  app.decorateRequest('counted', false)
  app.addHook('onRequest', async (request, reply) => {
    if (isCounted(request)) await countAddress(deps, request, reply)
  })
  // A page without a route of its own waits where it turns out to read the database.
  registerConcurrency(app, deps, (request) => isCounted(request) && !request.is404)
  // After the hook of the route that finds out who asks.
  app.addHook('preParsing', async (request, reply) => {
    const { user, staff } = request
    if (!user && !staff) return
    const max = deps.config.limits.callsPerUserMinute
    const key = staff ? `staff:${staff.id}` : `user:${user?.id}`
    await requireCall(deps, reply, { key, max })
  })
}
