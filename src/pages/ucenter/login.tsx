import type { SignInWay } from '@contract/sign-in'
import { Image, Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import picture from '@/assets/login/cloudsea.webp'
import { Consent } from '@/domain/agreements/Consent'
import { back } from '@/domain/navigation/navigate'
import { AccountLink } from '@/screens/login/AccountLink'
import { EmailLogin } from '@/screens/login/EmailLogin'
import { texts } from '@/screens/login/loginTexts'
import { offers } from '@/domain/session/offers'
import { OidcLogin } from '@/screens/login/OidcLogin'
import { OidcReturn } from '@/screens/login/OidcReturn'
import { PasskeyLogin } from '@/screens/login/PasskeyLogin'
import { PasswordLogin } from '@/screens/login/PasswordLogin'
import { PhoneFields } from '@/screens/login/PhoneFields'
import { PlatformLogin } from '@/screens/login/PlatformLogin'
import { undoTexts } from '@/domain/session/undoTexts'
import { usePhoneLogin } from '@/screens/login/usePhoneLogin'
import { listFormWays, useWays } from '@/domain/session/ways'
import { WayTabs } from '@/screens/login/WayTabs'
import { Welcome } from '@/screens/login/Welcome'
import { readFragment } from '@/platform/site'
import { usePageParams } from '@/platform/pages'
import { canPasskey } from '@/platform/passkey'
import { UNLINKED_CLIENT } from '@/platform/signIn'
import { useApp } from '@/stores/app'
import { useRewards } from '@/stores/rules'
import { useSession } from '@/stores/session'
import { useWaiting } from '@/stores/waiting'
import { Button } from '@/ui/Button/Button'
import { lazySheet } from '@/ui/later'
import { pressable } from '@/ui/pressable'
import { PageBar } from '@/ui/PageBar/PageBar'
import './login.scss'

const ConsentSheet = lazySheet(() =>
  import('@/domain/agreements/ConsentSheet').then((m) => m.ConsentSheet),
)

const UndoSheet = lazySheet(() => import('@/domain/session/UndoSheet').then((m) => m.UndoSheet))

/** Leaving without signing in cancels the action that led here. */
function dropWishes(): void {
  if (!useSession.getState().isLogin) useWaiting.getState().drop()
}

export default function Login() {
  useEffect(() => dropWishes, [])
  const params = usePageParams()
  const { redirect_url: redirectUrl, invite } = params
  const { form, agreed, agree, missed, miss, consent } = usePhoneLogin(redirectUrl, invite)
  const [{ link: linked, undo = '' }] = useState(readFragment)
  const [link, setLink] = useState(linked)
  const [undoing, setUndoing] = useState(undo !== '')
  const [returned, setReturned] = useState('state' in params)
  const ways = useWays()
  const forms = listFormWays(ways)
  const [chosen, choose] = useState<SignInWay | null>(null)
  const way = chosen ?? forms[0]
  const rewards = useRewards()
  const offered = useApp((app) => offers(app.appConfig))
  // An offer that arrives late must not replace the form on screen.
  const [byForm, setByForm] = useState(!offered)
  const { data: scores } = useQuery({
    queryKey: keys.scoreConfig,
    queryFn: ({ signal }) => call('GET /api/app-config/score', {}, { signal }),
  })
  const busy = form.busy === 'submitting'
  const away = returned || !!link
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
        {UNLINKED_CLIENT !== null && (
          <View className="login__absent">{texts.noOneTap(UNLINKED_CLIENT)}</View>
        )}
        {!away && <Welcome way={way} invited={!!invite && rewards} credits={welcome ?? 0} />}
        {!away && way && <WayTabs ways={forms} way={way} onChoose={choose} />}
        {returned ? (
          <OidcReturn answer={params} onLeave={() => setReturned(false)} />
        ) : link ? (
          <AccountLink
            {...{ agreed, redirectUrl, token: link, onMissed: miss, inviteCode: invite }}
            onLeave={() => setLink(undefined)}
          />
        ) : way === 'password' ? (
          <PasswordLogin agreed={agreed} onMissed={miss} redirectUrl={redirectUrl} />
        ) : way === 'email' ? (
          <EmailLogin {...{ agreed, redirectUrl, onMissed: miss, inviteCode: invite }} />
        ) : way === undefined ? null : byForm ? (
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
        {byForm && offered && !away && (
          <Button
            className="login__submit login__other"
            variant="ghost"
            wide
            onPress={() => setByForm(false)}
          >
            {texts.wechat}
          </Button>
        )}
        {!away && ways.includes('oidc') && (
          <OidcLogin
            {...{ agreed, redirectUrl, onMissed: miss, inviteCode: invite, alone: !way }}
          />
        )}
        {!away && ways.includes('passkey') && canPasskey() && (
          <PasskeyLogin {...{ agreed, redirectUrl, onMissed: miss }} />
        )}
        <Consent agreed={agreed} onChange={agree} missed={missed} />
        {!away && (
          <View
            className="mg-press login__undo"
            {...pressable({ onPress: () => setUndoing(true) })}
          >
            {undoTexts.entry}
          </View>
        )}
        <UndoSheet open={undoing} initialCode={undo} onClose={() => setUndoing(false)} />
        <ConsentSheet
          open={consent.open}
          onClose={() => consent.answer(false)}
          onAgree={() => consent.answer(true)}
        />
      </View>
    </View>
  )
}
