/** Accounts that sign in with a password, made as an operator and an invited person make them. */
import { runCommand } from '../operations/admin/run'
import { callApi, type Answer, type TestApp } from './app'

export const GOOD_PASSWORD = '山中无历日 寒尽不知年'

/** Only they may be offered, so that nothing else helps. */
export const PASSWORD_ENV = { SIGN_IN: 'password' } as const

let nextAccount = 0

/** A name that no other test of this process has. */
export const newAccount = () => `mo-you.${++nextAccount}`

/** The token of the link that a command prints. */
export async function linkToken({ deps }: TestApp, ...words: string[]): Promise<string> {
  const lines = await runCommand(deps, { words, operator: 'test' })
  const [, token] = /#link=([\w-]+)/.exec(lines.join('\n')) ?? []
  if (token === undefined) throw new Error(`no link in ${lines.join('\n')}`)
  return token
}

interface Joining {
  readonly account?: string
  readonly password?: string
  readonly device?: string
  readonly inviteCode?: string
}

export function useLinkAs(
  { app }: TestApp,
  token: string,
  { account, password = GOOD_PASSWORD, ...rest }: Joining,
  address?: string,
): Promise<Answer> {
  const body = { token, account, password, ...rest }
  return callApi(app, 'POST', '/api/auth/link/use', { body, ...(address && { address }) })
}

/** An invited user who is signed in. */
export async function joinByPassword(server: TestApp, joining: Joining = {}) {
  const account = joining.account ?? newAccount()
  const answer = await useLinkAs(server, await linkToken(server, 'invite'), { ...joining, account })
  if (answer.code !== 0) throw new Error(`not joined: ${answer.message}`)
  const tokens = answer.data as { token: string; refreshToken: string; isNew: boolean }
  return { account, password: joining.password ?? GOOD_PASSWORD, ...tokens }
}

export function signInAs(
  { app }: TestApp,
  body: { account: string; password: string; device?: string },
  address?: string,
): Promise<Answer> {
  return callApi(app, 'POST', '/api/auth/passwordLogin', { body, ...(address && { address }) })
}
