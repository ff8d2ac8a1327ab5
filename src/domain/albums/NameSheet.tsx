import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useWrite } from '@/api/useWrite'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { NAME } from './texts'
import { NAME_MOST } from './types'
import './NameSheet.scss'

interface NameSheetProps {
  open: boolean
  title: string
  /** Initial name. */
  name?: string
  onClose: () => void
  /** Rejects when it did not work: the sheet stays with what was typed. */
  onSave: (name: string) => Promise<unknown>
}

/** A name of an album, new or changed. */
export function NameSheet({ open, title, name = '', onClose, onSave }: NameSheetProps) {
  const [value, setValue] = useState(name)
  const saving = useWrite({ mutationFn: onSave, onSuccess: onClose })
  useEffect(() => {
    if (open) setValue(name)
  }, [open, name])
  const ready = value.trim() !== '' && !saving.busy
  const save = () => {
    if (ready) void saving.run(value.trim())
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={title}>
      <View className="mg-albumname">
        <Field
          value={value}
          onChange={setValue}
          label={NAME.label}
          placeholder={NAME.placeholder}
          kind="text"
          maxLength={NAME_MOST}
          counted
          onConfirm={save}
          after={
            <View className="mg-albumname__count" aria-hidden>
              {NAME.length([...value].length, NAME_MOST)}
            </View>
          }
        />
        <View className="mg-albumname__save">
          <Button variant="primary" wide disabled={!ready} onPress={save}>
            {value.trim() === '' ? NAME.empty : NAME.save}
          </Button>
        </View>
      </View>
    </BottomSheet>
  )
}
