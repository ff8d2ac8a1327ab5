/** Ways to sign in that this installation offers on this client. */
import type { SignInWay } from '@contract/sign-in'
import { useApp, type AppConfig } from '@/stores/app'

/** Before the server has said so, and of one from before there were others. */
const USUAL: readonly SignInWay[] = ['phone']

export function useWays(): readonly SignInWay[] {
  return useApp(({ appConfig }) => {
    const known: Partial<AppConfig> = appConfig ?? {}
    return known.ways ?? USUAL
  })
}

/** Whether codes by SMS can be had, so that a number can be bound. */
export function useSms(): boolean {
  return useApp(({ appConfig }) => {
    const known: Partial<AppConfig> = appConfig ?? {}
    return known.sms ?? true
  })
}

/** Those with fields to fill in. */
const FORMS: readonly SignInWay[] = ['phone', 'password', 'email']

export function listFormWays(ways: readonly SignInWay[]): readonly SignInWay[] {
  return ways.filter((way) => FORMS.includes(way))
}
