import { useState } from 'react'
import { View } from '@tarojs/components'
import { STORYBOARD_TITLE_MAX } from '@contract/storyboard'
import { text2img } from '@contract/tools/text2img'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { navigate, redirect } from '@/domain/navigation/navigate'
import { useOffer } from '@/domain/tool-form/useOffer'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { useStoryDrafts } from '@/stores/storyDrafts'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Cell } from '@/ui/Cell/Cell'
import { NameSheet } from '@/ui/NameSheet/NameSheet'
import type { StoryContent } from '../content'
import { LookRows } from '../LookRows'
import { BOARD, LIST } from '../texts'
import type { Story } from '../useStoryboard'
import { BeatRow } from './BeatRow'

const PAGE = 'pagesC/storyboard/storyboard'

interface BoardMenuProps {
  open: boolean
  onClose: () => void
  story: Story
  content: StoryContent
}

function useRemove(id: string) {
  return useWrite({
    mutationFn: () => call('DELETE /api/storyboards/{id}', { params: { id } }),
    async onSuccess() {
      useStoryDrafts.getState().dropDraft(id)
      showToast(BOARD.removed)
      await redirect(PAGE)
      queryClient.removeQueries({ queryKey: keys.storyboard(id) })
      await queryClient.invalidateQueries({ queryKey: keys.storyboardList })
    },
  })
}

/** Name, script, ratio and style of a storyboard, and its end. */
export function BoardMenu({ open, onClose, story, content }: BoardMenuProps) {
  const { id, change } = story
  const [naming, setNaming] = useState(false)
  const { offer } = useOffer(text2img, content.model)
  const removing = useRemove(id)
  const act = (run: () => void) => () => {
    onClose()
    run()
  }
  const remove = async () => {
    const isSure = await confirmModal({
      title: BOARD.removeTitle,
      content: BOARD.removeBody,
      confirm: BOARD.confirmRemove,
      cancel: BOARD.keep,
      danger: true,
    })
    if (isSure) await removing.run()
  }
  return (
    <>
      <BottomSheet open={open} onClose={onClose} title={content.title || LIST.untitled}>
        <Cell icon="pencil" text={BOARD.rename} onPress={act(() => setNaming(true))} />
        <Cell
          icon="document"
          text={BOARD.script}
          onPress={act(() => void navigate(PAGE, { id, view: 'script' }))}
        />
        <View className="board__look">
          <LookRows
            content={content}
            offer={offer}
            onChange={(part) => change((before) => ({ ...before, ...part }))}
          />
        </View>
        <BeatRow
          sound={content.sound}
          onChange={(musicBeats) =>
            change((before) => ({ ...before, sound: { ...before.sound, musicBeats } }))
          }
        />
        <Cell icon="trash" tone="danger" text={BOARD.remove} onPress={act(() => void remove())} />
      </BottomSheet>
      <NameSheet
        open={naming}
        title={BOARD.rename}
        label={BOARD.rename}
        placeholder={BOARD.renameHint}
        submit={BOARD.save}
        initial={content.title}
        maxLength={STORYBOARD_TITLE_MAX}
        onClose={() => setNaming(false)}
        onName={(title) => {
          change((before) => ({ ...before, title }))
          setNaming(false)
        }}
      />
    </>
  )
}
