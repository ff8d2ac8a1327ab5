import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { tick } from '@/platform/haptics'
import { stackAddresses } from '@/platform/pages'
import { useSession } from '@/stores/session'
import type { Toggles } from './toggles'

/**
 * A like, a follow: its last known state over `before`, the loaded one. `toggle` returns whether it
 * is on now; null for a visitor, who is prompted to sign in instead.
 */
export function useToggle<S>(
  toggles: Toggles<S>,
  id: string,
  before: S,
): { state: S; toggle: () => boolean | null } {
  const state = toggles.useKnown(id) ?? before
  const toggle = () => {
    if (!useSession.getState().isLogin) {
      void promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
      return null
    }
    tick()
    void toggles.flip(id, before)
    return toggles.isOn(toggles.known(id) ?? before)
  }
  return { state, toggle }
}
