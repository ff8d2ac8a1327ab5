/** The contract beside the specification's list, for the tests of this folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@contract/endpoints/all'
import type { Endpoint } from '@contract/endpoints/define'
import { z } from 'zod'
import { projectRoot } from '../../server/src/lib/paths'

/** `METHOD path`, as in the specification. */
export const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Calls of ours that the specification does not name. */
export const EXTRA_CALLS: readonly string[] = [
  'GET /healthz',
  'GET /api/banner/list',
  'GET /api/works/review',
  'GET /api/works/tags',
  'POST /api/job/{id}/cancel',
  'POST /api/label/check',
  'POST /api/tools/mask',
  'GET /api/upload/sources',
  'POST /api/auth/ownCode',
  'POST /api/auth/signOut',
  'POST /api/auth/platformLogin',
  'POST /api/auth/silentLogin',
  'GET /api/auth/sessions',
  'POST /api/auth/sessions/end',
  'POST /api/auth/keepAccount',
  'POST /api/user/export',
  'GET /api/user/export',
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
