/** A code sent to the number the account has: nobody types that number again. */
import { useRef, useState } from 'react'
import { call } from '@/api/call'
import { isAborted, messageOf } from '@/api/error'
import { codeDigits } from '@/lib/phone'
import { showToast } from '@/platform/toast'
import { texts } from './texts'
import { useCountdown } from './useCountdown'

export function useOwnCode(purpose: 'change' | 'close') {
  const [code, setCode] = useState('')
  const [issue, setIssue] = useState('')
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<{ readyAtMs: number; devCode: string | null } | null>(null)
  // A second tap comes before the state has arrived.
  const running = useRef(false)

  async function sendCode(): Promise<void> {
    if (running.current) return
    running.current = true
    setSending(true)
    setIssue('')
    try {
      const body = { purpose }
      const answer = await call('POST /api/auth/ownCode', { body }, { skipErrMsg: true })
      setSent({ readyAtMs: Date.now() + answer.resendAfterMs, devCode: answer.devCode ?? null })
      showToast(texts.codeSent)
    } catch (error) {
      if (!isAborted(error)) setIssue(messageOf(error))
    } finally {
      running.current = false
      setSending(false)
    }
  }

  return {
    ...{ code, issue, sending, setIssue, sendCode },
    devCode: sent?.devCode ?? null,
    secondsLeft: useCountdown(sent?.readyAtMs ?? 0),
    setCode: (text: string) => {
      setCode(codeDigits(text))
      setIssue('')
    },
  }
}
