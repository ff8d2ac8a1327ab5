/** A link of the operator: what it is for, and what is done by it. */
import { ACCOUNT_NAME, PASSWORD_LENGTH } from '@contract/sign-in'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/call'
import { getErrorMessage } from '@/api/error'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { deviceId } from '@/platform/deviceId'
import { enter } from './enter'
import { texts } from '@/domain/session/passwordTexts'

interface Options {
  token: string
  redirectUrl: string | undefined
  inviteCode: string | undefined
  /** A reason of the page's own not to submit yet; '' for none. */
  check: () => string
}

export function useAccountLink({ token, redirectUrl, inviteCode, check }: Options) {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')
  const link = useQuery({
    queryKey: keys.accountLink(token),
    queryFn: () => call('POST /api/auth/link', { body: { token } }),
    retry: false,
  })
  const named = link.data?.account ?? null
  const using = useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn() {
      const name = named === null ? { account: account.trim().toLowerCase() } : {}
      const body = {
        token,
        ...name,
        password,
        device: deviceId(),
        inviteCode: inviteCode || undefined,
      }
      await enter(await call('POST /api/auth/link/use', { body }), redirectUrl)
    },
  })
  const typing = (set: (value: string) => void) => (value: string) => {
    set(value)
    setWrong('')
    using.forget()
  }

  function missing(): string {
    if (named === null && !ACCOUNT_NAME.test(account.trim().toLowerCase()))
      return texts.newAccountWrong
    if ([...password].length < PASSWORD_LENGTH.min) return texts.short(PASSWORD_LENGTH.min)
    return check()
  }

  async function submit(): Promise<void> {
    const issue = missing()
    setWrong(issue)
    using.forget()
    if (issue === '') await using.run()
  }

  return {
    link: link.data ?? null,
    /** Why the form is not shown; '' while it is, or while loading. */
    refused: link.error ? getErrorMessage(link.error) : '',
    refetch: () => void link.refetch(),
    account,
    password,
    busy: using.busy,
    wrong,
    issue: wrong || using.issue,
    setAccount: typing(setAccount),
    setPassword: typing(setPassword),
    submit,
  }
}
