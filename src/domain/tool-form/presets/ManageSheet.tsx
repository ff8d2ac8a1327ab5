import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { confirmModal } from '@/platform/modal'
import type { FormPreset } from '@/stores/formPresets'
import { Button } from '@/ui/Button/Button'
import { IconButton } from '@/ui/IconButton/IconButton'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { NameSheet } from '@/ui/NameSheet/NameSheet'
import { PRESET_NAME, PRESETS } from './texts'
import type { Presets } from './usePresets'
import './presets.scss'

interface ManageSheetProps {
  presets: Presets
  open: boolean
  onClose: () => void
}

/** Every preset of this tool, to be renamed or deleted. */
export function ManageSheet({ presets, open, onClose }: ManageSheetProps) {
  const [renamed, setRenamed] = useState<FormPreset | null>(null)
  const remove = async (preset: FormPreset) => {
    const sure = await confirmModal({
      title: PRESETS.removeTitle(preset.name),
      confirm: PRESETS.remove,
      cancel: PRESETS.cancel,
      danger: true,
    })
    if (sure) presets.forget(preset)
  }
  return (
    <>
      <BottomSheet open={open && renamed === null} onClose={onClose} title={PRESETS.title}>
        {presets.list.map((preset) => (
          <View key={preset.id} className="presets__row">
            <Text className="presets__label">{preset.name}</Text>
            <Button
              size="medium"
              label={PRESETS.renameOf(preset.name)}
              onPress={() => setRenamed(preset)}
            >
              {PRESETS.rename}
            </Button>
            <IconButton
              icon="trash"
              label={PRESETS.removeOf(preset.name)}
              onPress={() => void remove(preset)}
            />
          </View>
        ))}
      </BottomSheet>
      <NameSheet
        {...PRESET_NAME}
        open={renamed !== null}
        title={PRESETS.rename}
        initial={renamed?.name ?? ''}
        onClose={() => setRenamed(null)}
        onName={(name) => {
          if (renamed) presets.rename(renamed, name)
          setRenamed(null)
        }}
      />
    </>
  )
}
