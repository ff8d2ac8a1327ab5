import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { deviceId } from '@/platform/deviceId'
import { PLATFORM_SIGN_IN, platformCode } from '@/platform/signIn'
import { showErrorToast } from '@/platform/toast'
import { enter } from './enter'
import { texts } from './loginTexts'

type Provider = NonNullable<typeof PLATFORM_SIGN_IN>

interface Options {
  redirectUrl: string | undefined
  inviteCode: string | undefined
  /** The person showed no number: nothing is said, the form is there. */
  onRefused: () => void
}

/** From the platform's code of a number to a session. */
export function usePlatformLogin({ redirectUrl, inviteCode, onRefused }: Options) {
  const [missed, setMissed] = useState('')
  const signing = useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn({ provider, phoneCode }: { provider: Provider; phoneCode: string }) {
      const codes = { provider, loginCode: await platformCode(), phoneCode }
      const body = { ...codes, device: deviceId(), inviteCode: inviteCode || undefined }
      const answer = await call('POST /api/auth/platformLogin', { body })
      await enter(answer, redirectUrl)
      if (answer.moved) showErrorToast(texts.moved)
    },
  })

  function setIssue(issue: string): void {
    signing.forget()
    setMissed(issue)
  }

  async function takeCode(phoneCode: string | null): Promise<void> {
    setIssue('')
    if (phoneCode === null) onRefused()
    else if (PLATFORM_SIGN_IN !== null) await signing.run({ provider: PLATFORM_SIGN_IN, phoneCode })
  }

  return { busy: signing.busy, issue: missed || signing.issue, setIssue, takeCode }
}
