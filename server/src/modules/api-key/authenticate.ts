/**
 * Authentication by API key, for /v1 and /mcp only: the app's own calls (/api) never accept a key.
 *
 * Use of a route: `const key = await authenticateKey(deps, request, reply)` in `onRequest`, then
 * `requireScope(key, 'generate')`; submit jobs with `apiKeyId: key.keyId`; in a stream or a long wait
 * call `requireValidKey(deps, key)` between two steps. All of them throw ApiKeyError.
 */
import type { ApiKeyScope } from '@contract/open-api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { addressKey } from '../../platform/lib/address'
import { isAllowedAddress } from './addresses'
import { ApiKeyError } from './errors'
import type { KeyCheckPorts } from './ports'
import { findByHash, findWithAccount, type KeyWithAccount, touch } from './repository'
import { hashKey, isKey, looksLikeKey } from './secret'
import { texts } from './texts'

/** A request's key and whose it is. */
export interface ApiKeyPrincipal {
  readonly keyId: string
  readonly userId: string
  readonly name: string
  readonly scopes: readonly ApiKeyScope[]
  /** Credits it may spend in a calendar month of Shanghai. */
  readonly monthlyCredits: number
  /** Null: it does not expire. */
  readonly expiresAt: Date | null
  /** Address of this request. */
  readonly address: string
}

const invalid = (message: string) => new ApiKeyError('invalid_api_key', message)

/** Throws ApiKeyError for a key that is revoked, expired, of a stopped account or from another address. */
function requireUsable(row: KeyWithAccount, { ip, now }: { ip: string; now: Date }): void {
  if (row.revokedAt !== null) throw invalid(texts.revoked)
  if (row.expiresAt !== null && row.expiresAt <= now) throw invalid(texts.expired)
  if (row.stopped) throw invalid(texts.stopped)
  if (!isAllowedAddress(row.addresses, ip)) throw invalid(texts.address)
}

function hasKeyInQuery(request: FastifyRequest): boolean {
  const query = request.url.split('?')[1] ?? ''
  return looksLikeKey(query) || looksLikeKey(decodeURIComponentSafely(query))
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not decodable: its raw form has been checked.
    return ''
  }
}

/**
 * The key of `Authorization: Bearer mg-sk-…`. Throws ApiKeyError (`invalid_api_key`): also for a key
 * in the query, even a valid one, since addresses are logged by proxies.
 */
export async function findApiKey(
  { config, db, now }: Pick<KeyCheckPorts, 'config' | 'db' | 'now'>,
  request: FastifyRequest,
): Promise<ApiKeyPrincipal> {
  if (!config.openApi.on) throw invalid(texts.off)
  if (hasKeyInQuery(request)) throw invalid(texts.inQuery)
  const text = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (text === undefined) throw invalid(texts.missing)
  const row = isKey(text) ? await findByHash(db, { hash: hashKey(text), now: now() }) : null
  if (!row) throw invalid(texts.unknown)
  requireUsable(row, { ip: request.ip, now: now() })
  const { id, userId, name, scopes, monthlyCredits, expiresAt } = row
  return {
    keyId: id,
    userId,
    name,
    scopes: scopes as ApiKeyScope[],
    monthlyCredits,
    expiresAt,
    address: request.ip,
  }
}

/**
 * findApiKey, then the rate limits of the key and of its user, and the record of its use. Throws
 * ApiKeyError, and AppError TOO_MANY_REQUESTS with the header retry-after set on the reply.
 */
export async function authenticateKey(
  deps: KeyCheckPorts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ApiKeyPrincipal> {
  const key = await findApiKey(deps, request)
  const { limits, openApi } = deps.config
  await requireCall(deps, reply, { key: `api-key:${key.keyId}`, max: openApi.callsPerKeyMinute })
  await requireCall(deps, reply, { key: `user:${key.userId}`, max: limits.callsPerUserMinute })
  await touch(deps.db, { id: key.keyId, address: addressKey(request.ip), now: deps.now() })
  return key
}

/** Throws ApiKeyError (`insufficient_scope`). */
export function requireScope(key: Pick<ApiKeyPrincipal, 'scopes'>, scope: ApiKeyScope): void {
  if (!key.scopes.includes(scope)) throw new ApiKeyError('insufficient_scope', texts.scope(scope))
}

/**
 * Checks again that a key is valid, for calls that last: a key revoked during a stream ends it. Reads
 * one row by its id. Throws ApiKeyError (`invalid_api_key`).
 */
export async function requireValidKey(
  { db, now }: Pick<KeyCheckPorts, 'db' | 'now'>,
  { keyId, address }: Pick<ApiKeyPrincipal, 'keyId' | 'address'>,
): Promise<void> {
  const row = await findWithAccount(db, keyId)
  if (!row) throw invalid(texts.unknown)
  requireUsable(row, { ip: address, now: now() })
}
