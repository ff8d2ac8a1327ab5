import { useRef, useState } from 'react'
import { call } from '@/api/call'
import { isAborted, messageOf } from '@/api/error'
import { PLATFORM_SIGN_IN, platformCode } from '@/platform/signIn'
import { showErrorToast } from '@/platform/toast'
import { enter } from './enter'
import { texts } from './loginTexts'

interface Options {
  redirectUrl: string | undefined
  inviteCode: string | undefined
  /** The person showed no number: nothing is said, the form is there. */
  onRefused: () => void
}

/** From the platform's code of a number to a session. */
export function usePlatformLogin({ redirectUrl, inviteCode, onRefused }: Options) {
  const [busy, setBusy] = useState(false)
  const [issue, setIssue] = useState('')
  const running = useRef(false)

  async function signIn(phoneCode: string): Promise<void> {
    if (PLATFORM_SIGN_IN === null) return
    const codes = { provider: PLATFORM_SIGN_IN, loginCode: await platformCode(), phoneCode }
    const body = { ...codes, ...(inviteCode && { inviteCode }) }
    const answer = await call('POST /api/auth/platformLogin', { body }, { skipErrMsg: true })
    await enter(answer, redirectUrl)
    if (answer.moved) showErrorToast(texts.moved)
  }

  async function takeCode(phoneCode: string | null): Promise<void> {
    if (running.current) return
    setIssue('')
    if (phoneCode === null) return onRefused()
    running.current = true
    setBusy(true)
    try {
      await signIn(phoneCode)
    } catch (error) {
      if (!isAborted(error)) setIssue(messageOf(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, issue, setIssue, takeCode }
}
