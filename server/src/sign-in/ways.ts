/** Ways to sign in by what is offered, and by what an account has. */
import { BROWSER_WAYS, type ConfirmBy, type SignInWay } from '@contract/sign-in'
import type { SignInConfig } from './config'

/** Those that work on a client, as `app-sign` names it, in the order to show them. */
export function waysOn({ signIn }: { signIn: SignInConfig }, platform: string): SignInWay[] {
  const { ways } = signIn
  return platform === 'h5' ? [...ways] : ways.filter((way) => !BROWSER_WAYS.includes(way))
}

/** What an account can be asked for, before something that cannot be taken back. */
export function confirmBy(
  { config }: { config: { mail: object | null; sms: object | null } },
  account: { phone: string | null; email: string | null; hasPassword: boolean },
): ConfirmBy {
  if (account.phone !== null && config.sms !== null) return 'phone'
  if (account.email !== null && config.mail !== null) return 'email'
  return account.hasPassword ? 'password' : 'signIn'
}
