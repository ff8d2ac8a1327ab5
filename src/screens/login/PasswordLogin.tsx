import { View } from '@tarojs/components'
import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { deviceId } from '@/platform/deviceId'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { enter } from './enter'
import { texts as loginTexts } from './loginTexts'
import { texts } from '@/domain/session/passwordTexts'
import { SecretField } from '@/domain/session/SecretField'
import '../../domain/session/fields.scss'

export interface WayProps {
  agreed: boolean
  /** Pressed before the agreements were ticked. */
  onMissed: () => void
  redirectUrl: string | undefined
}

const ISSUE_ID = 'password-login-issue'

/** Account name and password. */
export function PasswordLogin({ agreed, onMissed, redirectUrl }: WayProps) {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')
  const signing = useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn() {
      const body = { account, password, device: deviceId() }
      await enter(await call('POST /api/auth/passwordLogin', { body }), redirectUrl)
    },
  })
  const typing = (set: (value: string) => void) => (value: string) => {
    set(value)
    setWrong('')
    signing.forget()
  }

  function missing(): string {
    if (account.trim() === '') return texts.accountMissing
    if (password === '') return texts.passwordMissing
    if (agreed) return ''
    onMissed()
    return loginTexts.agreeFirst
  }

  async function submit(): Promise<void> {
    const issue = missing()
    setWrong(issue)
    signing.forget()
    if (issue === '') await signing.run()
  }

  const issue = (agreed && wrong === loginTexts.agreeFirst ? '' : wrong) || signing.issue
  const field = { invalid: issue !== '' && issue !== loginTexts.agreeFirst }
  return (
    <>
      <View className="phone-fields">
        <Field
          {...field}
          kind="account"
          label={texts.account}
          placeholder={texts.accountPlaceholder}
          value={account}
          onChange={typing(setAccount)}
          maxLength={64}
          describedBy={ISSUE_ID}
          onConfirm={() => void submit()}
        />
        <SecretField
          {...field}
          kind="password"
          placeholder={texts.passwordPlaceholder}
          value={password}
          onChange={typing(setPassword)}
          issueId={ISSUE_ID}
          onConfirm={() => void submit()}
        />
        <View id={ISSUE_ID} role="alert">
          {issue && <View className="phone-fields__issue">{issue}</View>}
        </View>
      </View>
      <Button
        className="login__submit"
        variant="primary"
        wide
        disabled={signing.busy}
        onPress={() => void submit()}
      >
        {signing.busy ? loginTexts.loggingIn : loginTexts.login}
      </Button>
    </>
  )
}
