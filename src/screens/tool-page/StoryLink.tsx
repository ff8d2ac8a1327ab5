import { View } from '@tarojs/components'
import { navigate } from '@/domain/navigation/navigate'
import { useDraft } from '@/stores/draft'
import { NEW_STORY, useStoryDrafts } from '@/stores/storyDrafts'
import { Cell } from '@/ui/Cell/Cell'
import { STORYBOARDS } from './texts'

const PAGE = 'pagesC/storyboard/storyboard'

/** To the storyboard, which shows every picture before the video is paid. */
export function StoryLink({ tool }: { tool: string }) {
  const open = () => {
    const script = useDraft.getState().drafts[`${tool}-script`]?.params.script
    const { drafts, setDraft } = useStoryDrafts.getState()
    if (typeof script !== 'string' || script.trim() === '' || drafts[NEW_STORY])
      return void navigate(PAGE)
    setDraft(NEW_STORY, { version: 0, content: { base: {}, now: { script } } })
    void navigate(PAGE, { id: NEW_STORY })
  }
  return (
    <View className="storyboards__link">
      <Cell icon="video" text={STORYBOARDS.link} value={STORYBOARDS.linkNote} onPress={open} />
    </View>
  )
}
