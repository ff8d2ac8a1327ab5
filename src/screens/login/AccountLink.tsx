import { PASSWORD_LENGTH } from '@contract/sign-in'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { texts as loginTexts } from './loginTexts'
import type { WayProps } from './PasswordLogin'
import { texts } from '@/domain/session/passwordTexts'
import { SecretField } from '@/domain/session/SecretField'
import { useAccountLink } from './useAccountLink'
import '../../domain/session/fields.scss'

interface AccountLinkProps extends WayProps {
  token: string
  inviteCode: string | undefined
  /** To the usual forms: the link is no good. */
  onLeave: () => void
}

const ISSUE_ID = 'account-link-issue'

/** Name and password of an account that a link of the operator makes, or a new password for one. */
export function AccountLink(props: AccountLinkProps) {
  const { agreed, onMissed, onLeave, token, redirectUrl, inviteCode } = props
  const check = () => {
    if (agreed) return ''
    onMissed()
    return loginTexts.agreeFirst
  }
  const form = useAccountLink({ token, redirectUrl, inviteCode, check })
  const { link } = form
  if (!link)
    return (
      <>
        <View className="login__welcome" role="status">
          {form.refused || texts.checking}
        </View>
        {form.refused && (
          <Button className="login__submit" variant="primary" wide onPress={onLeave}>
            {texts.toLogin}
          </Button>
        )}
      </>
    )
  const isNew = link.kind === 'invite'
  const issue = agreed && form.wrong === loginTexts.agreeFirst ? '' : form.issue
  // The server's message may be about either of them.
  const isServers = issue !== '' && form.wrong === ''
  const isOfAccount = isServers || issue === texts.newAccountWrong
  const isOfPassword = isServers || issue === texts.short(PASSWORD_LENGTH.min)
  const words = isNew ? [texts.create, texts.creating] : [texts.save, texts.saving]
  return (
    <>
      <View className="login__welcome">
        {isNew
          ? texts.inviteHint
          : link.account === null
            ? texts.firstHint
            : texts.resetHint(link.account)}
      </View>
      <View className="phone-fields">
        {link.account === null && (
          <Field
            invalid={isOfAccount}
            kind="account"
            label={texts.account}
            placeholder={texts.newAccountPlaceholder}
            value={form.account}
            onChange={form.setAccount}
            maxLength={32}
            describedBy={ISSUE_ID}
            onConfirm={() => void form.submit()}
          />
        )}
        <SecretField
          invalid={isOfPassword}
          kind="newPassword"
          placeholder={texts.newPasswordPlaceholder(PASSWORD_LENGTH.min)}
          value={form.password}
          onChange={form.setPassword}
          issueId={ISSUE_ID}
          onConfirm={() => void form.submit()}
        />
        <View id={ISSUE_ID} role="alert">
          {issue && <View className="phone-fields__issue">{issue}</View>}
        </View>
      </View>
      <Button
        className="login__submit"
        variant="primary"
        wide
        disabled={form.busy}
        onPress={() => void form.submit()}
      >
        {form.busy ? words[1] : words[0]}
      </Button>
    </>
  )
}
