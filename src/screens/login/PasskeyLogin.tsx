import { View } from '@tarojs/components'
import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { deviceId } from '@/platform/deviceId'
import { signWithPasskey } from '@/platform/passkey'
import { Button } from '@/ui/Button/Button'
import { enter } from './enter'
import { texts as loginTexts } from './loginTexts'
import { passkeyTexts as texts } from '@/domain/session/passkeyTexts'
import { rethrowPasskeyError } from '@/domain/session/passkeyTrouble'
import type { WayProps } from './PasswordLogin'
import '../../domain/session/fields.scss'

/** By a passkey of this device, or of one nearby: no field to fill in. */
export function PasskeyLogin({ agreed, onMissed, redirectUrl }: WayProps) {
  const [missed, setMissed] = useState(false)
  const signing = useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn() {
      const { options, flow } = await call('POST /api/auth/passkey/start')
      const answer = await signWithPasskey(options).catch(rethrowPasskeyError)
      const body = { flow, answer, device: deviceId() }
      await enter(await call('POST /api/auth/passkey/login', { body }), redirectUrl)
    },
  })
  const issue = missed && !agreed ? loginTexts.agreeFirst : signing.issue
  function press(): void {
    setMissed(!agreed)
    signing.forget()
    if (agreed) void signing.run()
    else onMissed()
  }
  return (
    <View className="login__other">
      <View role="alert">{issue && <View className="phone-fields__issue">{issue}</View>}</View>
      <Button
        className="login__submit"
        variant="ghost"
        wide
        disabled={signing.busy}
        onPress={press}
      >
        {signing.busy ? texts.asking : texts.login}
      </Button>
    </View>
  )
}
