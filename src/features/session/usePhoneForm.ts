/** Phone number and code: what login and binding a phone have in common. */
import { useRef, useState } from 'react'
import { call } from '@/api/call'
import { isAborted, messageOf } from '@/api/error'
import { codeDigits, isCode, isPhone, phoneDigits } from '@/lib/phone'
import { showToast } from '@/platform/toast'
import { useSmsCode, type SmsPurpose } from '@/stores/smsCode'
import { texts } from './texts'
import { useCountdown } from './useCountdown'

export type FormField = 'phone' | 'code' | 'oldCode' | 'agreement' | 'form'

export interface FormIssue {
  field: FormField
  /** One Chinese sentence. */
  message: string
}

interface PhoneFormOptions {
  purpose: SmsPurpose
  /** A reason of the page's own not to submit yet. */
  check?: () => FormIssue | null
  /** Rejects with ApiError; what was typed stays. */
  submit: (input: { phone: string; code: string }) => Promise<void>
}

export function usePhoneForm({ purpose, check, submit }: PhoneFormOptions) {
  const { phone, sentTo, readyAtMs, devCode, setPhone, sent, used } = useSmsCode()
  const [code, setCode] = useState('')
  const [issue, setIssue] = useState<FormIssue | null>(null)
  const [busy, setBusy] = useState<'sending' | 'submitting' | null>(null)
  // A second tap comes before the state has arrived.
  const running = useRef(false)

  async function run(kind: 'sending' | 'submitting', work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(kind)
    setIssue(null)
    try {
      await work()
    } catch (error) {
      if (!isAborted(error)) setIssue({ field: 'form', message: messageOf(error) })
    } finally {
      running.current = false
      setBusy(null)
    }
  }

  function phoneIssue(): FormIssue | null {
    return isPhone(phone) ? null : { field: 'phone', message: texts.phoneWrong }
  }

  async function sendCode() {
    const wrong = phoneIssue()
    if (wrong) return setIssue(wrong)
    await run('sending', async () => {
      const body = { phone, purpose }
      const answer = await call('POST /api/sms-code', { body }, { skipErrMsg: true })
      sent({ phone, resendAfterMs: answer.resendAfterMs, devCode: answer.devCode ?? null })
      showToast(texts.codeSent)
    })
  }

  async function confirm() {
    const codeIssue: FormIssue | null = isCode(code)
      ? null
      : { field: 'code', message: texts.codeWrong }
    const wrong = phoneIssue() ?? codeIssue ?? check?.() ?? null
    if (wrong) return setIssue(wrong)
    await run('submitting', async () => {
      await submit({ phone, code })
      used()
    })
  }

  return {
    phone,
    code,
    issue,
    busy,
    // A code is good only for the number it went to.
    devCode: phone === sentTo ? devCode : null,
    secondsLeft: useCountdown(phone === sentTo ? readyAtMs : 0),
    setPhone: (text: string) => {
      setPhone(phoneDigits(text))
      setIssue(null)
    },
    setCode: (text: string) => {
      setCode(codeDigits(text))
      setIssue(null)
    },
    clearIssue: () => setIssue(null),
    sendCode,
    confirm,
  }
}

export type PhoneForm = ReturnType<typeof usePhoneForm>
