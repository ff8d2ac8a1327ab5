import { Input, View } from '@tarojs/components'
import { seedText } from '@/lib/seed'
import { useDraft } from '@/stores/draft'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Switch } from '@/ui/Switch/Switch'
import { texts } from '../texts'
import type { ControlProps, SpecOf } from './control'
import { parseSeed, randomSeed } from './seed'
import { SettingRow } from './SettingRow'
import './SeedControl.scss'

/** Empty means the server decides; the dice writes a number down, so that it can be reused. */
export function SeedControl({ spec, value, onChange }: ControlProps<SpecOf<'seed'>>) {
  const keepSeed = useDraft((state) => state.keepSeed)
  const setKeepSeed = useDraft((state) => state.setKeepSeed)
  return (
    <View className="seed">
      <SettingRow label={spec.label}>
        <View className="seed__value">
          <Input
            className="seed__input"
            type="number"
            value={value === null ? '' : seedText(value)}
            placeholder={texts.seedRandom}
            placeholderClass="seed__placeholder"
            onInput={(event) => onChange(parseSeed(event.detail.value))}
            aria-label={spec.label}
          />
          {value !== null && (
            <IconButton icon="close" label={texts.seedClear} onPress={() => onChange(null)} />
          )}
          <IconButton icon="dice" label={texts.seedDice} onPress={() => onChange(randomSeed())} />
        </View>
      </SettingRow>
      <SettingRow label={texts.keepSeed}>
        <Switch on={keepSeed} onChange={setKeepSeed} label={texts.keepSeed} />
      </SettingRow>
    </View>
  )
}
