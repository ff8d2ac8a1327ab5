/** Passkeys made and used as a browser does it. */
import type { CallData } from '@contract/endpoints/all'
import { callApi, type Answer, type TestApp } from './app'
import type { Authenticator } from './authenticator'

export const ORIGIN = 'http://localhost:8790'

export const PASSKEY_ENV = { SIGN_IN: 'phone,password,passkey', PUBLIC_URL: ORIGIN } as const

/** Begins to sign in. */
export async function startPasskey({ app }: TestApp) {
  const { code, message, data } = await callApi(app, 'POST', '/api/auth/passkey/start', {
    body: {},
  })
  if (code !== 0) throw new Error(message)
  return data as CallData<'POST /api/auth/passkey/start'>
}

/** Begins to add one; `proof` is what this account says that it is meant by. */
export async function beginAddingAs({ app }: TestApp, token: string, proof: object = {}) {
  const options = { token, body: proof }
  const { code, message, data } = await callApi(app, 'POST', '/api/user/passkeys/start', options)
  if (code !== 0) throw new Error(message)
  return data as CallData<'POST /api/user/passkeys/start'>
}

/** Adds one that this device makes. */
export async function addPasskeyAs(
  server: TestApp,
  token: string,
  device: Authenticator,
  proof: object = {},
): Promise<Answer> {
  const { options, flow } = await beginAddingAs(server, token, proof)
  const body = { flow, answer: device.create(options) }
  return callApi(server.app, 'POST', '/api/user/passkeys', { token, body })
}
