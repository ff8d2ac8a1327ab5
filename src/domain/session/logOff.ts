/** Leaving on purpose: this device forgets the session, then the server does. */
import { endSession } from '@/api/call'
import { write } from '@/api/write'
import { useSession } from '@/stores/session'

/**
 * Signed out here at once, so that nothing is read with a session that is about to end. Out of reach
 * of the server its side runs out by itself. Resolves when the server has answered, or could not.
 */
export async function logOff(): Promise<void> {
  // Begun first: it takes the tokens with it.
  const ended = endSession()
  useSession.getState().leave()
  await write(() => ended, { errorShown: 'log' })
}
