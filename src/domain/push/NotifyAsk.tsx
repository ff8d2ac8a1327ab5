import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { JobView } from '@contract/jobs'
import { IS_H5 } from '@/platform/env'
import {
  getPushSupport,
  isPushDenied,
  openWechatSettings,
  PushRefused,
  type PushSupport,
} from '@/platform/push'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { mayAsk, noteAnswered, noteShown, noteWait } from './askRules'
import { texts } from './texts'
import { type PushView, useBrowserSubscription, usePermits, usePush, useSubscribe } from './usePush'
import './NotifyAsk.scss'

type Phase = 'ask' | 'busy' | 'on' | 'denied' | 'failed' | 'rejected' | 'off'

interface CardProps {
  readonly job: JobView
  readonly view: PushView
  readonly support: PushSupport
}

/** The message that will come, as it will look: without words of the prompt, as is the default. */
function Sample({ job }: { job: JobView }) {
  return (
    <View className="mg-notify__sample" aria-hidden>
      <View className="mg-notify__mark">{texts.mark}</View>
      <View className="mg-notify__lines">
        <View className="mg-notify__row">
          <Text className="mg-notify__name">{texts.sample}</Text>
          <Text className="mg-notify__now">{texts.sampleNow}</Text>
        </View>
        <View className="mg-notify__body">{texts.sampleBody(job.toolName)}</View>
      </View>
    </View>
  )
}

/** Starts the question of the browser or of WeChat within the tap. */
function useAnswer({ view, support }: Omit<CardProps, 'job'>) {
  const [phase, setPhase] = useState<Phase>('ask')
  const subscribing = useSubscribe()
  const permits = usePermits(view)

  async function askBrowser(): Promise<Phase> {
    try {
      return (await subscribing.run(view.publicKey)) ? 'on' : 'failed'
    } catch (error) {
      return error instanceof PushRefused ? error.reason : 'failed'
    }
  }
  async function askWechat(): Promise<Phase> {
    const { accepted, off } = await permits.run(['job'])
    if (accepted.length > 0) return 'on'
    return off ? 'off' : 'rejected'
  }
  async function say(): Promise<void> {
    // Before any await: browsers and WeChat ask only within the tap.
    const answered = support === 'wechat' ? askWechat() : askBrowser()
    setPhase('busy')
    const next = await answered
    if (next !== 'on') noteAnswered()
    setPhase(next)
  }
  const again = () => setPhase('ask')
  return { phase, issue: subscribing.issue, say: () => void say(), again }
}

interface OutcomeProps {
  readonly phase: Phase
  readonly issue: string
  readonly view: PushView
  readonly onAskAgain: () => void
}

function Outcome({ phase, issue, view, onAskAgain }: OutcomeProps) {
  const left = view.wechat?.permits.job ?? 0
  if (phase === 'on')
    return (
      <View className="mg-notify__done">
        <Icon name="check" />
        <Text>{texts.on}</Text>
        {left > 0 && <Text className="mg-notify__left">{texts.left(left)}</Text>}
      </View>
    )
  const words = {
    denied: texts.denied,
    failed: issue || texts.failed,
    rejected: texts.rejected,
    off: texts.off,
  }[phase as 'denied' | 'failed' | 'rejected' | 'off']
  return (
    <View className="mg-notify__done">
      <Text className="mg-notify__words">{words}</Text>
      {phase === 'off' && (
        <Button size="medium" onPress={() => void openWechatSettings().then(onAskAgain)}>
          {texts.howTo}
        </Button>
      )}
    </View>
  )
}

function Question({ job, view, support, onWait }: CardProps & { onWait: () => void }) {
  const { phase, issue, say, again } = useAnswer({ view, support })
  if (phase !== 'ask' && phase !== 'busy')
    return (
      <View className="mg-notify" aria-live="polite">
        <Outcome {...{ phase, issue, view }} onAskAgain={again} />
      </View>
    )
  return (
    <>
      <View className="mg-notify">
        <View className="mg-notify__head">
          <Icon name="bell" className="mg-notify__bell" />
          <View>
            <View className="mg-notify__title" role="heading" aria-level={2}>
              {texts.title}
            </View>
            <View className="mg-notify__lead">{IS_H5 ? texts.lead : texts.leadMini}</View>
          </View>
        </View>
        <Sample job={job} />
        <View className="mg-notify__acts">
          <Button className="mg-notify__wait" onPress={onWait}>
            {texts.wait}
          </Button>
          <Button
            variant="primary"
            className="mg-notify__yes"
            disabled={phase === 'busy'}
            onPress={say}
          >
            {phase === 'busy' ? texts.asking : texts.yes}
          </Button>
        </View>
      </View>
      <View className="mg-notify__note">
        {IS_H5 ? texts.note : texts.noteMini(view.wechat?.permits.job ?? 0)}
      </View>
    </>
  )
}

/** iPhones: only the app on the home screen gets messages. */
function Install({ onWait }: { onWait: () => void }) {
  return (
    <View className="mg-notify">
      <View className="mg-notify__title" role="heading" aria-level={2}>
        {texts.install}
      </View>
      {texts.installSteps.map((step, index) => (
        <View key={step} className="mg-notify__step">
          {`${index + 1}. ${step}`}
        </View>
      ))}
      <Button wide onPress={onWait}>
        {texts.known}
      </Button>
    </View>
  )
}

/** Whether there is something to ask for: not where it is on, refused before or not possible. */
function useOpenQuestion(support: PushSupport): PushView | null {
  const isPossible = support !== 'none' && !isPushDenied()
  const { data } = usePush(isPossible)
  const browser = useBrowserSubscription()
  if (!isPossible || !data || browser.isPending) return null
  if (support === 'wechat') return data.wechat?.templates.job ? data : null
  const isOn = browser.data !== null && data.subscriptions.some(({ current }) => current)
  return isOn ? null : data
}

interface NotifyAskProps {
  readonly job: JobView
  /** It is there, once. */
  readonly onShown: () => void
  /** Nothing is shown any more. */
  readonly onClose: () => void
}

/** Under a long job: 画好了告诉我. It asks nothing by itself; the answer is a tap. */
export function NotifyAsk({ job, onShown, onClose }: NotifyAskProps) {
  const [support] = useState(getPushSupport)
  const [isAllowed] = useState(() => mayAsk(job.id))
  const view = useOpenQuestion(isAllowed ? support : 'none')
  // A card that was answered stays with its answer.
  const [question, setQuestion] = useState<PushView | null>(null)
  useEffect(() => {
    if (!view || question) return
    setQuestion(view)
    noteShown(job.id)
    onShown()
  }, [view, question, job.id, onShown])
  const wait = () => {
    noteWait()
    onClose()
  }
  if (!question) return null
  if (support === 'install') return <Install onWait={wait} />
  return <Question job={job} view={view ?? question} support={support} onWait={wait} />
}
