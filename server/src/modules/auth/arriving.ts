/** The caller of a sign-in, as the request describes it. */
import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../platform/lib/address'
import { parseDevice } from '../../platform/lib/device'
import type { AuthPorts } from './ports'
import { hasRewards } from '../client-config/store-rules'
import { hashDevice } from './code-requester'
import type { Visit } from './sessions'

export const getClientAddress = (request: FastifyRequest) => addressKey(request.ip)

export function buildVisit(request: FastifyRequest): Visit {
  return { device: parseDevice(request.headers), address: getClientAddress(request) }
}

interface ArrivalBody {
  readonly device?: string | undefined
  readonly inviteCode?: string | undefined
}

/**
 * `device` of a body is the client's own id; of a visit, what a person calls the thing. Where the
 * platform's rules allow no reward for it, an invitation is passed over.
 */
export function buildArrival<B extends ArrivalBody>(
  deps: AuthPorts,
  body: B,
  request: FastifyRequest,
) {
  const { device, inviteCode, ...rest } = body
  return {
    ...rest,
    ...buildVisit(request),
    deviceHash: hashDevice(device),
    inviteCode: hasRewards(deps, request.headers) ? inviteCode : undefined,
  }
}
