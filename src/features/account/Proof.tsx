import type { ConfirmBy } from '@contract/sign-in'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { CodeField } from '@/features/session/CodeField'
import { SecretField } from '@/features/session/SecretField'
import { useOwnCode } from '@/features/session/useOwnCode'
import { isCode } from '@/lib/phone'
import { useSession } from '@/stores/session'
import { Button, type ButtonProps } from '@/ui/Button/Button'
import { texts } from './texts'

const ISSUE_ID = 'account-proof-issue'

export interface Given {
  code?: string
  password?: string
}

interface ProofProps {
  /** What a code is asked for. */
  purpose: 'close' | 'passkey'
  /** Said to who proves it by having just signed in. */
  bySignIn: string
  /** What is sent with the proof. */
  writing: {
    busy: boolean
    issue: string
    forget: () => void
    run: (proof: Given) => Promise<unknown>
  }
  variant: ButtonProps['variant']
  submit: string
  submitting: string
}

interface SubmitProps extends ProofProps {
  issue: string
  onSubmit: () => void
}

function Submit({ issue, writing, variant, submit, submitting, onSubmit }: SubmitProps) {
  return (
    <>
      <View id={ISSUE_ID} className="mg-account__issue" role="alert">
        {issue}
      </View>
      <Button variant={variant} wide disabled={writing.busy} onPress={onSubmit}>
        {writing.busy ? submitting : submit}
      </Button>
    </>
  )
}

/** A code to the number or mailbox the account has. */
function ByCode({ to, ...props }: ProofProps & { to: string }) {
  const { writing, purpose } = props
  const form = useOwnCode(purpose)
  const issue = form.issue || writing.issue
  function submit(): void {
    writing.forget()
    if (isCode(form.code)) void writing.run({ code: form.code })
    else form.setIssue(texts.proofCodeWrong)
  }
  return (
    <>
      <CodeField
        label={texts.proofCode(to)}
        placeholder={texts.proofCodePlaceholder}
        form={form}
        sending={form.sending}
        busy={form.sending || writing.busy}
        invalid={issue !== ''}
        issueId={ISSUE_ID}
        onConfirm={submit}
      />
      <Submit {...props} issue={issue} onSubmit={submit} />
    </>
  )
}

function ByPassword(props: ProofProps) {
  const { writing } = props
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')
  const issue = wrong || writing.issue
  function submit(): void {
    writing.forget()
    setWrong(password === '' ? texts.proofPasswordMissing : '')
    if (password !== '') void writing.run({ password })
  }
  return (
    <>
      <SecretField
        kind="password"
        label={texts.proofPassword}
        placeholder={texts.proofPassword}
        value={password}
        onChange={(value) => {
          setPassword(value)
          setWrong('')
          writing.forget()
        }}
        invalid={issue !== ''}
        issueId={ISSUE_ID}
        onConfirm={submit}
      />
      <Submit {...props} issue={issue} onSubmit={submit} />
    </>
  )
}

/** Of an account with neither number nor password: that they have just signed in is asked. */
function BySignIn(props: ProofProps) {
  const { writing, bySignIn } = props
  return (
    <>
      <View>{bySignIn}</View>
      <Submit {...props} issue={writing.issue} onSubmit={() => void writing.run({})} />
    </>
  )
}

function recipientOf(
  by: ConfirmBy,
  { phone, email }: { phone: string | null; email: string | null },
): string | null {
  return by === 'phone' ? phone : by === 'email' ? email : null
}

/** What this account says that something is meant by, and the button that does it. */
export function Proof(props: ProofProps) {
  const user = useSession((session) => session.userInfo)
  if (!user) return null
  if (user.confirmBy === 'password') return <ByPassword {...props} />
  const to = recipientOf(user.confirmBy, user)
  return to === null ? <BySignIn {...props} /> : <ByCode {...props} to={to} />
}
