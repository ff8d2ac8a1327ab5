import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { switchTab } from '@/domain/navigation/navigate'
import type { Give } from '@/domain/session/useConfirmation'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Proof } from '@/domain/session/Proof'
import { texts } from './texts'

/** Data removed with the account, and the confirmation. */
export function CloseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const closing = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: async (give: Give) => call('POST /api/user/logoff', { body: await give() }),
    async onSuccess() {
      useSession.getState().leave()
      showToast(texts.closed)
      await switchTab('pages/ucenter/ucenter')
    },
  })
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
        <Proof
          purpose="close"
          bySignIn={texts.closeSignIn}
          writing={closing}
          variant="danger"
          submit={texts.closeSubmit}
          submitting={texts.closing}
        />
      </View>
    </BottomSheet>
  )
}
