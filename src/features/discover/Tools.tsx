import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/features/navigation/navigate'
import { loadAppConfig } from '@/features/session/load'
import { mediaUrl } from '@/platform/media'
import { findRoute } from '@/routes'
import { useApp } from '@/stores/app'
import { Empty } from '@/ui/Empty/Empty'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { TOOLS } from './texts'
import { toolCards, type ToolCard } from './toolCards'
import { usePrices, useStyles } from './useCatalog'
import './Tools.scss'

/** Two real pictures of the engine, one style left, another right of the paper line. */
function Cover() {
  const painted = (useStyles().data ?? []).filter((style) => style.thumbUrl !== null)
  const [left, right = left] = painted
  if (!left?.thumbUrl || !right?.thumbUrl) return <View className="mg-toolcard__cover" />
  return (
    <View className="mg-toolcard__cover" aria-hidden>
      <View className="mg-toolcard__half">
        <Picture src={mediaUrl(left.thumbUrl)} alt="" thumbhash={left.thumbhash} />
      </View>
      <View className="mg-toolcard__line" />
      <View className="mg-toolcard__half">
        <Picture src={mediaUrl(right.thumbUrl)} alt="" thumbhash={right.thumbhash} />
      </View>
    </View>
  )
}

function Card({ card }: { card: ToolCard }) {
  const { tool, credits } = card
  const open = () => {
    useApp.getState().setDrawTab(tool.id)
    void go(findRoute(tool.route)?.tab ? 'switchTab' : 'navigate', `/${tool.route}`)
  }
  return (
    <View className="mg-press mg-toolcard" {...pressable({ onPress: open, role: 'link' })}>
      <Cover />
      <View className="mg-toolcard__row">
        <Text>{tool.name}</Text>
        {credits !== null && (
          <Text className={credits === 0 ? 'mg-toolcard__free' : 'mg-toolcard__price'}>
            {credits === 0 ? TOOLS.free : TOOLS.price(credits)}
          </Text>
        )}
      </View>
      <View className="mg-toolcard__summary">{tool.summary}</View>
    </View>
  )
}

/** 妙笔: the tools that work now. */
export function Tools() {
  const config = useApp((app) => app.appConfig)
  const prices = usePrices()
  const [asking, setAsking] = useState(false)
  const cards = config ? toolCards(config.tools, prices.data?.prices ?? []) : []
  const retry = () => {
    setAsking(true)
    void loadAppConfig().finally(() => setAsking(false))
  }
  return (
    <View className="mg-tools">
      <View className="mg-tools__head" role="heading" aria-level={1}>
        {TOOLS.title}
      </View>
      {cards.length > 0 ? (
        <View className="mg-tools__cards">
          {cards.map((card) => (
            <Card key={card.tool.id} card={card} />
          ))}
        </View>
      ) : asking ? (
        <View className="mg-tools__cards" aria-hidden>
          <Skeleton height={240} />
        </View>
      ) : (
        <Empty
          title={config ? TOOLS.none : TOOLS.failed}
          hint={config ? TOOLS.noneHint : undefined}
          action={{ text: TOOLS.retry, onPress: retry }}
        />
      )}
    </View>
  )
}
