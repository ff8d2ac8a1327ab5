/** Silent sign-in of a user that the platform knows. */
import { call } from '@/api/call'
import { write } from '@/api/write'
import { deviceId } from '@/platform/deviceId'
import { PLATFORM_SIGN_IN, platformCode } from '@/platform/signIn'
import { tokenStore } from '@/platform/tokens'
import type { AppConfig } from '@/stores/app'
import { hasLeft, useSession } from '@/stores/session'
import { loadUser } from './load'
import { offers } from './offers'

/** Silent: an unknown user, or one that cannot be checked, stays a visitor. */
export async function signInSilently(config: AppConfig | null): Promise<void> {
  const provider = PLATFORM_SIGN_IN
  if (provider === null || !offers(config) || hasLeft()) return
  const generation = tokenStore.generation()
  const silently = async () => {
    const body = { provider, loginCode: await platformCode(), device: deviceId() }
    return call('POST /api/auth/silentLogin', { body })
  }
  const tokens = await write(silently, { errorShown: 'log' })
  // The user signed in by hand meanwhile.
  if (!tokens || tokenStore.generation() !== generation) return
  useSession.getState().signIn(tokens)
  await loadUser()
}
