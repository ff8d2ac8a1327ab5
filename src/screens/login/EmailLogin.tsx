import { View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { CodeField } from '@/domain/session/CodeField'
import { texts as emailTexts } from './emailTexts'
import { texts as loginTexts } from './loginTexts'
import type { WayProps } from './PasswordLogin'
import { texts } from '@/domain/session/texts'
import { useEmailForm } from './useEmailForm'
import '../../domain/session/fields.scss'

const ISSUE_ID = 'email-login-issue'

/** A mailbox and the code that was sent there. */
export function EmailLogin(props: WayProps & { inviteCode: string | undefined }) {
  const { agreed, onMissed, redirectUrl, inviteCode } = props
  const check = () => {
    if (agreed) return ''
    onMissed()
    return loginTexts.agreeFirst
  }
  const form = useEmailForm({ redirectUrl, inviteCode, check })
  const issue = agreed && form.issue?.message === loginTexts.agreeFirst ? null : form.issue
  const confirm = () => void form.confirm()
  const busy = form.busy === 'submitting'
  return (
    <>
      <View className="phone-fields">
        <Field
          kind="email"
          label={emailTexts.email}
          placeholder={emailTexts.placeholder}
          value={form.typed}
          onChange={form.setEmail}
          maxLength={254}
          invalid={issue?.field === 'email'}
          describedBy={ISSUE_ID}
          onConfirm={confirm}
        />
        <CodeField
          label={texts.code}
          placeholder={texts.codePlaceholder}
          form={form}
          sending={form.busy === 'sending'}
          busy={form.busy !== null}
          invalid={issue?.field === 'code'}
          issueId={ISSUE_ID}
          onConfirm={confirm}
        />
        <View id={ISSUE_ID} role="alert">
          {issue && <View className="phone-fields__issue">{issue.message}</View>}
        </View>
      </View>
      <Button
        className="login__submit"
        variant="primary"
        wide
        disabled={busy}
        onPress={() => void form.confirm()}
      >
        {busy ? loginTexts.loggingIn : loginTexts.login}
      </Button>
    </>
  )
}
