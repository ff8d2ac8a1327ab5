import { useState } from 'react'
import { call } from '@/api/call'
import { deviceId } from '@/platform/deviceId'
import { askConsent } from './askConsent'
import { enter } from './enter'
import { texts } from './loginTexts'
import { usePhoneForm } from './usePhoneForm'

/**
 * The form of the login page with its tick. `redirectUrl` is where to go afterwards, `inviteCode`
 * of whoever sent the link.
 */
export function usePhoneLogin(redirectUrl: string | undefined, inviteCode: string | undefined) {
  const [agreed, setAgreed] = useState(false)
  const [missed, setMissed] = useState(0)

  const miss = () => setMissed((times) => times + 1)

  const form = usePhoneForm({
    purpose: 'login',
    async check() {
      if (agreed || (await askConsent())) {
        setAgreed(true)
        return null
      }
      miss()
      return { field: 'agreement', message: texts.agreeFirst }
    },
    async submit({ phone, code }) {
      const body = { phone, code, device: deviceId(), ...(inviteCode && { inviteCode }) }
      const tokens = await call('POST /api/auth/phoneLogin', { body })
      await enter(tokens, redirectUrl)
    },
  })

  function agree(value: boolean) {
    setAgreed(value)
    if (form.issue?.field === 'agreement') form.clearIssue()
  }

  return { form, agreed, agree, missed, miss }
}
