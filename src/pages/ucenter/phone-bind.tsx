import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { back, navigate } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { texts } from '@/screens/login/bindTexts'
import { ConfirmationFields } from '@/domain/session/ConfirmationFields'
import { loadUser } from '@/domain/session/load'
import { PhoneFields } from '@/screens/login/PhoneFields'
import { useConfirmation } from '@/domain/session/useConfirmation'
import { usePhoneForm } from '@/screens/login/usePhoneForm'
import { deviceId } from '@/platform/deviceId'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import './phone-bind.scss'

const HERE = '/pages/ucenter/phone-bind'

function BindForm() {
  const phone = useSession((session) => session.userInfo?.phone ?? null)
  const confirmation = useConfirmation('change')
  const form = usePhoneForm({
    purpose: 'bind',
    check() {
      const message = confirmation.check()
      return message === '' ? null : { field: 'oldCode', message }
    },
    async submit(input) {
      const { code: oldCode, ...given } = await confirmation.give()
      const body = { ...input, ...given, oldCode: oldCode || undefined, device: deviceId() }
      await call('POST /api/auth/bindPhone', { body })
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
      <View className="phone-bind__old">
        <ConfirmationFields
          confirmation={confirmation}
          bySignIn={texts.bySignIn}
          busy={busy}
          invalid={form.issue?.field === 'oldCode'}
          issueId="phone-bind-old"
          onConfirm={() => void form.confirm()}
        />
        <View id="phone-bind-old" className="phone-bind__issue" role="alert">
          {confirmation.issue}
        </View>
      </View>
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
