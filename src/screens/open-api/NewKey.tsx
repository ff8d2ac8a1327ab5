import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { creditsText } from '@/domain/credits/format'
import { back } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { Proof } from '@/domain/session/Proof'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import {
  formatChosen,
  formatExpiry,
  formatExpiryDay,
  findMissing,
  type KeyForm,
  NEW_FORM,
  toLimits,
} from './keyForm'
import { KeyFields } from './KeyFields'
import { SecretSheet } from './SecretSheet'
import { texts } from './texts'
import { type ShownKey, useCreateKey, useRevokeKey } from './useKeys'
import './NewKey.scss'
import './gold.scss'

const ISSUE_ID = 'new-key-issue'

function Once({ form, shown, now }: { form: KeyForm; shown: ShownKey; now: Date }) {
  const { discard } = useRevokeKey()
  const facts = [
    { label: texts.name, value: form.name.trim() },
    { label: texts.scopes, value: formatChosen(form) },
    {
      label: texts.perMonth,
      value: texts.credits(creditsText(Number(form.credits))),
      isCredits: true,
    },
    { label: texts.column.expires, value: formatExpiryDay(form.days, now) },
  ]
  async function close(taken: boolean): Promise<void> {
    // Its secret was never copied: the key cannot be used, and ends.
    if (!taken) await discard(shown.id)
    await back()
  }
  return (
    <SecretSheet
      secret={shown.key}
      variable="MOGUANG_API_KEY"
      facts={facts}
      closeBody={texts.closeBody}
      onClose={(taken) => void close(taken)}
    />
  )
}

/** 新建密钥: the form, the confirmation, and the key that is shown once. */
export function NewKey(_: { onClose: () => void }) {
  const [now] = useState(() => new Date())
  const [form, setForm] = useState(NEW_FORM)
  const [missing, setMissing] = useState('')
  const [confirming, setConfirming] = useState(false)
  const [shown, setShown] = useState<ShownKey | null>(null)
  const creating = useCreateKey(
    () => toLimits(form, new Date()),
    (key) => {
      setConfirming(false)
      setShown(key)
    },
  )
  const change = (news: Partial<KeyForm>): void => {
    setMissing('')
    creating.forget()
    setForm({ ...form, ...news })
  }
  const submit = (): void => {
    const issue = findMissing(form)
    setMissing(issue)
    if (issue === '') setConfirming(true)
  }
  return (
    <View className="api-new">
      <PageHead title={texts.create} />
      <View className="api-new__body">
        <KeyFields form={form} onChange={change} invalid={missing !== ''} issueId={ISSUE_ID} />
        <View id={ISSUE_ID} className="confirmation__issue" role="alert">
          {missing}
        </View>
      </View>
      <View className="api-new__dock">
        <View className="api-new__summary">
          {texts.summary(formatChosen(form))}
          <Text className="api-gold">{creditsText(Number(form.credits) || 0)}</Text>
          {texts.summaryEnd(formatExpiry(form.days, now))}
        </View>
        <Button wide variant="primary" onPress={submit}>
          {texts.create}
        </Button>
      </View>
      <BottomSheet
        open={confirming}
        title={texts.confirmTitle}
        onClose={() => setConfirming(false)}
      >
        <View className="api-proof">
          <View className="api-proof__lead">{texts.confirmLead}</View>
          <Proof
            purpose="apiKey"
            bySignIn={texts.bySignIn}
            writing={creating}
            variant="primary"
            submit={texts.create}
            submitting={texts.creating}
          />
        </View>
      </BottomSheet>
      {shown && <Once form={form} shown={shown} now={now} />}
    </View>
  )
}
