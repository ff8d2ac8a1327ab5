import { View } from '@tarojs/components'
import { useState } from 'react'
import { call } from '@/api/call'
import { isAborted, messageOf } from '@/api/error'
import { navigate, switchTab } from '@/features/navigation/navigate'
import { CodeField } from '@/features/session/CodeField'
import { useOwnCode } from '@/features/session/useOwnCode'
import { isCode } from '@/lib/phone'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Sheet } from '@/ui/Sheet/Sheet'
import { texts } from './texts'

const ISSUE_ID = 'account-close-issue'

function Confirm({ phone }: { phone: string }) {
  const form = useOwnCode('close')
  const [busy, setBusy] = useState(false)
  async function submit(): Promise<void> {
    if (busy) return
    if (!isCode(form.code)) return form.setIssue(texts.closeCodeWrong)
    setBusy(true)
    try {
      await call('POST /api/user/logoff', { body: { code: form.code } }, { skipErrMsg: true })
      useSession.getState().leave()
      showToast(texts.closed)
      await switchTab('pages/ucenter/ucenter')
    } catch (error) {
      if (!isAborted(error)) form.setIssue(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <CodeField
        label={texts.closeCode(phone)}
        placeholder={texts.closeCodePlaceholder}
        form={form}
        sending={form.sending}
        busy={form.sending || busy}
        invalid={form.issue !== ''}
        issueId={ISSUE_ID}
        onConfirm={() => void submit()}
      />
      <View id={ISSUE_ID} className="mg-account__issue" role="alert">
        {form.issue}
      </View>
      <Button variant="danger" wide disabled={busy} onPress={() => void submit()}>
        {busy ? texts.closing : texts.closeSubmit}
      </Button>
    </>
  )
}

/** What goes when the account goes, and the code that says so. */
export function CloseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const phone = useSession((session) => session.userInfo?.phone ?? null)
  return (
    <Sheet open={open} onClose={onClose} title={texts.close}>
      <View className="mg-account__close">
        <View>{texts.closeLead}</View>
        {texts.closeItems.map((item) => (
          <View key={item} className="mg-account__item">
            {item}
          </View>
        ))}
        <View className="mg-account__back">{texts.closeBack}</View>
        {phone ? (
          <Confirm phone={phone} />
        ) : (
          <>
            <View className="mg-account__issue">{texts.closeUnbound}</View>
            <Button wide onPress={() => void navigate('pages/ucenter/phone-bind')}>
              {texts.bind}
            </Button>
          </>
        )}
      </View>
    </Sheet>
  )
}
