import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Balance } from '@/domain/credits/Balance'
import { SigninRow } from '@/domain/credits/SigninRow'
import { CREDITS } from '@/domain/credits/texts'
import { useScore } from '@/domain/credits/useScore'
import { useSession } from '@/stores/session'
import { pressable } from '@/ui/pressable'
import { Counts } from './Counts'
import { Entries } from './Entries'
import { Profile } from './Profile'
import './Me.scss'

function Mine() {
  const score = useScore()
  return (
    <>
      <Counts />
      <View className="mg-me__balance">
        {score.isError && !score.data ? (
          <View
            className="mg-press mg-me__retry"
            {...pressable({ onPress: () => void score.refetch() })}
          >
            {CREDITS.failed}
          </View>
        ) : (
          <Balance score={score.data} />
        )}
      </View>
      {score.data && <SigninRow score={score.data} />}
    </>
  )
}

interface MeProps {
  /** Recent creations, in wide windows. */
  recent: ReactNode
}

/** 我的 */
export function Me({ recent }: MeProps) {
  const isLogin = useSession((session) => session.isLogin)
  return (
    <View className="mg-me">
      <View className="mg-me__side">
        <Profile />
        {isLogin && <Mine />}
      </View>
      <View className="mg-me__main">
        {recent}
        <Entries />
      </View>
    </View>
  )
}
