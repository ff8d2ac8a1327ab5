/** Steps after every sign-in by the user. */
import { leaveLogin } from '@/domain/navigation/afterLogin'
import { useSession } from '@/stores/session'
import { offerToCancelDeletion } from '@/domain/session/keepAccount'
import { loadUser } from '@/domain/session/load'

export async function enter(
  tokens: { token: string; refreshToken: string },
  redirectUrl: string | undefined,
): Promise<void> {
  useSession.getState().signIn(tokens)
  void loadUser().then(offerToCancelDeletion)
  await leaveLogin(redirectUrl)
}
