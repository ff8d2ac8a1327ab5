/** Leaving on purpose: the server forgets the session, then this device does. */
import { call } from '@/api/call'
import { warn } from '@/platform/log'
import { useSession } from '@/stores/session'

/** Always ends signed out here; out of reach of the server its side runs out by itself. */
export async function logOff(): Promise<void> {
  try {
    await call('POST /api/auth/signOut', {}, { skipErrMsg: true })
  } catch (error) {
    warn('the server was not told of the sign-out', error)
  }
  useSession.getState().leave()
}
