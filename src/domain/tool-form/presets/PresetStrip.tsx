import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ToolDefinition } from '@contract/tools/define'
import { showToast } from '@/platform/toast'
import { MAX_PRESETS } from '@/stores/formPresets'
import { Chip } from '@/ui/Chip/Chip'
import { lazySheet } from '@/ui/later'
import { PRESET_NAME, PRESETS } from './texts'
import { usePresets } from './usePresets'
import './presets.scss'

const ManageSheet = lazySheet(() => import('./ManageSheet').then((m) => m.ManageSheet))
const NameSheet = lazySheet(() => import('@/ui/NameSheet/NameSheet').then((m) => m.NameSheet))

export interface PresetStripProps {
  tool: ToolDefinition
  open: boolean
  onClose: () => void
}

/** Presets of this tool, one tap each, and the action that saves the present values. */
export function PresetStrip({ tool }: PresetStripProps) {
  const presets = usePresets(tool)
  const [sheet, setSheet] = useState<'name' | 'manage' | null>(null)
  if (!presets) return null
  const { list, isFull } = presets
  const close = () => setSheet(null)
  return (
    <View className="presets" role="group" aria-label={PRESETS.title}>
      <Chip
        text={PRESETS.keep}
        onPress={() => (isFull ? showToast(PRESETS.full(MAX_PRESETS)) : setSheet('name'))}
      />
      {list.map((preset) => (
        <Chip
          key={preset.id}
          text={preset.name}
          label={PRESETS.apply(preset.name)}
          onPress={() => presets.apply(preset)}
        />
      ))}
      {list.length > 0 && <Chip text={PRESETS.manage} onPress={() => setSheet('manage')} />}
      <NameSheet
        {...PRESET_NAME}
        open={sheet === 'name'}
        title={PRESETS.keep}
        hint={PRESETS.keepHint}
        initial={PRESETS.usual(list.length + 1)}
        onClose={close}
        onName={(name) => {
          presets.save(name)
          close()
        }}
      />
      <ManageSheet presets={presets} open={sheet === 'manage'} onClose={close} />
    </View>
  )
}
