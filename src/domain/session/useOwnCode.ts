/** A code sent to the number or mailbox the account has: neither is typed again. */
import type { CallInput } from '@contract/endpoints/all'
import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { codeDigits } from '@/lib/phone'
import { showToast } from '@/platform/toast'
import { texts } from './texts'
import { useCountdown } from './useCountdown'

type OwnCodePurpose = CallInput<'POST /api/auth/ownCode'>['body']['purpose']

/** `by`: which of them. */
export function useOwnCode(purpose: OwnCodePurpose, by: 'phone' | 'email') {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState('')
  const [sent, setSent] = useState<{ readyAtMs: number; devCode: string | null } | null>(null)
  const sending = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: () => call('POST /api/auth/ownCode', { body: { purpose, by } }),
    onSuccess({ resendAfterMs, devCode }) {
      setSent({ readyAtMs: Date.now() + resendAfterMs, devCode: devCode ?? null })
      showToast(texts.codeSent)
    },
  })
  /** Fault of the input; '' for none. */
  const setIssue = (issue: string) => {
    sending.forget()
    setWrong(issue)
  }
  return {
    code,
    issue: wrong || sending.issue,
    sending: sending.busy,
    setIssue,
    sendCode: async () => {
      setWrong('')
      await sending.run()
    },
    devCode: sent?.devCode ?? null,
    secondsLeft: useCountdown(sent?.readyAtMs ?? 0),
    setCode: (text: string) => {
      setCode(codeDigits(text))
      setIssue('')
    },
  }
}
