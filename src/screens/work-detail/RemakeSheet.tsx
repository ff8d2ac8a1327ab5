import { View } from '@tarojs/components'
import { useState } from 'react'
import type { SourceView } from '@contract/jobs'
import { MediaSheet } from '@/domain/media/MediaSheet'
import { useLoginPrompt } from '@/domain/media/useAskLogin'
import { navigate } from '@/domain/navigation/navigate'
import type { WorkView } from '@/domain/works/types'
import { useEditDrafts } from '@/stores/editDrafts'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Cell } from '@/ui/Cell/Cell'
import { DETAIL, REMAKE } from './texts'
import './RemakeSheet.scss'

interface RemakeSheetProps {
  open: boolean
  onClose: () => void
  work: WorkView
  onRemake: (work: WorkView) => void
}

/** `picture:<id>` without its kind. */
const readPictureId = (ref: string) => ref.replace(/^picture:/, '')

/** 画同款 of an edited work: its last sentence about an own picture, or every step from the first picture. */
export function RemakeSheet({ open, onClose, work, onRemake }: RemakeSheetProps) {
  const [choosing, setChoosing] = useState(false)
  const promptIfVisitor = useLoginPrompt()
  const { sentences = [], first = null } = work.making ?? {}
  const last = sentences.at(-1) ?? ''
  const choose = () => {
    onClose()
    if (!promptIfVisitor()) setChoosing(true)
  }
  // The plan opens with the picture: nothing is ordered by this tap.
  const edit = ({ ref, jobId }: SourceView) => {
    if (!jobId) return
    const { setSentence, follow } = useEditDrafts.getState()
    setSentence(readPictureId(ref), last)
    follow(jobId, [last])
    void navigate('pagesD/job-detail/job-detail', { id: jobId, picture: readPictureId(ref) })
  }
  return (
    <>
      <BottomSheet open={open} onClose={onClose} title={DETAIL.remake}>
        <View className="mg-remake__quote">{REMAKE.quote(last)}</View>
        <Cell icon="spark" text={REMAKE.own} value={REMAKE.ownNote} onPress={choose} />
        {first && work.state === 'public' && (
          <Cell
            icon="retry"
            text={REMAKE.same}
            value={REMAKE.sameNote(sentences.length)}
            onPress={() => {
              onClose()
              onRemake(work)
            }}
          />
        )}
      </BottomSheet>
      <MediaSheet
        kind="image"
        ownOnly
        open={choosing}
        onClose={() => setChoosing(false)}
        onFiles={() => undefined}
        onSource={edit}
      />
    </>
  )
}
