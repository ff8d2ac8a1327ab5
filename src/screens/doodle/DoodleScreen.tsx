import { View } from '@tarojs/components'
import type { MediaRef } from '@contract/tools/media'
import { useWrite } from '@/api/useWrite'
import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { back, redirect } from '@/domain/navigation/navigate'
import { sendToHost } from '@/platform/miniHost'
import { stackAddresses } from '@/platform/pages'
import { useSession } from '@/stores/session'
import { useSources } from '@/stores/sources'
import { Button } from '@/ui/Button/Button'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Board } from './Board'
import { texts } from './texts'
import { useBoard } from './useBoard'
import './DoodleScreen.scss'

/** Returns to the opener: a mini-program around this page, or the form of 涂鸦成画. */
async function deliverDrawing(ref: MediaRef): Promise<void> {
  const source = useSources.getState().views[ref]
  if (source && (await sendToHost({ type: 'doodle', ...source }))) return
  await redirect('pagesE/paint/paint', { image: ref })
}

/** The whole screen a board; 完成 hands over the picture of it. */
export function DoodleScreen() {
  const board = useBoard('webview')
  const isLogin = useSession((state) => state.isLogin)
  const { run, busy } = useWrite({
    async mutationFn() {
      const ref = await board.upload()
      if (ref) await deliverDrawing(ref)
    },
  })
  async function done(): Promise<void> {
    if (!isLogin) return promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
    await run()
  }
  return (
    <View className="doodle-screen">
      <PageBar
        title={texts.board}
        onBack={() => void back()}
        right={
          <Button
            variant="primary"
            size="medium"
            className="doodle-screen__done"
            disabled={busy || board.blank}
            onPress={() => void done()}
          >
            {texts.done}
          </Button>
        }
      />
      <Board board={board} full />
    </View>
  )
}
