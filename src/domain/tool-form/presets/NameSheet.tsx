import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { PRESETS } from './texts'
import './presets.scss'

const MAX_NAME = 12

interface NameSheetProps {
  open: boolean
  title: string
  hint?: string
  /** Initial value of the field. */
  initial: string
  onClose: () => void
  onName: (name: string) => void
}

/** Asks for the name of a preset. */
export function NameSheet({ open, title, hint, initial, onClose, onName }: NameSheetProps) {
  const [name, setName] = useState(initial)
  useEffect(() => {
    if (open) setName(initial)
  }, [open, initial])
  const done = () => {
    const text = name.trim()
    if (text !== '') onName(text)
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={title}>
      <View className="presets__name">
        <Field
          value={name}
          onChange={setName}
          label={PRESETS.name}
          placeholder={PRESETS.namePlaceholder}
          kind="text"
          maxLength={MAX_NAME}
          counted
          onConfirm={done}
        />
        {hint !== undefined && <View className="presets__hint">{hint}</View>}
        <Button wide variant="primary" disabled={name.trim() === ''} onPress={done}>
          {PRESETS.save}
        </Button>
      </View>
    </BottomSheet>
  )
}
