/** Start-up of a visit, and what happens when the session ends. */
import { queryClient, wireQueryClient } from '@/api/query'
import { onSessionLost } from '@/api/sessionLost'
import { loginUrlFor } from '@/features/navigation/decide'
import { promptLogin } from '@/features/navigation/loginPrompt'
import { navigate } from '@/features/navigation/navigate'
import { stackAddresses } from '@/platform/pages'
import { HOME } from '@/routes'
import { useApp } from '@/stores/app'
import { useSession } from '@/stores/session'
import { loadAppConfig, loadUser } from './load'
import { shouldOffer, skippedVersion } from './update'

const UPDATE_PAGE = 'components/rt-uni-update/components/rt-uni-update/rt-uni-update'

async function offerUpdate(): Promise<void> {
  const update = useApp.getState().appConfig?.update ?? null
  if (shouldOffer(update, skippedVersion())) await navigate(UPDATE_PAGE)
}

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
  void loadAppConfig().then(offerUpdate)
  void loadUser()
}
