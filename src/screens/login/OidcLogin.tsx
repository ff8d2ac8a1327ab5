import { View } from '@tarojs/components'
import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { leaveFor } from '@/platform/site'
import { useApp } from '@/stores/app'
import { Button } from '@/ui/Button/Button'
import { texts as loginTexts } from './loginTexts'
import { saveFlow } from './oidcFlow'
import { texts } from './oidcTexts'
import type { WayProps } from './PasswordLogin'
import '../../domain/session/fields.scss'

interface OidcLoginProps extends WayProps {
  inviteCode: string | undefined
  /** The only way there is. */
  alone: boolean
}

/** Away to the provider; it sends the browser back to the login page. */
export function OidcLogin({ agreed, onMissed, redirectUrl, inviteCode, alone }: OidcLoginProps) {
  const name = useApp(({ appConfig }) => appConfig?.oidcName ?? '')
  const [missed, setMissed] = useState(false)
  const leaving = useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn() {
      const { url, flow } = await call('POST /api/auth/oidc/start')
      saveFlow({ flow, redirectUrl: redirectUrl ?? null, inviteCode: inviteCode ?? null })
      leaveFor(url)
    },
  })
  const issue = missed && !agreed ? loginTexts.agreeFirst : leaving.issue
  function press(): void {
    setMissed(!agreed)
    if (agreed) void leaving.run()
    else onMissed()
  }
  return (
    <View className="login__other">
      <View role="alert">{issue && <View className="phone-fields__issue">{issue}</View>}</View>
      <Button
        className="login__submit"
        variant={alone ? 'primary' : 'ghost'}
        wide
        disabled={leaving.busy || leaving.isSuccess}
        onPress={press}
      >
        {leaving.busy || leaving.isSuccess ? texts.leaving : texts.by(name)}
      </Button>
    </View>
  )
}
