import { View } from '@tarojs/components'
import { useState } from 'react'
import { call } from '@/api/call'
import { back, navigate } from '@/features/navigation/navigate'
import { PageHead } from '@/features/navigation/PageHead'
import { texts } from '@/features/session/bindTexts'
import { CodeField } from '@/features/session/CodeField'
import { loadUser } from '@/features/session/load'
import { PhoneFields } from '@/features/session/PhoneFields'
import { SecretField } from '@/features/session/SecretField'
import { texts as codeTexts } from '@/features/session/texts'
import { useOwnCode } from '@/features/session/useOwnCode'
import { usePhoneForm } from '@/features/session/usePhoneForm'
import { isCode } from '@/lib/phone'
import { deviceId } from '@/platform/deviceId'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import './phone-bind.scss'

const HERE = '/pages/ucenter/phone-bind'

function BindForm() {
  const phone = useSession((session) => session.userInfo?.phone ?? null)
  const needsPassword = useSession(({ userInfo }) => !userInfo?.phone && !!userInfo?.account)
  const [password, setPassword] = useState('')
  const old = useOwnCode('change')
  const form = usePhoneForm({
    purpose: 'bind',
    check() {
      if (phone && !isCode(old.code)) return { field: 'oldCode', message: codeTexts.oldCodeWrong }
      return needsPassword && password === '' ? { field: 'form', message: texts.password } : null
    },
    async submit(input) {
      const body = { ...input, device: deviceId(), ...(phone && { oldCode: old.code }) }
      const proof = needsPassword && { password }
      await call('POST /api/auth/bindPhone', { body: { ...body, ...proof } })
      showToast(texts.done)
      await loadUser()
      await back()
    },
  })
  const busy = form.busy === 'submitting'
  return (
    <View className="phone-bind">
      <View className="phone-bind__title" role="heading" aria-level={1}>
        {phone ? texts.changeTitle : texts.bindTitle}
      </View>
      <View className="phone-bind__hint">{phone ? texts.changeHint(phone) : texts.bindHint}</View>
      {phone && (
        <View className="phone-bind__old">
          <CodeField
            label={codeTexts.oldCode(phone)}
            placeholder={codeTexts.oldCodePlaceholder}
            form={old}
            sending={old.sending}
            busy={old.sending || busy}
            invalid={form.issue?.field === 'oldCode'}
            issueId="phone-bind-old"
            onConfirm={() => void form.confirm()}
          />
          <View id="phone-bind-old" className="phone-bind__issue" role="alert">
            {old.issue}
          </View>
        </View>
      )}
      {needsPassword && (
        <View className="phone-bind__old">
          <SecretField
            kind="password"
            placeholder={texts.passwordPlaceholder}
            value={password}
            onChange={(value) => {
              setPassword(value)
              form.clearIssue()
            }}
            invalid={false}
            issueId="phone-bind-old"
            onConfirm={() => void form.confirm()}
          />
        </View>
      )}
      <PhoneFields form={form} />
      <Button
        className="phone-bind__submit"
        variant="primary"
        wide
        disabled={busy}
        onPress={() => void form.confirm()}
      >
        {busy ? texts.submitting : texts.submit}
      </Button>
    </View>
  )
}

export default function PhoneBind() {
  const isLogin = useSession((session) => session.isLogin)
  const login = () => void navigate('pages/ucenter/login', { redirect_url: HERE })
  return (
    <View>
      <PageHead />
      {isLogin ? (
        <BindForm />
      ) : (
        <Empty title={texts.anonymous} action={{ text: texts.login, onPress: login }} />
      )}
    </View>
  )
}
