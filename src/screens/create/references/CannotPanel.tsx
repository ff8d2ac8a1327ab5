import { Text, View } from '@tarojs/components'
import { skipToken, useQuery } from '@tanstack/react-query'
import { findUnusable } from '@contract/tools/references'
import { text2img } from '@contract/tools/text2img'
import { keys } from '@/api/keys'
import {
  computeQuote,
  type GenerateConfig,
  type Offer,
  type Params,
} from '@/domain/tool-form/offer'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { ReferencesInput } from '@/domain/references/input'
import { texts } from '@/domain/references/texts'
import { applyRole, findWays, type Way } from './ways'
import './CannotPanel.scss'

interface CannotPanelProps {
  input: ReferencesInput
  offer: Offer | null
  params: Params
  onModel: (modelId: string) => void
  onClose: () => void
}

function describeWay(way: Way, count: number): { title: string; hint: string } {
  switch (way.kind) {
    case 'model':
      return { title: texts.takeModel(way.name), hint: texts.allUsable(count) }
    case 'role':
      return {
        title: texts.takeRole(texts.numbers(way.numbers), way.role),
        hint: texts.roleHint[way.role],
      }
    case 'aside':
      return { title: texts.putAside(texts.numbers(way.numbers)), hint: texts.putAsideHint }
  }
}

/** Shown as soon as the model or a role changes: what is not used, and the ways out of it. */
export function CannotPanel({ input, offer, params, onModel }: CannotPanelProps) {
  const { all, aside, ability, onChange } = input
  const { data: config } = useQuery<GenerateConfig>({
    queryKey: keys.generateConfig,
    queryFn: skipToken,
  })
  const views = useSources((state) => state.views)
  if (!offer || !config) return null
  const unusable = findUnusable(all, ability)
  const usable = all.filter((one) => !unusable.includes(one))
  const credits = computeQuote(offer, text2img, params) ?? 0
  const ways = findWays({ input, params, config, models: offer.models, credits })
  const take = (way: Way) => {
    if (way.kind === 'model') onModel(way.modelId)
    if (way.kind === 'role') onChange(applyRole(all, way), aside)
    if (way.kind === 'aside') onChange(usable, [...aside, ...unusable])
  }
  const thumb = (way: Way): string | null => {
    if (way.kind === 'aside') return null
    if (way.kind === 'role') return views[unusable[0]?.image ?? '']?.thumbUrl ?? null
    return offer.models.find(({ id }) => id === way.modelId)?.coverUrl ?? null
  }
  return (
    <View className="unusable" aria-live="polite">
      <View className="unusable__why">
        <Text className="unusable__bad">{texts.cannot(unusable)}</Text>
        <Text>{texts.can(usable)}</Text>
      </View>
      {ways.map((way) => {
        const { title, hint } = describeWay(way, all.length)
        const picture = thumb(way)
        return (
          <View
            key={way.kind}
            className="mg-press unusable__way"
            {...pressable({ onPress: () => take(way) })}
          >
            <View className="unusable__thumb">
              {picture !== null ? (
                <Picture src={mediaUrl(picture)} alt="" />
              ) : (
                <Icon name={way.kind === 'aside' ? 'close' : 'brush'} />
              )}
            </View>
            <View className="unusable__words">
              <View>{title}</View>
              <View className="unusable__hint">{hint}</View>
            </View>
            <Text className="unusable__price">{texts.price(way.credits)}</Text>
          </View>
        )
      })}
      <View className="unusable__hint">{texts.untouched}</View>
    </View>
  )
}
