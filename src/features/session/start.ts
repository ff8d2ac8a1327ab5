/** Start-up of a visit, and what happens when the session ends. */
import { queryClient, wireQueryClient } from '@/api/query'
import { onSessionLost } from '@/api/sessionLost'
import { loginUrlFor } from '@/features/navigation/decide'
import { promptLogin } from '@/features/navigation/loginPrompt'
import { stackAddresses } from '@/platform/pages'
import { HOME } from '@/routes'
import { useSession } from '@/stores/session'
import { loadAppConfig, loadUser } from './load'

/** Once, at launch. */
export function startSession(): void {
  wireQueryClient()
  // Nobody sees what the one before had loaded.
  useSession.subscribe((now, before) => {
    if (now.isLogin !== before.isLogin) queryClient.clear()
  })
  onSessionLost(() => {
    useSession.getState().signOut()
    const here = stackAddresses().at(-1) ?? `/${HOME}`
    void promptLogin(loginUrlFor(here))
  })
  void loadAppConfig()
  void loadUser()
}
