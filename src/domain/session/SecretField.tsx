import { View } from '@tarojs/components'
import { useState } from 'react'
import { Field } from '@/ui/Field/Field'
import { pressable } from '@/ui/pressable'
import { texts } from './passwordTexts'
import './fields.scss'

interface SecretFieldProps {
  /** Which one a password manager fills in. */
  kind: 'password' | 'newPassword'
  label?: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  invalid: boolean
  /** id of the text that says what is wrong. */
  issueId: string
  onConfirm: () => void
}

/** A password, and the word that shows it. */
export function SecretField({ issueId, label = texts.password, ...field }: SecretFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      label={label}
      maxLength={128}
      shown={shown}
      describedBy={issueId}
      after={
        <View
          className="mg-press phone-fields__send"
          {...pressable({
            onPress: () => setShown(!shown),
            label: shown ? texts.hideLabel : texts.showLabel,
          })}
        >
          {shown ? texts.hide : texts.show}
        </View>
      }
    />
  )
}
