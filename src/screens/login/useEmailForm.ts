/** Mailbox and code. */
import { MAILBOX } from '@contract/sign-in'
import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { codeDigits, isCode } from '@/lib/phone'
import { deviceId } from '@/platform/deviceId'
import { showToast } from '@/platform/toast'
import { requestEmailCode } from './requestCode'
import { texts as emailTexts } from './emailTexts'
import { enter } from './enter'
import { texts } from '@/domain/session/texts'
import { useCountdown } from '@/domain/session/useCountdown'

interface Options {
  redirectUrl: string | undefined
  inviteCode: string | undefined
  /** A reason of the page's own not to submit yet; '' for none. */
  check: () => string
}

interface Step {
  kind: 'sending' | 'submitting'
  work: () => Promise<void>
}

interface Issue {
  field: 'email' | 'code' | 'form'
  message: string
}

export function useEmailForm({ redirectUrl, inviteCode, check }: Options) {
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<Issue | null>(null)
  const [sent, setSent] = useState({ to: '', readyAtMs: 0 })
  // One mutation for both: no code is requested while the form is being submitted.
  const writing = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: ({ work }: Step) => work(),
  })
  const email = typed.trim().toLowerCase()
  const emailIssue = (): Issue | null =>
    MAILBOX.test(email) ? null : { field: 'email', message: emailTexts.wrong }

  async function run(kind: Step['kind'], issue: Issue | null, work: Step['work']): Promise<void> {
    writing.forget()
    setWrong(issue)
    if (issue === null) await writing.run({ kind, work })
  }
  const sendCode = () =>
    run('sending', emailIssue(), async () => {
      const { resendAfterMs } = await requestEmailCode(email)
      setSent({ to: email, readyAtMs: Date.now() + resendAfterMs })
      showToast(texts.codeSent)
    })
  function confirm(): Promise<void> {
    const codeIssue: Issue | null = isCode(code)
      ? null
      : { field: 'code', message: texts.codeWrong }
    const own = emailIssue() ?? codeIssue
    const message = own ? '' : check()
    const issue = own ?? (message === '' ? null : { field: 'form' as const, message })
    return run('submitting', issue, async () => {
      const body = { email, code, device: deviceId(), inviteCode: inviteCode || undefined }
      await enter(await call('POST /api/auth/emailLogin', { body }), redirectUrl)
    })
  }
  const typing = (set: (text: string) => void) => (text: string) => {
    set(text)
    setWrong(null)
    writing.forget()
  }
  return {
    typed,
    code,
    devCode: null,
    sendCode,
    confirm,
    issue: wrong ?? (writing.issue ? { field: 'form' as const, message: writing.issue } : null),
    busy: writing.busy ? (writing.variables?.kind ?? null) : null,
    // A code is good only for the mailbox it went to.
    secondsLeft: useCountdown(email === sent.to ? sent.readyAtMs : 0),
    setEmail: typing(setTyped),
    setCode: typing((text) => setCode(codeDigits(text))),
  }
}
