import type { CallData } from '@contract/endpoints/all'
import { CONSOLE_FORMS } from '@contract/staff'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Divider, Form, Input, Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { call } from '../api/call'
import { deviceId } from '../lib/deviceId'
import { canPasskey } from '../lib/passkey'
import { QueryView } from '../ui/States'
import { ByOidc, ByPasskey } from './Elsewhere'
import { texts } from './texts'

type Way = (typeof CONSOLE_FORMS)[number]
type Step = CallData<'POST /api/console/signIn'>
interface Fields {
  readonly account: string
  readonly secret: string
}

/** Counts down to 0, a second at a time. */
function useCountdown(): [seconds: number, begin: (ms: number) => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, (ms) => setSeconds(Math.ceil(ms / 1000))]
}

function CodeButton({ way, account }: { way: 'phone' | 'email'; account: string }) {
  const [seconds, begin] = useCountdown()
  const send = useMutation({
    mutationFn: () =>
      call('POST /api/console/code', { body: { way, account, device: deviceId() } }),
    onSuccess: ({ resendAfterMs }) => begin(resendAfterMs),
  })
  const said = send.data?.devCode === undefined ? texts.sent : texts.devCode(send.data.devCode)
  return (
    <div className="send">
      <Button
        onClick={() => send.mutate()}
        loading={send.isPending}
        disabled={seconds > 0 || account.trim().length < 3}
      >
        {seconds > 0 ? texts.again(seconds) : texts.sendCode}
      </Button>
      <p className="small" role="status">
        {send.error?.message ?? (send.isSuccess ? said : '')}
      </p>
    </div>
  )
}

function WayForm({ way, onDone }: { way: Way; onDone: (step: Step) => void }) {
  const [form] = Form.useForm<Fields>()
  const account = Form.useWatch('account', form) ?? ''
  const enter = useMutation({
    mutationFn: (fields: Fields) =>
      call('POST /api/console/signIn', { body: { way, ...fields, device: deviceId() } }),
    onSuccess: onDone,
  })
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(fields) => enter.mutate(fields)}
    >
      <Form.Item
        name="account"
        label={texts.account[way]}
        rules={[{ required: true, message: texts.needed(texts.account[way]) }]}
      >
        <Input autoComplete="username" autoFocus />
      </Form.Item>
      {way !== 'password' && <CodeButton way={way} account={account} />}
      <Form.Item
        name="secret"
        label={texts.secret[way]}
        rules={[{ required: true, message: texts.needed(texts.secret[way]) }]}
      >
        {way === 'password' ? (
          <Input.Password autoComplete="current-password" />
        ) : (
          <Input inputMode="numeric" autoComplete="one-time-code" />
        )}
      </Form.Item>
      {enter.error && (
        <p className="wrong" role="alert">
          {enter.error.message}
        </p>
      )}
      <Button type="primary" htmlType="submit" block loading={enter.isPending}>
        {texts.next}
      </Button>
    </Form>
  )
}

interface FirstFactorProps {
  readonly onDone: (step: Step) => void
}

/** The forms there are, one at a time. */
function Forms({ offered, onDone }: FirstFactorProps & { readonly offered: readonly Way[] }) {
  const [chosen, setChosen] = useState<Way | null>(null)
  const way = chosen ?? offered[0]
  if (way === undefined) return null
  const options = offered.map((value) => ({ value, label: texts.ways[value] }))
  return (
    <>
      {offered.length > 1 && <Segmented block options={options} value={way} onChange={setChosen} />}
      <WayForm key={way} way={way} onDone={onDone} />
    </>
  )
}

export function FirstFactor({ onDone }: FirstFactorProps) {
  const ways = useQuery({
    queryKey: ['ways'],
    queryFn: () => call('GET /api/console/ways', {}),
  })
  return (
    <QueryView of={ways} rows={4}>
      {({ ways: offered, oidcName }) => {
        const forms = CONSOLE_FORMS.filter((way) => offered.includes(way))
        const byPasskey = offered.includes('passkey') && canPasskey()
        const byOidc = oidcName !== null && offered.includes('oidc')
        const others = byPasskey || byOidc
        if (forms.length === 0 && !others) return <p className="wrong">{texts.noWays}</p>
        return (
          <>
            <Forms offered={forms} onDone={onDone} />
            {forms.length > 0 && others && (
              <Divider plain className="or">
                {texts.or}
              </Divider>
            )}
            {others && (
              <section>
                {byOidc && <ByOidc name={oidcName} />}
                {byPasskey && <ByPasskey onDone={onDone} />}
              </section>
            )}
            <p className="small">{texts.roles}</p>
          </>
        )
      }}
    </QueryView>
  )
}
