import { useEffect, useState } from 'react'
import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { useLatest } from '@/lib/useLatest'
import { stackAddresses } from '@/platform/pages'
import { useSession } from '@/stores/session'
import type { Writing } from './types'

/** The comment being written through the closing of its sheet and a login. */
export function useComposer(
  writing: Writing | null,
  onWriting: (writing: Writing | null) => void,
): { shown: Writing; login: () => void } {
  // The sheet keeps its content while it leaves.
  const [shown, setShown] = useState<Writing>({})
  if (writing !== null && writing !== shown) setShown(writing)
  const [awaiting, setAwaiting] = useState<Writing | null>(null)
  const isLogin = useSession((session) => session.isLogin)
  const reopen = useLatest(onWriting)
  useEffect(() => {
    if (!isLogin || !awaiting) return
    setAwaiting(null)
    reopen.current(awaiting)
  }, [isLogin, awaiting, reopen])
  return {
    shown,
    login() {
      setAwaiting(writing)
      onWriting(null)
      void promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
    },
  }
}
