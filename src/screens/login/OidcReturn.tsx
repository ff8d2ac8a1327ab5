import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { formatAddress } from '@/lib/address'
import { deviceId } from '@/platform/deviceId'
import { Button } from '@/ui/Button/Button'
import { enter } from './enter'
import { takeFlow } from './oidcFlow'
import { texts } from './oidcTexts'

interface OidcReturnProps {
  /** Query of the provider's redirect. */
  answer: Readonly<Record<string, string>>
  /** To the usual forms. */
  onLeave: () => void
}

/** Back from the provider: in, or a sentence why not. */
export function OidcReturn({ answer, onLeave }: OidcReturnProps) {
  const { run, issue } = useWrite({
    meta: { errorShown: 'inline' },
    async mutationFn() {
      const stored = takeFlow()
      const query = formatAddress('', { ...answer }).replace(/^[^?]*\?/, '')
      const invited = stored?.inviteCode ? { inviteCode: stored.inviteCode } : {}
      const body = { flow: stored?.flow ?? 'none', query, device: deviceId(), ...invited }
      await enter(
        await call('POST /api/auth/oidc/login', { body }),
        stored?.redirectUrl ?? undefined,
      )
    },
  })
  const begin = useRef(run)
  useEffect(() => void begin.current(), [])
  return (
    <>
      <View className="login__welcome" role={issue ? 'alert' : 'status'}>
        {issue || texts.returning}
      </View>
      {issue && (
        <Button className="login__submit" variant="primary" wide onPress={onLeave}>
          {texts.again}
        </Button>
      )}
    </>
  )
}
