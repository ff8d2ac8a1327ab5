/**
 * Concurrency limit of calls for each address and for each user. Rate limits per minute do not keep
 * 590 searches from arriving within a second: without a bound they all queue before the
 * database, and everybody else behind them.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../lib/address'
import { AppError } from '../lib/errors'
import { createFairGate, type FairGate } from '../lib/fair-gate'
import { hasBody, isFile } from './slow-bodies'

export interface ConcurrencyDeps {
  readonly config: {
    readonly limits: { readonly callsAtOncePerAddress: number; readonly callsAtOncePerUser: number }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits until a call of this address may be worked on. */
    enterByAddress(request: FastifyRequest, reply: FastifyReply): Promise<void>
  }
}

/** Places that a request holds. */
const places = new WeakMap<FastifyRequest, (() => void)[]>()

/** Gives up the places of a request that only waits from now on; the caller bounds their number. */
export function releasePlaces(request: FastifyRequest): void {
  for (const leave of places.get(request) ?? []) leave()
  places.delete(request)
}

/** Waits for its turn, and leaves when the answer is sent or the connection is closed. */
async function enter(
  gate: FairGate,
  reply: FastifyReply,
  { group, member }: { group: string; member: string },
): Promise<void> {
  const leave = await gate.enter(group, member)
  reply.raw.once('close', leave)
  reply.raw.once('finish', leave)
  const { request } = reply
  places.set(request, [...(places.get(request) ?? []), leave])
  if (!reply.raw.destroyed && !reply.raw.writableFinished) return
  // The client has gone while it waited.
  leave()
  throw new AppError('TOO_MANY_REQUESTS')
}

/** @param isCounted false for what is no call: files, the heartbeat */
export function registerConcurrency(
  app: FastifyInstance,
  { config: { limits } }: ConcurrencyDeps,
  isCounted: (request: FastifyRequest) => boolean,
): void {
  const { callsAtOncePerAddress, callsAtOncePerUser } = limits
  const addresses = createFairGate({
    perGroup: callsAtOncePerAddress,
    perMember: callsAtOncePerUser,
  })
  const users = createFairGate({ perGroup: callsAtOncePerUser, perMember: callsAtOncePerUser })

  // Users behind one address are distinguished by the session they send, before it is checked.
  const enterByAddress = (request: FastifyRequest, reply: FastifyReply) =>
    enter(addresses, reply, {
      group: addressKey(request.ip),
      member: request.headers.authorization ?? '',
    })
  app.decorate('enterByAddress', enterByAddress)

  app.addHook('onRequest', async (request, reply) => {
    if (isCounted(request) && !hasBody(request)) await enterByAddress(request, reply)
  })
  // After the body: a slow one must not hold a place. Files have limits of their own.
  app.addHook('preValidation', async (request, reply) => {
    if (!isCounted(request) || isFile(request)) return
    if (hasBody(request)) await enterByAddress(request, reply)
    const asker = request.staff ?? request.user
    if (asker) await enter(users, reply, { group: asker.id, member: '' })
  })
}
