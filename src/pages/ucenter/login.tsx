import { Image, Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import picture from '@/assets/login/cloudsea.webp'
import { Consent } from '@/features/agreements/Consent'
import { back } from '@/features/navigation/navigate'
import { texts } from '@/features/session/loginTexts'
import { OfflineBanner } from '@/features/session/OfflineBanner'
import { offers } from '@/features/session/offers'
import { PhoneFields } from '@/features/session/PhoneFields'
import { PlatformLogin } from '@/features/session/PlatformLogin'
import { usePhoneLogin } from '@/features/session/usePhoneLogin'
import { usePageParams } from '@/platform/pages'
import { useApp } from '@/stores/app'
import { Button } from '@/ui/Button/Button'
import { PageBar } from '@/ui/PageBar/PageBar'
import './login.scss'

export default function Login() {
  const { redirect_url: redirectUrl, invite } = usePageParams()
  const { form, agreed, agree, missed, miss } = usePhoneLogin(redirectUrl, invite)
  const offered = useApp((app) => offers(app.appConfig))
  // Nobody is taken away from the form they see by an offer that arrives late.
  const [byForm, setByForm] = useState(!offered)
  const { data: scores } = useQuery({
    queryKey: keys.scoreConfig,
    queryFn: ({ signal }) => call('GET /api/app-config/score', {}, { signal }),
  })
  const busy = form.busy === 'submitting'
  const welcome = scores?.welcomeCredits
  return (
    <View className="login">
      <View className="login__picture" aria-hidden>
        <Image className="login__image" src={picture} mode="aspectFill" />
      </View>
      <PageBar over backIcon="close" backLabel={texts.close} onBack={() => void back()} />
      <View className="login__sheet">
        <View className="login__promise" role="heading" aria-level={1}>
          {texts.promise.map((line) => (
            <Text key={line} className="login__line">
              {line}
            </Text>
          ))}
        </View>
        <View className="login__welcome">
          {invite ? texts.invited : welcome ? texts.welcome(welcome) : texts.welcomePlain}
        </View>
        <OfflineBanner />
        {byForm ? (
          <>
            <PhoneFields form={form} />
            <Button
              className="login__submit"
              variant="primary"
              wide
              disabled={busy}
              onPress={() => void form.confirm()}
            >
              {busy ? texts.loggingIn : texts.login}
            </Button>
          </>
        ) : (
          <PlatformLogin
            agreed={agreed}
            onMissed={miss}
            onForm={() => setByForm(true)}
            redirectUrl={redirectUrl}
            inviteCode={invite}
          />
        )}
        {byForm && offered && (
          <Button className="login__submit" variant="ghost" wide onPress={() => setByForm(false)}>
            {texts.wechat}
          </Button>
        )}
        <Consent agreed={agreed} onChange={agree} missed={missed} />
      </View>
    </View>
  )
}
