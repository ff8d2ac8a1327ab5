import { View } from '@tarojs/components'
import { useSession } from '@/stores/session'
import { pressable } from '@/ui/pressable'
import { CodeField } from './CodeField'
import { confirmTexts as texts } from './confirmTexts'
import { SecretField } from './SecretField'
import type { Confirmation } from './useConfirmation'
import './ConfirmationFields.scss'

interface ConfirmationFieldsProps {
  confirmation: Confirmation
  /** Shown where the account confirms by having just signed in. */
  bySignIn: string
  busy: boolean
  invalid: boolean
  /** id of the text that says what is wrong. */
  issueId: string
  onConfirm: () => void
}

/** A code to the number or mailbox the account has; here it is masked. */
function ByCode({ confirmation, busy, ...field }: Omit<ConfirmationFieldsProps, 'bySignIn'>) {
  const { by, code } = confirmation
  const user = useSession((session) => session.userInfo)
  const to = (by === 'email' ? user?.email : user?.phone) ?? ''
  return (
    <CodeField
      {...field}
      label={texts.code(to)}
      placeholder={texts.codePlaceholder(to)}
      form={code}
      sending={code.sending}
      busy={code.sending || busy}
    />
  )
}

function Fields({ bySignIn, ...props }: ConfirmationFieldsProps) {
  const { by, password, setPassword } = props.confirmation
  if (by === 'phone' || by === 'email') return <ByCode {...props} />
  if (by === 'passkey') return <View>{texts.passkey}</View>
  if (by === 'signIn') return <View>{bySignIn}</View>
  const { invalid, issueId, onConfirm } = props
  return (
    <SecretField
      {...{ invalid, issueId, onConfirm }}
      kind="password"
      label={texts.password}
      placeholder={texts.password}
      value={password}
      onChange={setPassword}
    />
  )
}

/** Fields that confirm a change, and the link to another means. */
export function ConfirmationFields(props: ConfirmationFieldsProps) {
  const { chooseOther } = props.confirmation
  return (
    <>
      <Fields {...props} />
      {chooseOther && (
        <View className="mg-press confirmation__other" {...pressable({ onPress: chooseOther })}>
          {texts.other}
        </View>
      )}
    </>
  )
}
