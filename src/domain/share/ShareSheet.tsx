import { View } from '@tarojs/components'
import { navigate } from '@/domain/navigation/navigate'
import type { WorkView } from '@/domain/works/types'
import { Cell } from '@/ui/Cell/Cell'
import { ShareAction } from '@/ui/ShareAction/ShareAction'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { copyWorkLink, workLink } from './link'
import { SHARE } from './texts'

interface ShareSheetProps {
  open: boolean
  work: WorkView
  onClose: () => void
}

/** The ways to pass a work on. */
export function ShareSheet({ open, work, onClose }: ShareSheetProps) {
  const share = {
    title: SHARE.message(work.title, work.author.nickname),
    url: workLink(work.id),
  }
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={SHARE.title}
      action={
        <View>
          <ShareAction word={SHARE.system} share={share} />
        </View>
      }
    >
      <Cell
        icon="image"
        text={SHARE.poster}
        onPress={() => {
          onClose()
          void navigate('pagesB/share/share', { id: work.id })
        }}
      />
      <Cell
        icon="copy"
        text={SHARE.copyLink}
        onPress={() => {
          onClose()
          void copyWorkLink(work.id)
        }}
      />
    </BottomSheet>
  )
}
