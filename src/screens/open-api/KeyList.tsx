import { Text, View } from '@tarojs/components'
import { creditsText } from '@/domain/credits/format'
import { Icon } from '@/ui/Icon/Icon'
import { classes } from '@/ui/classes'
import { length } from '@/ui/length'
import { pressable } from '@/ui/pressable'
import {
  type ApiKey,
  findState,
  formatExpiresOn,
  formatScopes,
  formatUsed,
  isNearLimit,
  isUsable,
  shortKey,
} from './format'
import { texts } from './texts'
import './KeyList.scss'
import './gold.scss'

function Meter({ apiKey }: { apiKey: ApiKey }) {
  const { monthCredits, monthlyCredits } = apiKey
  const share = monthlyCredits === 0 ? 0 : Math.min(1, monthCredits / monthlyCredits)
  return (
    <View className="api-key__meter">
      <View className="api-key__track">
        <View
          className={classes('api-key__fill', isNearLimit(apiKey) && 'api-key__fill--near')}
          style={{ width: `${share * 100}%`, height: length(4) }}
        />
      </View>
      <View className="api-key__spent">
        <Text className="api-gold">{creditsText(monthCredits)}</Text> /{' '}
        {creditsText(monthlyCredits)}
      </View>
    </View>
  )
}

interface KeyRowProps {
  apiKey: ApiKey
  now: Date
  onPress: (key: ApiKey) => void
}

/** One row for a phone and for a table: the style sheet arranges the same parts. */
function KeyRow({ apiKey, now, onPress }: KeyRowProps) {
  const state = findState(apiKey, now)
  const usable = isUsable(apiKey, now)
  const revokedAt = apiKey.revokedAt === null ? null : new Date(apiKey.revokedAt)
  const used = revokedAt ? texts.revokedIn(revokedAt.getMonth() + 1) : formatUsed(apiKey, now)
  const expires = formatExpiresOn(apiKey, now)
  return (
    <View
      className={classes('mg-press api-key', !usable && 'api-key--off')}
      {...pressable({ onPress: () => onPress(apiKey) })}
    >
      <View className="api-key__name">{apiKey.name}</View>
      <View className={classes('api-key__state', `api-key__state--${state?.tone ?? 'none'}`)}>
        {state?.text}
      </View>
      <View className="api-key__mono">{shortKey(apiKey)}</View>
      <View className="api-key__used">{used}</View>
      {usable && <View className="api-key__scopes">{formatScopes(apiKey.scopes)}</View>}
      {usable && <Meter apiKey={apiKey} />}
      <View className="api-key__expires">{usable ? expires : ''}</View>
      <View className="api-key__more" aria-hidden>
        <Icon name="more" size={20} />
      </View>
    </View>
  )
}

interface KeyListProps {
  apiKeys: readonly ApiKey[]
  now: Date
  onPress: (key: ApiKey) => void
}

export function KeyList({ apiKeys, now, onPress }: KeyListProps) {
  const { column } = texts
  return (
    <View className="api-keys" role="list">
      <View className="api-key api-keys__head" aria-hidden>
        <View className="api-key__name">{column.key}</View>
        <View className="api-key__scopes">{column.scopes}</View>
        <View className="api-key__used">{column.used}</View>
        <View className="api-key__meter">{column.month}</View>
        <View className="api-key__expires">{column.expires}</View>
      </View>
      {apiKeys.map((apiKey) => (
        <View key={apiKey.id} role="listitem">
          <KeyRow apiKey={apiKey} now={now} onPress={onPress} />
        </View>
      ))}
    </View>
  )
}
