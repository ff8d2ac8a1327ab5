import { View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import { PhoneButton } from '@/ui/PhoneButton/PhoneButton'
import { texts } from './loginTexts'
import { usePlatformLogin } from './usePlatformLogin'
import './PlatformLogin.scss'

interface PlatformLoginProps {
  agreed: boolean
  /** Pressed before the agreements were ticked. */
  onMissed: () => void
  onForm: () => void
  redirectUrl: string | undefined
  inviteCode: string | undefined
}

/** One press with the platform's number; the form is one press away. */
export function PlatformLogin(props: PlatformLoginProps) {
  const { agreed, onForm, redirectUrl, inviteCode } = props
  const login = usePlatformLogin({ redirectUrl, inviteCode, onRefused: onForm })
  const issue = agreed && login.issue === texts.agreeFirst ? '' : login.issue

  // The platform prompts at once when its button is pressed, so until then this button is shown.
  const missed = () => {
    login.setIssue(texts.agreeFirst)
    props.onMissed()
  }
  return (
    <View className="platform-login">
      {agreed ? (
        <PhoneButton disabled={login.busy} onCode={(code) => void login.takeCode(code)}>
          {login.busy ? texts.loggingIn : texts.wechat}
        </PhoneButton>
      ) : (
        <Button variant="primary" wide onPress={missed}>
          {texts.wechat}
        </Button>
      )}
      <View className="platform-login__issue" role="alert">
        {issue}
      </View>
      <Button variant="ghost" wide disabled={login.busy} onPress={onForm}>
        {texts.byCode}
      </Button>
    </View>
  )
}
