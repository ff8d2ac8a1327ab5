import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { stackAddresses } from '@/platform/pages'
import { useSession } from '@/stores/session'

/** True when not signed in: then the login prompt was shown. */
export function useLoginPrompt(): () => boolean {
  const isLogin = useSession((state) => state.isLogin)
  return () => {
    if (isLogin) return false
    void promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
    return true
  }
}
