/** Start-up of a visit, and what happens when the session ends. */
import { queryClient, wireQueryClient } from '@/api/query'
import { onSessionLost } from '@/api/sessionLost'
import { loginUrlFor } from '@/features/navigation/decide'
import { promptLogin } from '@/features/navigation/loginPrompt'
import { navigate } from '@/features/navigation/navigate'
import { stackAddresses } from '@/platform/pages'
import { PLATFORM_SIGN_IN } from '@/platform/signIn'
import { HOME } from '@/routes'
import { useApp } from '@/stores/app'
import { useSession } from '@/stores/session'
import { loadAppConfig, loadUser } from './load'
import { shouldOffer, skippedVersion } from './update'

const UPDATE_PAGE = 'components/rt-uni-update/components/rt-uni-update/rt-uni-update'

/** How long the guard waits for a silent sign-in: without a network it asks all the same. */
const PATIENCE_MS = 3000

async function offerUpdate(): Promise<void> {
  const update = useApp.getState().appConfig?.update ?? null
  if (shouldOffer(update, skippedVersion())) await navigate(UPDATE_PAGE)
}

/** By the platform, where it knows people and nobody is signed in yet. */
async function signInByItself(configured: Promise<void>): Promise<void> {
  const [{ signInSilently }] = await Promise.all([import('./silent'), configured])
  await signInSilently(useApp.getState().appConfig)
}

/** Once, at launch. Resolves when it is known who is here; the guard waits for that. */
export async function startSession(): Promise<void> {
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
  const configured = loadAppConfig()
  void configured.then(offerUpdate)
  void loadUser()
  if (PLATFORM_SIGN_IN === null || useSession.getState().isLogin) return
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([signInByItself(configured), patience])
}
