import { PASSWORD_LENGTH } from '@contract/sign-in'
import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { call } from '@/api/call'
import { queryClient } from '@/api/query'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { SecretField } from '@/domain/session/SecretField'
import { useWays } from '@/domain/session/ways'
import { showToast } from '@/platform/toast'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Switch } from '@/ui/Switch/Switch'
import { texts } from './texts'
import { usePasskeys } from './usePasskeys'

const ISSUE_ID = 'account-password-issue'
const EMPTY = { oldPassword: '', password: '', removePasskeys: false }
type Secret = 'oldPassword' | 'password'

function findIssue({ oldPassword, password }: typeof EMPTY): string {
  if (oldPassword === '') return texts.oldMissing
  const { min } = PASSWORD_LENGTH
  return [...password].length < min ? texts.newShort(min) : ''
}

/** Another password for the account: the one it has, and the new one. */
export function PasswordSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [form, setForm] = useState(EMPTY)
  const [wrong, setWrong] = useState('')
  const changing = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: (body: typeof EMPTY) => call('POST /api/auth/password', { body }),
    async onSuccess() {
      showToast(texts.passwordSaved)
      onClose()
      await queryClient.invalidateQueries({ queryKey: keys.user })
    },
  })
  const { busy, forget } = changing
  const offered = useWays().includes('passkey')
  const passkeys = usePasskeys({ enabled: offered && open }).data?.list.length ?? 0
  useEffect(() => {
    if (!open) return
    setForm(EMPTY)
    setWrong('')
  }, [open])

  const typing = (name: Secret) => (value: string) => {
    forget()
    setWrong('')
    setForm({ ...form, [name]: value })
  }
  function submit(): void {
    forget()
    const issue = findIssue(form)
    setWrong(issue)
    if (issue === '') void changing.run(form)
  }
  const issue = wrong || changing.issue
  const field = { invalid: issue !== '', issueId: ISSUE_ID, onConfirm: submit }
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.passwordTitle}>
      <View className="mg-account__close">
        <View className="mg-account__lead">{texts.passwordLead}</View>
        <SecretField
          {...field}
          kind="password"
          label={texts.oldPassword}
          placeholder={texts.oldPassword}
          value={form.oldPassword}
          onChange={typing('oldPassword')}
        />
        <SecretField
          {...field}
          kind="newPassword"
          label={texts.newPassword}
          placeholder={texts.newPasswordPlaceholder(PASSWORD_LENGTH.min)}
          value={form.password}
          onChange={typing('password')}
        />
        {passkeys > 0 && (
          <>
            <View className="mg-account__stay">{texts.passkeysStay(passkeys)}</View>
            <View className="mg-account__choice">
              <View className="mg-account__who">{texts.passkeysRemove}</View>
              <Switch
                label={texts.passkeysRemove}
                on={form.removePasskeys}
                onChange={(removePasskeys) => setForm({ ...form, removePasskeys })}
              />
            </View>
          </>
        )}
        <View id={ISSUE_ID} className="mg-account__issue" role="alert">
          {issue}
        </View>
        <Button variant="primary" wide disabled={busy} onPress={submit}>
          {busy ? texts.passwordSaving : texts.passwordSave}
        </Button>
      </View>
    </BottomSheet>
  )
}
