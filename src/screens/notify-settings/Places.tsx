import { useState } from 'react'
import { ledgerTime } from '@/domain/credits/time'
import {
  type PushView,
  useBrowserSubscription,
  usePermits,
  useRemoveBrowser,
  useSubscribe,
  useTestPush,
} from '@/domain/push/usePush'
import { getPushSupport, isPushDenied, openWechatSettings, PushRefused } from '@/platform/push'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button/Button'
import { Part, Row } from './Row'
import { texts } from './texts'

type Browser = PushView['subscriptions'][number]

function describeBrowser({ lastSuccessAt }: Browser): string {
  return lastSuccessAt ? texts.hereOnSince(ledgerTime(lastSuccessAt, new Date())) : texts.hereOn
}

/** This browser while it is on: to try, and to switch off. */
function ActiveBrowser({ browser }: { browser: Browser }) {
  const testing = useTestPush()
  const removing = useRemoveBrowser()
  return (
    <Row icon="bell" text={texts.here} note={describeBrowser(browser)} tone="on">
      <Button size="medium" disabled={testing.busy} onPress={() => void testing.run(browser.id)}>
        {texts.tryIt}
      </Button>
      <Button size="medium" disabled={removing.busy} onPress={() => void removing.run(browser.id)}>
        {texts.close}
      </Button>
    </Row>
  )
}

const HINTS = {
  install: texts.hereInstall,
  none: texts.hereNone,
  /** Without templates of this installation. */
  wechat: texts.hereNone,
} as const

function ThisBrowser({ view }: { view: PushView }) {
  const subscription = useBrowserSubscription()
  const subscribing = useSubscribe()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [support] = useState(getPushSupport)
  const mine = view.subscriptions.find(({ current }) => current)
  if (support !== 'web') return <Row icon="bell" text={texts.here} note={HINTS[support]} />
  if (mine && !mine.refused && subscription.data) return <ActiveBrowser browser={mine} />
  if (isPushDenied())
    return <Row icon="bell" text={texts.here} note={texts.hereDenied} tone="warn" />
  async function open(): Promise<void> {
    // Before any await: browsers ask only within the tap.
    const subscribed = subscribing.run(view.publicKey)
    setBusy(true)
    setProblem('')
    try {
      await subscribed
    } catch (error) {
      const isDenied = error instanceof PushRefused && error.reason === 'denied'
      setProblem(isDenied ? texts.hereDenied : texts.hereFailed)
    } finally {
      setBusy(false)
    }
  }
  const issue = problem || subscribing.issue
  return (
    <Row
      icon="bell"
      text={texts.here}
      note={issue || texts.hereOff}
      tone={issue ? 'warn' : 'plain'}
    >
      <Button size="medium" variant="primary" disabled={busy} onPress={() => void open()}>
        {busy ? texts.opening : texts.open}
      </Button>
    </Row>
  )
}

function Wechat({ view }: { view: PushView }) {
  const permits = usePermits(view)
  const [isOff, setIsOff] = useState(false)
  const templates = Object.keys(view.wechat?.templates ?? {}) as ('job' | 'review' | 'comment')[]
  const left = Object.values(view.wechat?.permits ?? {}).reduce((sum, count) => sum + count, 0)
  async function ask(): Promise<void> {
    const { accepted, off } = await permits.run(templates)
    setIsOff(off)
    if (accepted.length === 0 && !off) showToast(texts.rejected)
  }
  async function openSettings(): Promise<void> {
    await openWechatSettings()
    setIsOff(false)
  }
  return (
    <Row
      icon="chat"
      text={texts.wechat}
      note={isOff ? texts.off : left > 0 ? texts.wechatLeft(left) : texts.wechatNone}
      tone={isOff ? 'warn' : 'plain'}
    >
      {isOff ? (
        <Button size="medium" onPress={() => void openSettings()}>
          {texts.howTo}
        </Button>
      ) : (
        <Button size="medium" onPress={() => void ask()}>
          {texts.more(templates.length)}
        </Button>
      )}
    </Row>
  )
}

function OtherBrowser({ browser }: { browser: Browser }) {
  const { id, device, refused, lastSuccessAt } = browser
  const removing = useRemoveBrowser()
  const since = lastSuccessAt
    ? texts.deviceSince(ledgerTime(lastSuccessAt, new Date()))
    : texts.deviceNever
  return (
    <Row
      icon="bell"
      text={device}
      note={refused ? texts.deviceRefused : since}
      tone={refused ? 'warn' : 'plain'}
    >
      <Button
        size="medium"
        label={texts.removeLabel(device)}
        disabled={removing.busy}
        onPress={() => void removing.run(id)}
      >
        {texts.remove}
      </Button>
    </Row>
  )
}

/** 发到哪里: this device, and the others of the account. */
export function Places({ view }: { view: PushView }) {
  const isWechat = getPushSupport() === 'wechat'
  const others = view.subscriptions.filter(({ current }) => !current)
  return (
    <Part title={texts.where}>
      {isWechat && view.wechat ? <Wechat view={view} /> : <ThisBrowser view={view} />}
      {others.map((browser) => (
        <OtherBrowser key={browser.id} browser={browser} />
      ))}
    </Part>
  )
}
