/** Signing in whoever the platform already knows as one of us, without a word. */
import { call } from '@/api/call'
import { warn } from '@/platform/log'
import { PLATFORM_SIGN_IN, platformCode } from '@/platform/signIn'
import { tokenStore } from '@/platform/tokens'
import type { AppConfig } from '@/stores/app'
import { hasLeft, useSession } from '@/stores/session'
import { loadUser } from './load'
import { offers } from './offers'

/** Quiet: whoever is not known, or cannot be asked, stays a visitor. */
export async function signInSilently(config: AppConfig | null): Promise<void> {
  const provider = PLATFORM_SIGN_IN
  if (provider === null || !offers(config) || hasLeft()) return
  const generation = tokenStore.generation()
  try {
    const body = { provider, loginCode: await platformCode() }
    const tokens = await call('POST /api/auth/silentLogin', { body }, { skipErrMsg: true })
    // Who meanwhile signed in by themselves is signed in already.
    if (tokens === null || tokenStore.generation() !== generation) return
    useSession.getState().signIn(tokens)
  } catch (error) {
    warn('nobody was signed in silently', error)
    return
  }
  await loadUser()
}
