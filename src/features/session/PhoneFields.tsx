import { Text, View } from '@tarojs/components'
import { groupPhone } from '@/lib/phone'
import { Field } from '@/ui/Field/Field'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import type { PhoneForm } from './usePhoneForm'
import './PhoneFields.scss'

const ISSUE_ID = 'phone-form-issue'

function codeButtonText(form: PhoneForm): string {
  if (form.busy === 'sending') return texts.sending
  return form.secondsLeft > 0 ? texts.resendIn(form.secondsLeft) : texts.getCode
}

/** The two fields with their one line of trouble under them. */
export function PhoneFields({ form }: { form: PhoneForm }) {
  const waiting = form.busy !== null || form.secondsLeft > 0
  const { issue, devCode } = form
  return (
    <View className="phone-fields">
      <Field
        kind="phone"
        label={texts.phone}
        placeholder={texts.phonePlaceholder}
        value={form.phone}
        onChange={form.setPhone}
        format={groupPhone}
        maxLength={11}
        invalid={issue?.field === 'phone'}
        describedBy={ISSUE_ID}
        onConfirm={() => void form.confirm()}
        before={
          <View className="phone-fields__country" aria-hidden>
            <Text>+86</Text>
            <View className="phone-fields__line" />
          </View>
        }
      />
      <Field
        kind="code"
        label={texts.code}
        placeholder={texts.codePlaceholder}
        value={form.code}
        onChange={form.setCode}
        maxLength={6}
        invalid={issue?.field === 'code'}
        describedBy={ISSUE_ID}
        onConfirm={() => void form.confirm()}
        after={
          <View
            className={classes('mg-press phone-fields__send', waiting && 'phone-fields__send--off')}
            {...pressable({ onPress: () => void form.sendCode(), disabled: waiting })}
          >
            {codeButtonText(form)}
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
      <View id={ISSUE_ID} role="alert">
        {issue && <View className="phone-fields__issue">{issue.message}</View>}
      </View>
    </View>
  )
}
