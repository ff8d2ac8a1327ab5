import type { CallData } from '@contract/endpoints/all'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { call } from '../api/call'
import { deviceId } from '../lib/deviceId'
import { signWithPasskey } from '../lib/passkey'
import { oidcFlow } from './oidcFlow'
import { texts } from './texts'

type Step = CallData<'POST /api/console/signIn'>

function Wrong({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <p className="wrong" role="alert">
      {error.message}
    </p>
  )
}

/** Away to the provider, which sends the browser back to /console/oidc. */
export function ByOidc({ name }: { name: string }) {
  const leave = useMutation({
    mutationFn: () => call('POST /api/console/oidc/start', {}),
    onSuccess({ url, flow }) {
      oidcFlow.save(flow)
      location.assign(url)
    },
  })
  return (
    <div>
      <Wrong error={leave.error} />
      <Button block loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {texts.byOidc(name)}
      </Button>
    </div>
  )
}

/** By what this device has for the site. */
export function ByPasskey({ onDone }: { onDone: (step: Step) => void }) {
  const enter = useMutation({
    async mutationFn() {
      const { options, flow } = await call('POST /api/console/passkey/start', {})
      const answer = await signWithPasskey(options)
      return call('POST /api/console/passkey/signIn', {
        body: { flow, answer, device: deviceId() },
      })
    },
    onSuccess: onDone,
  })
  return (
    <div>
      <Wrong error={enter.error} />
      <Button block loading={enter.isPending} onClick={() => enter.mutate()}>
        {texts.byPasskey}
      </Button>
    </div>
  )
}
