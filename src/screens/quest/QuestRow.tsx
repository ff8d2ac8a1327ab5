import { Text, View } from '@tarojs/components'
import type { RoutePath } from '@contract/routes'
import { openPage } from '@/domain/navigation/navigate'
import { Button } from '@/ui/Button/Button'
import { texts } from './texts'
import type { Quest } from './useQuests'
import './QuestRow.scss'

interface QuestRowProps {
  quest: Quest
  busy: boolean
  onClaim: () => void
}

function Action({ quest, busy, onClaim }: QuestRowProps) {
  const { state, credits, name, route } = quest
  if (state === 'claimed') return <Text className="mg-quest__done">{texts.claimed}</Text>
  if (state === 'ready') {
    return (
      <Button
        variant="primary"
        size="medium"
        disabled={busy}
        label={texts.claimOf(credits, name)}
        onPress={onClaim}
      >
        {texts.claim(credits)}
      </Button>
    )
  }
  return (
    <Button
      variant="secondary"
      size="medium"
      label={texts.goOf(name)}
      onPress={() => void openPage(route as RoutePath)}
    >
      {texts.go}
    </Button>
  )
}

/** One quest: what it is, how far one is, and the one thing to do about it. */
export function QuestRow(props: QuestRowProps) {
  const { name, note, credits, goal, progress, state } = props.quest
  return (
    <View className="mg-quest" role="listitem">
      <View className="mg-quest__words">
        <View className="mg-quest__name">
          <Text>{name}</Text>
          <Text className="mg-quest__reward">{texts.reward(credits)}</Text>
        </View>
        <Text className="mg-quest__note">{note}</Text>
        {goal > 1 && state === 'open' && (
          <View className="mg-quest__track">
            <View className="mg-quest__bar">
              <View
                className="mg-quest__fill"
                style={{ width: `${Math.round((progress / goal) * 100)}%` }}
              />
            </View>
            <Text className="mg-quest__figure">{texts.progress(progress, goal)}</Text>
          </View>
        )}
      </View>
      <Action {...props} />
    </View>
  )
}
