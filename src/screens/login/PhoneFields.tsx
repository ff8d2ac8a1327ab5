import { Text, View } from '@tarojs/components'
import { groupPhone } from '@/lib/phone'
import { Field } from '@/ui/Field/Field'
import { CodeField } from '@/domain/session/CodeField'
import { texts } from '@/domain/session/texts'
import type { PhoneForm } from './usePhoneForm'
import '../../domain/session/fields.scss'

const ISSUE_ID = 'phone-form-issue'

/** The two fields with their one line of trouble under them. */
export function PhoneFields({ form }: { form: PhoneForm }) {
  const { issue } = form
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
      <CodeField
        label={texts.code}
        placeholder={texts.codePlaceholder}
        form={form}
        sending={form.busy === 'sending'}
        busy={form.busy !== null}
        invalid={issue?.field === 'code'}
        issueId={ISSUE_ID}
        onConfirm={() => void form.confirm()}
      />
      <View id={ISSUE_ID} role="alert">
        {issue && <View className="phone-fields__issue">{issue.message}</View>}
      </View>
    </View>
  )
}
