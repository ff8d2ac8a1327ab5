import { Text, View } from '@tarojs/components'
import { Field } from '@/ui/Field/Field'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import './fields.scss'

interface CodeFieldProps {
  label: string
  placeholder: string
  form: {
    code: string
    setCode: (text: string) => void
    sendCode: () => Promise<void>
    secondsLeft: number
    devCode: string | null
  }
  sending: boolean
  /** Another code cannot be requested now. */
  busy: boolean
  invalid: boolean
  /** id of the text that says what is wrong. */
  issueId: string
  onConfirm: () => void
}

function buttonText({ form, sending }: CodeFieldProps): string {
  if (sending) return texts.sending
  return form.secondsLeft > 0 ? texts.resendIn(form.secondsLeft) : texts.getCode
}

/** Six digits, and the button that sends them. */
export function CodeField(props: CodeFieldProps) {
  const { form } = props
  const { devCode } = form
  const waiting = props.busy || form.secondsLeft > 0
  return (
    <>
      <Field
        kind="code"
        label={props.label}
        placeholder={props.placeholder}
        value={form.code}
        onChange={form.setCode}
        maxLength={6}
        invalid={props.invalid}
        describedBy={props.issueId}
        onConfirm={props.onConfirm}
        after={
          <View
            className={classes('mg-press phone-fields__send', waiting && 'phone-fields__send--off')}
            {...pressable({ onPress: () => void form.sendCode(), disabled: waiting })}
          >
            {buttonText(props)}
          </View>
        }
      />
      {devCode && (
        <View className="phone-fields__dev">
          <Text>{texts.devCode(devCode)}</Text>
          <View
            className="mg-press phone-fields__use"
            {...pressable({ onPress: () => form.setCode(devCode) })}
          >
            {texts.devCodeUse}
          </View>
        </View>
      )}
    </>
  )
}
