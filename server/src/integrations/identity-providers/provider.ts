/** The port to platforms that know who holds a phone. One file each; none knows of modules. */
import type { signInProvider } from '@contract/endpoints/auth'
import type { MiniProgram } from '@contract/platforms'
import type { z } from 'zod'

export type SignInProviderId = z.output<typeof signInProvider>

/**
 * Why a platform did not say who it is: `code` is none (any more), `often` it wants fewer calls,
 * `refused` it does not let this person in, `foreign` the number is none of the mainland's,
 * `down` it did not answer, or nothing of use.
 */
export type SignInTrouble = 'code' | 'often' | 'refused' | 'foreign' | 'down'

export class SignInFailed extends Error {
  constructor(
    readonly trouble: SignInTrouble,
    options?: ErrorOptions,
  ) {
    super(`sign-in by platform: ${trouble}`, options)
    this.name = 'SignInFailed'
  }
}

/** Both reject with SignInFailed. Each code is good for one question. */
export interface SignInProvider {
  readonly id: SignInProviderId
  /** The client it works on, as `app-sign` names it. */
  readonly client: MiniProgram
  /** Id of the user on the platform. */
  subjectOf(loginCode: string): Promise<string>
  /** The mainland number the person chose to show. */
  fetchPhone(phoneCode: string): Promise<string>
}

export type SignInProviders = readonly SignInProvider[]
