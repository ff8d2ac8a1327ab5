/** The contract and the specification's list, for the tests of this folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@contract/endpoints/all'
import type { Endpoint } from '@contract/endpoints/define'
import { z } from 'zod'
import { projectRoot } from '../../server/src/platform/lib/paths'

/** `METHOD path`, as in the specification. */
export const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Calls of ours that the specification does not name. */
export const EXTRA_CALLS: readonly string[] = [
  'GET /healthz',
  'GET /api/banner/list',
  'GET /api/works/review',
  'GET /api/works/tags',
  'GET /api/user/search',
  'GET /api/follow/list',
  'GET /api/works/{id}/related',
  'POST /api/works/{id}/film',
  'POST /api/works/{id}/appeal',
  'POST /api/works/favourite',
  'GET /api/works/favourites',
  'POST /api/edit',
  'POST /api/edit/plan',
  'GET /api/thread/my',
  'GET /api/thread/{id}',
  'PATCH /api/thread/{id}',
  'DELETE /api/thread/{id}',
  'DELETE /api/thread/{id}/version/{versionId}',
  'POST /api/generate/compare',
  'GET /api/user/own-keys',
  'POST /api/user/own-keys',
  'PUT /api/user/own-keys/{id}',
  'POST /api/user/own-keys/{id}/test',
  'DELETE /api/user/own-keys/{id}',
  'POST /api/events/ticket',
  'GET /api/webhooks',
  'POST /api/webhooks',
  'PATCH /api/webhooks/{id}',
  'POST /api/webhooks/{id}/rotate',
  'DELETE /api/webhooks/{id}',
  'GET /api/webhooks/{id}/deliveries',
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/redeliver',
  'GET /api/console/users/{id}/keys',
  'POST /api/console/users/{id}/keys/{keyId}/revoke',
  'GET /api/keys',
  'POST /api/keys',
  'PATCH /api/keys/{id}',
  'DELETE /api/keys/{id}',
  'POST /api/keys/{id}/rotate',
  'GET /api/keys/usage',
  'GET /api/keys/calls',
  'GET /api/user/kept',
  'PUT /api/user/kept',
  'GET /api/app-config/models',
  'GET /api/job/comparison/{id}',
  'POST /api/job/{id}/cancel',
  'GET /api/job/{id}/things',
  'GET /api/job/{id}/layers',
  'POST /api/job/{id}/timelapse',
  'POST /api/label/check',
  'POST /api/label/plain',
  'POST /api/tools/mask',
  'POST /api/tools/layers',
  'POST /api/generate/read',
  'POST /api/generate/polish',
  'GET /api/upload/sources',
  'POST /api/upload/sample',
  'POST /api/upload/parts',
  'POST /api/auth/ownCode',
  'POST /api/auth/signOut',
  'POST /api/auth/platformLogin',
  'POST /api/auth/silentLogin',
  'POST /api/auth/oidc/start',
  'POST /api/auth/oidc/login',
  'POST /api/auth/passkey/start',
  'POST /api/auth/passkey/login',
  'GET /api/user/passkeys',
  'POST /api/user/passkeys/start',
  'POST /api/user/passkeys',
  'PUT /api/user/passkeys/{id}',
  'POST /api/user/passkeys/{id}/remove',
  'POST /api/user/passkeys/confirm',
  'GET /api/user/means/changes',
  'POST /api/user/means/changes/{id}/undo',
  'POST /api/auth/undo',
  'POST /api/auth/undo/use',
  'POST /api/auth/emailCode',
  'POST /api/auth/emailLogin',
  'POST /api/auth/passwordLogin',
  'POST /api/auth/password',
  'POST /api/auth/link',
  'POST /api/auth/link/use',
  'GET /api/auth/sessions',
  'POST /api/auth/sessions/end',
  'POST /api/auth/keepAccount',
  'POST /api/user/export',
  'GET /api/user/export',
  // The operators' console is no part of the specification.
  'GET /api/console/ways',
  'POST /api/console/code',
  'POST /api/console/signIn',
  'POST /api/console/oidc/start',
  'POST /api/console/oidc/signIn',
  'POST /api/console/passkey/start',
  'POST /api/console/passkey/signIn',
  'POST /api/console/totp',
  'POST /api/console/enrol',
  'POST /api/console/enrol/confirm',
  'GET /api/console/me',
  'POST /api/console/signOut',
  'GET /api/console/today',
  'GET /api/console/users',
  'GET /api/console/users/{id}',
  'GET /api/console/users/{id}/ledger',
  'GET /api/console/users/{id}/jobs',
  'GET /api/console/users/{id}/orders',
  'POST /api/console/users/{id}/block',
  'POST /api/console/users/{id}/unblock',
  'POST /api/console/users/{id}/credits',
  'GET /api/console/jobs',
  'POST /api/console/jobs/{id}/cancel',
  'POST /api/console/jobs/{id}/retry',
  'GET /api/console/engines',
  'POST /api/console/engines/{id}/test',
  'POST /api/console/engines/switch',
  'POST /api/console/engines/price',
  'POST /api/console/engines/order',
  'POST /api/console/engines/budget',
  'GET /api/console/catalogs',
  'POST /api/console/catalogs/{catalog}/show',
  'POST /api/console/catalogs/{catalog}/first',
  'POST /api/console/catalogs/{catalog}/remove',
  'POST /api/console/banners/{key}',
  'POST /api/console/banners',
  'POST /api/console/apps',
  'POST /api/console/apps/{key}',
  'POST /api/console/pictures',
  'GET /api/console/themes',
  'POST /api/console/themes/{day}',
  'POST /api/console/themes/{day}/choose',
  'GET /api/console/styles',
  'POST /api/console/styles',
  'POST /api/console/styles/{id}',
  'POST /api/console/styles/try',
  'GET /api/console/feedback',
  'GET /api/console/feedback/{id}',
  'POST /api/console/feedback/{id}/answer',
  'POST /api/console/feedback/{id}/close',
  'GET /api/console/review',
  'POST /api/console/review/pass',
  'POST /api/console/review/reject',
  'GET /api/console/review/history',
  'POST /api/console/review/reopen',
  'GET /api/console/orders',
  'POST /api/console/orders/{id}/refund',
  'GET /api/console/shop',
  'POST /api/console/goods/{id}',
  'POST /api/console/gifts',
  'POST /api/console/gifts/end',
  'GET /api/console/words',
  'POST /api/console/words',
  'POST /api/console/words/try',
  'GET /api/console/settings',
  'POST /api/console/settings/running',
  'POST /api/console/settings/operator',
  'GET /api/console/log',
]

export function specCalls(): string[] {
  return readFileSync(join(projectRoot, 'tests/spec/calls.tsv'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace('\t', ' ').trim())
}

export const endpoints = allEndpoints

/** Names a call's params, query and body may have at their top. */
export function inputNames(endpoint: Endpoint): string[] {
  return [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) => {
    if (!schema) return []
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return Object.keys(json.properties ?? {})
  })
}

/** `/api/job/{id}` with every parameter replaced. */
export function pathWith(endpoint: Endpoint, value: string): string {
  return endpoint.path.replaceAll(/\{\w+\}/g, encodeURIComponent(value))
}
