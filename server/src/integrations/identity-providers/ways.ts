/** Ways to sign in by what is offered. */
import { BROWSER_WAYS, type SignInWay } from '@contract/sign-in'
import type { SignInConfig } from './config'

/** Those that work on a client, as `app-sign` names it, in the order to show them. */
export function waysOn({ signIn }: { signIn: SignInConfig }, platform: string): SignInWay[] {
  const { ways } = signIn
  return platform === 'h5' ? [...ways] : ways.filter((way) => !BROWSER_WAYS.includes(way))
}
