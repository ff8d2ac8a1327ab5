import { useRef, useState } from 'react'
import { call } from '@/api/call'
import { deviceId } from '@/platform/deviceId'
import { enter } from './enter'
import { texts } from './loginTexts'
import { usePhoneForm } from './usePhoneForm'

/**
 * The form of the login page with its consent tick. `redirectUrl` is the page to open afterwards,
 * `inviteCode` that of the sender of the link.
 */
export function usePhoneLogin(redirectUrl: string | undefined, inviteCode: string | undefined) {
  const [agreed, setAgreed] = useState(false)
  const [missed, setMissed] = useState(0)

  const [asking, setAsking] = useState(false)
  const answer = useRef<((yes: boolean) => void) | null>(null)

  const miss = () => setMissed((times) => times + 1)

  /** Resolves to true for a yes; closing the sheet is none. */
  function requestConsent(): Promise<boolean> {
    setAsking(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }

  function answerConsent(yes: boolean): void {
    setAsking(false)
    answer.current?.(yes)
    answer.current = null
  }

  const form = usePhoneForm({
    purpose: 'login',
    async check() {
      if (agreed || (await requestConsent())) {
        setAgreed(true)
        return null
      }
      miss()
      return { field: 'agreement', message: texts.agreeFirst }
    },
    async submit({ phone, code }) {
      const body = { phone, code, device: deviceId(), inviteCode: inviteCode || undefined }
      const tokens = await call('POST /api/auth/phoneLogin', { body })
      await enter(tokens, redirectUrl)
    },
  })

  function agree(value: boolean) {
    setAgreed(value)
    if (form.issue?.field === 'agreement') form.clearIssue()
  }

  const consent = { open: asking, answer: answerConsent }
  return { form, agreed, agree, missed, miss, consent }
}
