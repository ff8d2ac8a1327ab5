/** Leaving on purpose: the server forgets the session, then this device does. */
import { call } from '@/api/call'
import { write } from '@/api/write'
import { useSession } from '@/stores/session'

/** Always ends signed out here; out of reach of the server its side runs out by itself. */
export async function logOff(): Promise<void> {
  await write(() => call('POST /api/auth/signOut'), { errorShown: 'log' })
  useSession.getState().leave()
}
