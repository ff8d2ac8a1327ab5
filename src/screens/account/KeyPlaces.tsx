import { View } from '@tarojs/components'
import { Chip } from '@/ui/Chip/Chip'
import { ownKeyTexts as texts } from './ownKeyTexts'
import type { KeyVendor } from './useOwnKey'

interface KeyPlacesProps {
  vendors: readonly KeyVendor[]
  /** Addresses of other servers can be written. */
  hasOthers: boolean
  /** null: another server. */
  chosen: string | null
  onChoose: (vendor: string | null) => void
}

/** Whom a new key is of. */
export function KeyPlaces({ vendors, hasOthers, chosen, onChoose }: KeyPlacesProps) {
  return (
    <View className="own-key__line">
      <View className="own-key__label" aria-hidden>
        {texts.place}
      </View>
      <View className="own-key__places" role="radiogroup" aria-label={texts.place}>
        {vendors.map(({ id, name }) => (
          <Chip key={id} text={name} on={chosen === id} onPress={() => onChoose(id)} />
        ))}
        {hasOthers && (
          <Chip text={texts.otherPlace} on={chosen === null} onPress={() => onChoose(null)} />
        )}
      </View>
    </View>
  )
}
