/** Confirmation of an account change: by the oldest means, or another that the user chooses. */
import type { CallInput } from '@contract/endpoints/all'
import type { ConfirmBy } from '@contract/sign-in'
import { useState } from 'react'
import { call } from '@/api/call'
import { isCode } from '@/lib/phone'
import { signWithPasskey, canPasskey } from '@/platform/passkey'
import { useSession } from '@/stores/session'
import { confirmTexts as texts } from './confirmTexts'
import { rethrowPasskeyError } from './passkeyTrouble'
import { useOwnCode } from './useOwnCode'

export type ConfirmationBody = NonNullable<CallInput<'POST /api/user/logoff'>['body']>
/** Called when the change is submitted: only then the browser prompts for a passkey. */
export type Give = () => Promise<ConfirmationBody>
export type ConfirmPurpose = 'change' | 'close' | 'passkey' | 'apiKey' | 'undo'

function useOptions(only: readonly ConfirmBy[] | undefined): readonly ConfirmBy[] {
  const user = useSession((session) => session.userInfo)
  if (!user) return []
  // A user that an older version stored has the first of them alone, until it is loaded again.
  const stored: readonly ConfirmBy[] | undefined = user.confirmOptions
  const options = only ?? stored ?? [user.confirmBy]
  return options.filter((by) => by !== 'passkey' || canPasskey())
}

/** `only`: what the server takes for this, where that is less than for other changes. */
export function useConfirmation(purpose: ConfirmPurpose, only?: readonly ConfirmBy[]) {
  const options = useOptions(only)
  const [chosen, setChosen] = useState<ConfirmBy | null>(null)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')
  const by = chosen ?? options[0] ?? 'signIn'
  const code = useOwnCode(purpose, by === 'email' ? 'email' : 'phone')

  /** Missing input, as a sentence; '' for none. */
  function check(): string {
    if (by === 'password' && password === '') return texts.passwordMissing
    if ((by === 'phone' || by === 'email') && !isCode(code.code)) return texts.codeWrong
    return ''
  }

  async function give(): Promise<ConfirmationBody> {
    if (by === 'password') return { by, password }
    if (by === 'phone' || by === 'email') return { by, code: code.code }
    if (by === 'signIn') return { by }
    const { options: request, flow } = await call('POST /api/user/passkeys/confirm')
    return {
      by,
      passkey: { flow, answer: await signWithPasskey(request).catch(rethrowPasskeyError) },
    }
  }

  function forget(): void {
    setWrong('')
    code.setIssue('')
  }

  return {
    by,
    code,
    password,
    check,
    give,
    forget,
    /** Faults found here; errors of the server belong to the form. */
    issue: wrong || code.issue,
    setIssue: setWrong,
    setPassword: (value: string) => {
      setPassword(value)
      setWrong('')
    },
    /** To the next way there is; null where there is only this one. */
    chooseOther:
      options.length < 2
        ? null
        : () => {
            forget()
            code.setCode('')
            setChosen(options[(options.indexOf(by) + 1) % options.length] ?? by)
          },
  }
}

export type Confirmation = ReturnType<typeof useConfirmation>
