import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { BottomSheet } from '../BottomSheet/BottomSheet'
import { Button } from '../Button/Button'
import { Field } from '../Field/Field'
import './NameSheet.scss'

export interface NameSheetProps {
  open: boolean
  title: string
  label: string
  placeholder: string
  hint?: string
  /** Word of the button; without a name there is another one, where given. */
  submit: string
  submitEmpty?: string
  /** Initial value of the field. */
  initial: string
  maxLength: number
  busy?: boolean
  onClose: () => void
  /** Trimmed and never empty. */
  onName: (name: string) => void
}

/** A sheet that names a thing or renames it. */
export function NameSheet(props: NameSheetProps) {
  const { open, title, initial, hint, submit, submitEmpty = submit, busy = false, onName } = props
  const [value, setValue] = useState(initial)
  useEffect(() => {
    if (open) setValue(initial)
  }, [open, initial])
  const name = value.trim()
  const isReady = name !== '' && !busy
  const save = () => {
    if (isReady) onName(name)
  }
  return (
    <BottomSheet open={open} onClose={props.onClose} title={title}>
      <View className="mg-namesheet">
        <Field
          value={value}
          onChange={setValue}
          label={props.label}
          placeholder={props.placeholder}
          kind="text"
          maxLength={props.maxLength}
          counted
          onConfirm={save}
        />
        {hint !== undefined && <View className="mg-namesheet__hint">{hint}</View>}
        <Button wide variant="primary" disabled={!isReady} onPress={save}>
          {name === '' ? submitEmpty : submit}
        </Button>
      </View>
    </BottomSheet>
  )
}
