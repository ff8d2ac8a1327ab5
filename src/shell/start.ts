/** Start-up of a visit, and what happens when the session ends. */
import { queryClient, wireQueryClient } from '@/api/query'
import { onSessionLost } from '@/api/sessionLost'
import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { navigate } from '@/domain/navigation/navigate'
import { warn } from '@/platform/log'
import { onMemoryShort } from '@/platform/memory'
import { forgetPictures } from '@/platform/offline'
import { stackAddresses } from '@/platform/pages'
import { PLATFORM_SIGN_IN } from '@/platform/signIn'
import { onUnreadable } from '@/platform/signedMedia'
import { readItem } from '@/platform/storage'
import { useApp } from '@/stores/app'
import { UPDATE_KEY } from '@/stores/persist'
import { useSession } from '@/stores/session'
import { loadAppConfig, loadUser } from '@/domain/session/load'
import { shouldOffer, skippedVersion } from './update'

const UPDATE_PAGE = 'components/rt-uni-update/components/rt-uni-update/rt-uni-update'

/** Maximum wait of the guard for a silent sign-in: without a network it asks all the same. */
const PATIENCE_MS = 3000

async function offerUpdate(): Promise<void> {
  const update = useApp.getState().appConfig?.update ?? null
  if (!shouldOffer(update, skippedVersion())) return
  const { waitForTypingIdle } = await import('@/domain/session/waitForTypingIdle')
  await waitForTypingIdle()
  await navigate(UPDATE_PAGE)
}

/** Drafts, presets and settings of the user are synced with the account. */
function syncWithAccount(): void {
  let owner: string | null = null
  const follow = () => {
    const { isLogin, userInfo } = useSession.getState()
    const now = isLogin ? (userInfo?.id ?? null) : null
    if (now === owner) return
    owner = now
    import('@/domain/session/syncSaved').then(
      ({ startSync }) => startSync(owner),
      (error: unknown) => warn('syncing settings with the account failed', error),
    )
  }
  useSession.subscribe(follow)
  follow()
}

/** Drafts that a new version carried over; what does not load waits in storage for the next start. */
async function finishUpdate(): Promise<void> {
  if (readItem(UPDATE_KEY) === null) return
  try {
    await (await import('./afterUpdate')).finishUpdate()
  } catch (error) {
    warn('the drafts of the version before were not restored', error)
  }
}

/** Pages get their data again, and with it addresses that are valid. */
function readAddressesAgain(urls: ReadonlySet<string>): void {
  void queryClient.invalidateQueries({ refetchType: 'active' })
  import('@/domain/media/refreshSources').then(
    ({ refreshSources }) => refreshSources(urls),
    (error: unknown) => warn('addresses of chosen pictures were not read again', error),
  )
}

/** By the platform, where it supports this and no user is signed in yet. */
async function signInByItself(configured: Promise<void>): Promise<void> {
  const [{ signInSilently }] = await Promise.all([import('@/domain/session/silent'), configured])
  await signInSilently(useApp.getState().appConfig)
}

/**
 * Once, at launch, with the address the platform starts at. Resolves when it is known who is here;
 * the guard waits for that.
 */
export async function startSession(launchedAt: string): Promise<void> {
  wireQueryClient()
  // Data that no page shows is read again where it is needed.
  onMemoryShort(() => queryClient.removeQueries({ type: 'inactive' }))
  onUnreadable(readAddressesAgain)
  // A new user must not see data of the one before.
  useSession.subscribe((now, before) => {
    if (now.isLogin === before.isLogin) return
    queryClient.clear()
    void forgetPictures()
  })
  onSessionLost(() => {
    useSession.getState().signOut()
    // The server may say so before the first page is there.
    const here = stackAddresses().at(-1) ?? launchedAt
    void promptLogin(loginUrlFor(here))
  })
  const configured = loadAppConfig()
  void configured.then(offerUpdate)
  void loadUser()
  syncWithAccount()
  if (PLATFORM_SIGN_IN !== null && !useSession.getState().isLogin) {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    await Promise.race([signInByItself(configured), patience])
  }
  await finishUpdate()
}
