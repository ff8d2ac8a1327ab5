import { Text, View } from '@tarojs/components'
import { go } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { findRoute } from '@/routes'
import { useApp } from '@/stores/app'
import { useRecentTools } from '@/stores/recentTools'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { TOOLS } from './texts'
import { ICON_OF } from './toolIcons'
import type { ToolCard } from './toolCards'

export function openTool({ tool, route }: ToolCard): void {
  useRecentTools.getState().use(tool)
  const tab = findRoute(route)?.tab
  if (tab) useApp.getState().setDrawTab(tool)
  void go(tab ? 'switchTab' : 'navigate', `/${route}`)
}

interface ToolCardViewProps {
  card: ToolCard
  onOpen?: (card: ToolCard) => void
}

/** Cover, name, price and what it does for you. */
export function ToolCardView({ card, onOpen = openTool }: ToolCardViewProps) {
  const { name, summary, coverUrl, credits, unit, good, trial, leads } = card
  return (
    <View
      className="mg-press mg-toolcard"
      {...pressable({ onPress: () => onOpen(card), role: 'link' })}
    >
      <View className="mg-toolcard__cover">
        {coverUrl === null ? (
          <View className="mg-toolcard__icon">
            <Icon name={ICON_OF[card.tool] ?? 'brush'} size={40} />
          </View>
        ) : (
          <View className="mg-toolcard__picture">
            <Picture src={mediaUrl(coverUrl)} alt="" />
          </View>
        )}
      </View>
      <View className="mg-toolcard__row">
        <Text>{name}</Text>
        <Text className={credits === 0 ? 'mg-toolcard__free' : 'mg-toolcard__price'}>
          {credits === 0 ? TOOLS.free : TOOLS.price(credits, unit)}
        </Text>
      </View>
      <View className="mg-toolcard__summary">{summary}</View>
      {good !== null && <View className="mg-toolcard__good">{TOOLS.good(good)}</View>}
      {leads && trial !== null && (
        <View className="mg-toolcard__trial">{TOOLS.trial(trial.usable, trial.runs)}</View>
      )}
    </View>
  )
}
