import { Text, View } from '@tarojs/components'
import { useRunningJobs } from '@/domain/jobs/useJob'
import { overallProgress } from '@/domain/jobs/format'
import { useBalance } from '@/domain/credits/useScore'
import { useSession } from '@/stores/session'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { Arc } from '@/ui/Ring/Arc'
import { texts } from '@/domain/tool-form/texts'
import './ModeRow.scss'

export interface Mode {
  id: string
  name: string
  /** Description of the mode, one line under the row. */
  summary: string
}

interface ModeRowProps {
  modes: readonly Mode[]
  current: string
  onMode: (id: string) => void
  onRunning: () => void
  onBalance: () => void
}

/** 1286 → 1,286 */
export function grouped(credits: number): string {
  return String(credits).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The chosen mode is the title; what is running and what is left stand at the right. */
export function ModeRow({ modes, current, onMode, onRunning, onBalance }: ModeRowProps) {
  const jobs = useRunningJobs()
  const balance = useBalance()
  const isLogin = useSession((session) => session.isLogin)
  return (
    <>
      {!isLogin && (
        <View className="modes__about" role="heading" aria-level={1}>
          <Text className="modes__brand">{texts.brand}</Text>
          <Text>{texts.about}</Text>
        </View>
      )}
      <View className="modes">
        <View className="modes__list" role="tablist" aria-label={texts.modes}>
          {modes.map(({ id, name }) => (
            <View
              key={id}
              className={classes('mg-press mode', id === current && 'mode--on')}
              {...pressable({
                role: 'tab',
                selected: id === current,
                onPress: () => onMode(id),
              })}
            >
              {name}
            </View>
          ))}
        </View>
        {jobs.length > 0 && (
          <View
            className="mg-press modes__running"
            {...pressable({ onPress: onRunning, label: texts.running(jobs.length) })}
          >
            <View className="modes__arc">
              <Arc size={24} progress={overallProgress(jobs)} />
            </View>
            <Text className="modes__count">{jobs.length}</Text>
          </View>
        )}
        <View
          className={classes('mg-press modes__balance', balance === null && 'modes__login')}
          {...pressable({
            onPress: onBalance,
            label: balance === null ? texts.login : texts.balance(grouped(balance)),
          })}
        >
          {balance === null ? (
            <Text>{texts.login}</Text>
          ) : (
            <>
              <Icon name="credits" size={18} />
              <Text>{grouped(balance)}</Text>
            </>
          )}
        </View>
      </View>
      <View className="modes__hint">{modes.find(({ id }) => id === current)?.summary}</View>
    </>
  )
}
