import { View } from '@tarojs/components'
import { PUSH_DEFINITIONS, PUSH_KINDS } from '@contract/push'
import { getErrorMessage } from '@/api/error'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { type PushView, useChangePush, usePush } from '@/domain/push/usePush'
import { readZoneMinutes } from '@/domain/push/zone'
import { useSession } from '@/stores/session'
import { Empty } from '@/ui/Empty/Empty'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Places } from './Places'
import { Part, SwitchRow } from './Row'
import { texts } from './texts'
import './NotifySettings.scss'

const ADDRESS = '/pagesC/ucenter/acc-setting?view=notify'
const HOURS = 24

interface HourProps {
  readonly text: string
  readonly hour: number
  readonly onChange: (hour: number) => void
}

function Hour({ text, hour, onChange }: HourProps) {
  return (
    <View className="notify-hour">
      <View>{text}</View>
      <IconButton
        icon="back"
        label={texts.earlier(text)}
        onPress={() => onChange((hour + HOURS - 1) % HOURS)}
      />
      <View className="notify-hour__value" aria-live="polite">
        {texts.hour(hour)}
      </View>
      <IconButton
        icon="right"
        label={texts.later(text)}
        onPress={() => onChange((hour + 1) % HOURS)}
      />
    </View>
  )
}

/** Switches show the new state at once; the server's answer is the whole view. */
function Switches({ view }: { view: PushView }) {
  const changing = useChangePush()
  const { kinds, quiet, quietFrom, quietTo, words } = { ...view, ...changing.pending }
  const zoneMinutes = readZoneMinutes()
  return (
    <>
      <Part title={texts.what}>
        {PUSH_KINDS.map((kind) => {
          const { name, note } = PUSH_DEFINITIONS[kind]
          const others = kinds.filter((one) => one !== kind)
          return (
            <SwitchRow
              key={kind}
              text={name}
              note={note}
              on={kinds.includes(kind)}
              onChange={(on) => changing.change({ kinds: on ? [...others, kind] : others })}
            />
          )
        })}
      </Part>
      <Part title={texts.when}>
        <SwitchRow
          text={texts.quiet}
          note={texts.quietNote(quietFrom, quietTo)}
          on={quiet}
          onChange={(on) => changing.change({ quiet: on, zoneMinutes })}
        />
        {quiet && (
          <View className="notify-hours">
            <Hour
              text={texts.from}
              hour={quietFrom}
              onChange={(hour) => changing.change({ quietFrom: hour, zoneMinutes })}
            />
            <Hour
              text={texts.to}
              hour={quietTo}
              onChange={(hour) => changing.change({ quietTo: hour, zoneMinutes })}
            />
          </View>
        )}
      </Part>
      <Part title={texts.content}>
        <SwitchRow
          text={texts.words}
          note={texts.wordsNote}
          on={words}
          onChange={(on) => changing.change({ words: on })}
        />
      </Part>
    </>
  )
}

function Content() {
  const { data, isError, error, refetch } = usePush()
  if (data)
    return (
      <>
        <Places view={data} />
        <Switches view={data} />
      </>
    )
  if (!isError)
    return (
      <View className="notify-waiting" aria-hidden>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </View>
    )
  const retry = { text: texts.retry, onPress: () => void refetch() }
  return (
    <Empty drawing="failed" title={texts.failed} hint={getErrorMessage(error)} action={retry} />
  )
}

/** 消息提醒: where, about what and when the user is reached outside the app. */
export function NotifySettings(_: { onClose: () => void }) {
  const isLogin = useSession((session) => session.isLogin)
  const login = () => void go('navigate', loginUrlFor(ADDRESS))
  return (
    <View className="notify-page">
      <PageHead title={texts.title} />
      {isLogin ? (
        <Content />
      ) : (
        <Empty title={texts.anonymous} action={{ text: texts.login, onPress: login }} />
      )}
    </View>
  )
}
