/** Phone number and code: what login and binding a phone have in common. */
import { useRef, useState } from 'react'
import { useWrite } from '@/api/useWrite'
import { codeDigits, isCode, isPhone, phoneDigits } from '@/lib/phone'
import { showToast } from '@/platform/toast'
import { useSmsCode, type SmsPurpose } from '@/stores/smsCode'
import { requestCode } from './requestCode'
import { texts } from '@/domain/session/texts'
import { useCountdown } from '@/domain/session/useCountdown'

export type FormField = 'phone' | 'code' | 'oldCode' | 'agreement' | 'form'

export interface FormIssue {
  field: FormField
  /** One Chinese sentence. */
  message: string
}

interface PhoneFormOptions {
  purpose: SmsPurpose
  /** A reason of the page's own not to submit yet; it may ask the person for it. */
  check?: () => FormIssue | null | Promise<FormIssue | null>
  /** Rejects with ApiError; what was typed stays. */
  submit: (input: { phone: string; code: string }) => Promise<void>
}

interface Step {
  kind: 'sending' | 'submitting'
  work: () => Promise<void>
}

export function usePhoneForm({ purpose, check, submit }: PhoneFormOptions) {
  const { phone, sentTo, readyAtMs, devCode, setPhone, sent, used } = useSmsCode()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<FormIssue | null>(null)
  const checking = useRef(false)
  // One mutation for both: no code is requested while the form is being submitted.
  const writing = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: ({ work }: Step) => work(),
  })

  function setIssue(issue: FormIssue | null): void {
    writing.forget()
    setWrong(issue)
  }

  async function run(kind: Step['kind'], work: Step['work']): Promise<void> {
    setWrong(null)
    await writing.run({ kind, work })
  }

  function phoneIssue(): FormIssue | null {
    return isPhone(phone) ? null : { field: 'phone', message: texts.phoneWrong }
  }

  async function sendCode() {
    const issue = phoneIssue()
    if (issue) return setIssue(issue)
    await run('sending', async () => {
      const answer = await requestCode({ phone, purpose })
      sent({ phone, resendAfterMs: answer.resendAfterMs, devCode: answer.devCode ?? null })
      showToast(texts.codeSent)
    })
  }

  /** First fault found by `check`. */
  async function ownIssue(): Promise<FormIssue | null> {
    checking.current = true
    try {
      return (await check?.()) ?? null
    } finally {
      checking.current = false
    }
  }

  async function confirm(value = code) {
    if (checking.current) return
    const codeIssue: FormIssue | null = isCode(value)
      ? null
      : { field: 'code', message: texts.codeWrong }
    const issue = phoneIssue() ?? codeIssue ?? (await ownIssue())
    if (issue) return setIssue(issue)
    await run('submitting', async () => {
      await submit({ phone, code: value })
      used()
    })
  }

  return {
    phone,
    code,
    issue: wrong ?? (writing.issue ? { field: 'form' as const, message: writing.issue } : null),
    busy: writing.busy ? (writing.variables?.kind ?? null) : null,
    // A code is good only for the number it went to.
    devCode: phone === sentTo ? devCode : null,
    secondsLeft: useCountdown(phone === sentTo ? readyAtMs : 0),
    setPhone: (text: string) => {
      setPhone(phoneDigits(text))
      setIssue(null)
    },
    setCode: (text: string) => {
      const digits = codeDigits(text)
      setCode(digits)
      setIssue(null)
      // Its last digit sends it; what was refused is changed, or sent again by the button.
      if (isCode(digits) && digits !== code && isPhone(phone)) void confirm(digits)
    },
    clearIssue: () => setIssue(null),
    sendCode,
    confirm: () => confirm(),
  }
}

export type PhoneForm = ReturnType<typeof usePhoneForm>
