/** API keys for tests: by the calls of a person, or written at once. */
import type { ApiKeyScope } from '@contract/open-api'
import { insertKey } from '../modules/api-key/repository'
import { createKey } from '../modules/api-key/secret'
import { transaction } from '../platform/db/transaction'
import { newId } from '../platform/lib/ids'
import { type Answer, callApi, type TestApp } from './app'

/** A code to the number of the account, sent by the console provider. */
export async function requestKeyCode({ app, forward }: TestApp, token: string): Promise<string> {
  forward(60_001)
  const body = { purpose: 'apiKey' }
  const { data, message } = await callApi(app, 'POST', '/api/auth/ownCode', { token, body })
  const { devCode } = (data ?? {}) as { devCode?: string }
  if (devCode === undefined) throw new Error(`no code was sent: ${message}`)
  return devCode
}

/** By the calls a person would make. */
export async function createKeyByCalls(
  server: TestApp,
  token: string,
  over: Record<string, unknown> = {},
): Promise<Answer> {
  const code = await requestKeyCode(server, token)
  const body = { name: '小店海报', scopes: ['generate'], monthlyCredits: 2000, code, ...over }
  return callApi(server.app, 'POST', '/api/keys', { token, body })
}

interface MadeKey {
  readonly scopes?: readonly ApiKeyScope[]
  readonly monthlyCredits?: number
  readonly addresses?: readonly string[]
  readonly expiresAt?: Date
}

/** Without a code: an account is sent ten a day. */
export async function makeApiKey(
  { deps }: Pick<TestApp, 'deps'>,
  userId: string,
  { scopes = ['generate'], monthlyCredits = 2000, addresses = [], expiresAt }: MadeKey = {},
): Promise<{ id: string; key: string }> {
  const id = newId()
  const { key, ...secret } = createKey()
  const row = { id, userId, name: '测试', monthlyCredits, createdAt: deps.now(), ...secret }
  await transaction(deps.db, (tx) =>
    insertKey(tx, {
      ...row,
      scopes: [...scopes],
      addresses: [...addresses],
      expiresAt: expiresAt ?? null,
    }),
  )
  return { id, key }
}
