import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { navigate, switchTab } from '@/features/navigation/navigate'
import { CodeField } from '@/features/session/CodeField'
import { useOwnCode } from '@/features/session/useOwnCode'
import { isCode } from '@/lib/phone'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { texts } from './texts'

const ISSUE_ID = 'account-close-issue'

function Confirm({ phone }: { phone: string }) {
  const form = useOwnCode('close')
  const closing = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: () => call('POST /api/user/logoff', { body: { code: form.code } }),
    async onSuccess() {
      useSession.getState().leave()
      showToast(texts.closed)
      await switchTab('pages/ucenter/ucenter')
    },
  })
  const { busy } = closing
  const issue = form.issue || closing.issue
  function submit(): void {
    closing.forget()
    if (isCode(form.code)) void closing.run()
    else form.setIssue(texts.closeCodeWrong)
  }
  return (
    <>
      <CodeField
        label={texts.closeCode(phone)}
        placeholder={texts.closeCodePlaceholder}
        form={form}
        sending={form.sending}
        busy={form.sending || busy}
        invalid={issue !== ''}
        issueId={ISSUE_ID}
        onConfirm={submit}
      />
      <View id={ISSUE_ID} className="mg-account__issue" role="alert">
        {issue}
      </View>
      <Button variant="danger" wide disabled={busy} onPress={submit}>
        {busy ? texts.closing : texts.closeSubmit}
      </Button>
    </>
  )
}

/** What goes when the account goes, and the code that says so. */
export function CloseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const phone = useSession((session) => session.userInfo?.phone ?? null)
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.close}>
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
    </BottomSheet>
  )
}
