import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { back } from '@/domain/navigation/navigate'
import { useViewer } from '@/domain/viewer/useViewer'
import type { WorkView } from '@/domain/works/types'
import { useComments } from '@/stores/rules'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button/Button'
import { IconButton } from '@/ui/IconButton/IconButton'
import { AppealSheet } from './AppealSheet'
import { AuthorRow } from './AuthorRow'
import type { Writing } from './comments/types'
import { getPrompt } from './facts'
import { ReportSheet } from './ReportSheet'
import { APPEAL, DETAIL, MORE, STATE } from './texts'
import { RelatedWorks } from './RelatedWorks'
import { WorkDock } from './WorkDock'
import { WorkLineage } from './WorkLineage'
import { WorkParams } from './WorkParams'
import { WorkPicture } from './WorkPicture'
import { WorkText } from './WorkText'
import { lazySheet } from '@/ui/later'
import './WorkDetail.scss'

const MoreSheet = lazySheet(() => import('./MoreSheet').then((m) => m.MoreSheet))
/** Few works publish their edits. */
const WorkSteps = lazySheet(() => import('./WorkSteps').then((m) => m.WorkSteps))
const RemakeSheet = lazySheet(() => import('./RemakeSheet').then((m) => m.RemakeSheet))

/** Below the picture, and much to load. */
const Comments = lazySheet(() => import('./comments/Comments').then((m) => m.Comments))

const nothing = () => {}

interface WorkDetailProps {
  work: WorkView
  /** The way to follow its author, at the right of their name. */
  follow: ReactNode
  onRemake: (work: WorkView) => void
  onShare: (work: WorkView) => void
  /** A comment that a notification leads to. */
  comment?: string | undefined
}

function describeState(work: WorkView): string | null {
  switch (work.state) {
    case 'public':
      return null
    case 'pending':
      return STATE.pending
    case 'rejected':
      return STATE.rejected(work.reason)
    case 'withdrawn':
      return STATE.withdrawn
  }
}

/** One work: the picture, who made it, where it comes from, and the way to one alike. */
export function WorkDetail({ work, follow, onRemake, onShare, comment }: WorkDetailProps) {
  const [sheet, setSheet] = useState<'more' | 'report' | 'appeal' | 'remake' | null>(null)
  const [writing, setWriting] = useState<Writing | null>(null)
  const hasComments = useComments() && work.state === 'public'
  const viewer = useViewer([work], 0, () => undefined, getPrompt(work))
  const said = describeState(work)
  const open = work.state === 'public'
  return (
    <View className="mg-workpage">
      <View className="mg-workpage__bar">
        <IconButton icon="back" label={DETAIL.back} disc onPress={() => void back()} />
        <View className="mg-workpage__acts">
          {open && (
            <IconButton icon="share" label={DETAIL.share} disc onPress={() => onShare(work)} />
          )}
          <IconButton icon="more" label={DETAIL.more} disc onPress={() => setSheet('more')} />
        </View>
      </View>
      <WorkPicture work={work} onOpen={viewer.open} />
      {said !== null && (
        <View className={`mg-workpage__state mg-workpage__state--${work.state}`} role="status">
          <View className="mg-workpage__said">{said}</View>
          {work.appealable && (
            <Button variant="secondary" size="medium" onPress={() => setSheet('appeal')}>
              {APPEAL.open}
            </Button>
          )}
        </View>
      )}
      <AuthorRow work={work} follow={work.mine ? null : follow} />
      <WorkText work={work} />
      {work.making && <WorkSteps open onClose={nothing} work={work} />}
      <WorkLineage work={work} />
      <WorkParams work={work} />
      {open && <RelatedWorks id={work.id} />}
      {hasComments && (
        <Comments
          open
          onClose={nothing}
          work={work}
          writing={writing}
          onWriting={setWriting}
          focus={comment}
        />
      )}
      <WorkDock
        work={work}
        onRemake={work.making && open ? () => setSheet('remake') : onRemake}
        onComment={hasComments && !work.commentsClosed ? () => setWriting({}) : null}
      />
      <MoreSheet
        open={sheet === 'more'}
        work={work}
        onClose={() => setSheet(null)}
        onReport={() => setSheet('report')}
        onBlocked={() => {
          showToast(MORE.blocked)
          void back()
        }}
      />
      <ReportSheet open={sheet === 'report'} work={work} onClose={() => setSheet(null)} />
      <AppealSheet open={sheet === 'appeal'} work={work} onClose={() => setSheet(null)} />
      {work.making && (
        <RemakeSheet
          open={sheet === 'remake'}
          onClose={() => setSheet(null)}
          {...{ work, onRemake }}
        />
      )}
      {viewer.element}
    </View>
  )
}
