import { View } from '@tarojs/components'
import { getErrorMessage } from '@/api/error'
import { Balance } from '@/domain/credits/Balance'
import { SigninRow } from '@/domain/credits/SigninRow'
import { useScore } from '@/domain/credits/useScore'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go } from '@/domain/navigation/navigate'
import { useRewards } from '@/stores/rules'
import { Empty } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Gift } from './Gift'
import { Invite } from './Invite'
import { QuestRow } from './QuestRow'
import { texts } from './texts'
import { useClaim, useQuests, type Quest } from './useQuests'
import './Quests.scss'

function Group({ title, quests }: { title: string; quests: readonly Quest[] }) {
  const claim = useClaim()
  return (
    <>
      <View className="mg-quests__section" role="heading" aria-level={2}>
        {title}
      </View>
      <View role="list">
        {quests.map((quest) => (
          <QuestRow
            key={quest.id}
            quest={quest}
            busy={claim.busy}
            onClaim={() => void claim.run(quest.id)}
          />
        ))}
      </View>
    </>
  )
}

function Waiting() {
  return (
    <View className="mg-quests__waiting" aria-hidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} width={280} height={44} />
      ))}
    </View>
  )
}

/** 任务: signing in, quests, invitations and gift codes. */
export function Quests() {
  const { data, isLogin, isError, error, refetch } = useQuests()
  const score = useScore()
  const rewards = useRewards()
  if (!isLogin) {
    const login = () => void go('navigate', loginUrlFor('/pagesC/ucenter/quest'))
    return (
      <Empty
        title={texts.anonymous}
        hint={texts.anonymousHint}
        action={{ text: texts.login, onPress: login }}
      />
    )
  }
  if (!data) {
    if (!isError) return <Waiting />
    const retry = { text: texts.retry, onPress: () => void refetch() }
    return (
      <Empty drawing="failed" title={texts.failed} hint={getErrorMessage(error)} action={retry} />
    )
  }
  return (
    <View className="mg-quests">
      <Balance score={score.data ?? data.score} />
      <SigninRow score={score.data ?? data.score} />
      <Group title={texts.daily} quests={data.quests.filter(({ kind }) => kind === 'daily')} />
      <Group title={texts.once} quests={data.quests.filter(({ kind }) => kind === 'once')} />
      {rewards && <Invite />}
      {rewards && <Gift />}
    </View>
  )
}
