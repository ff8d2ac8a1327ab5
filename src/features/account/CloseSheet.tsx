import type { ConfirmBy } from '@contract/sign-in'
import { View } from '@tarojs/components'
import { useState } from 'react'
import type { CallInput } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { switchTab } from '@/features/navigation/navigate'
import { CodeField } from '@/features/session/CodeField'
import { SecretField } from '@/features/session/SecretField'
import { useOwnCode } from '@/features/session/useOwnCode'
import { isCode } from '@/lib/phone'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { texts } from './texts'

const ISSUE_ID = 'account-close-issue'

type Proof = CallInput<'POST /api/user/logoff'>['body']

function useClosing() {
  return useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: (body: Proof) => call('POST /api/user/logoff', { body }),
    async onSuccess() {
      useSession.getState().leave()
      showToast(texts.closed)
      await switchTab('pages/ucenter/ucenter')
    },
  })
}

interface SubmitProps {
  issue: string
  busy: boolean
  onSubmit: () => void
}

function Submit({ issue, busy, onSubmit }: SubmitProps) {
  return (
    <>
      <View id={ISSUE_ID} className="mg-account__issue" role="alert">
        {issue}
      </View>
      <Button variant="danger" wide disabled={busy} onPress={onSubmit}>
        {busy ? texts.closing : texts.closeSubmit}
      </Button>
    </>
  )
}

/** A code to the number or mailbox the account has. */
function ByCode({ to }: { to: string }) {
  const form = useOwnCode('close')
  const closing = useClosing()
  const { busy } = closing
  const issue = form.issue || closing.issue
  function submit(): void {
    closing.forget()
    if (isCode(form.code)) void closing.run({ code: form.code })
    else form.setIssue(texts.closeCodeWrong)
  }
  return (
    <>
      <CodeField
        label={texts.closeCode(to)}
        placeholder={texts.closeCodePlaceholder}
        form={form}
        sending={form.sending}
        busy={form.sending || busy}
        invalid={issue !== ''}
        issueId={ISSUE_ID}
        onConfirm={submit}
      />
      <Submit issue={issue} busy={busy} onSubmit={submit} />
    </>
  )
}

function ByPassword() {
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')
  const closing = useClosing()
  const issue = wrong || closing.issue
  function submit(): void {
    closing.forget()
    setWrong(password === '' ? texts.closePasswordMissing : '')
    if (password !== '') void closing.run({ password })
  }
  return (
    <>
      <SecretField
        kind="password"
        label={texts.closePassword}
        placeholder={texts.closePassword}
        value={password}
        onChange={(value) => {
          setPassword(value)
          setWrong('')
          closing.forget()
        }}
        invalid={issue !== ''}
        issueId={ISSUE_ID}
        onConfirm={submit}
      />
      <Submit issue={issue} busy={closing.busy} onSubmit={submit} />
    </>
  )
}

/** Of an account with neither number nor password: that they have just signed in is asked. */
function BySignIn() {
  const closing = useClosing()
  return (
    <>
      <View>{texts.closeSignIn}</View>
      <Submit issue={closing.issue} busy={closing.busy} onSubmit={() => void closing.run({})} />
    </>
  )
}

interface ConfirmProps {
  confirmBy: ConfirmBy
  phone: string | null
  email: string | null
}

function Confirm({ confirmBy, phone, email }: ConfirmProps) {
  if (confirmBy === 'password') return <ByPassword />
  const to = { phone, email, signIn: null }[confirmBy]
  return to === null ? <BySignIn /> : <ByCode to={to} />
}

/** What goes when the account goes, and what says so. */
export function CloseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const user = useSession((session) => session.userInfo)
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.close}>
      <View className="mg-account__close">
        <View>{texts.closeLead}</View>
        {texts.closeItems.map((item) => (
          <View key={item} className="mg-account__item">
            {item}
          </View>
        ))}
        <View className="mg-account__back">{texts.closeBack}</View>
        {user && <Confirm {...user} />}
      </View>
    </BottomSheet>
  )
}
