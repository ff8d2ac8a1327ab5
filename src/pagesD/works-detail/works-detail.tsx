import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useState } from 'react'
import { FollowAuthor } from '@/domain/people/FollowAuthor'
import { chatMessage, timelineMessage } from '@/domain/share/message'
import { ShareSheet } from '@/domain/share/ShareSheet'
import { remakeWork } from '@/domain/tool-form/remakeJob'
import { useWork } from '@/screens/work-detail/useWork'
import { WorkDetail } from '@/screens/work-detail/WorkDetail'
import { WorkMissing } from '@/screens/work-detail/WorkMissing'
import { usePageParams } from '@/platform/pages'

/** `?id=` names the work, `&comment=` a comment on it to show. */
export default function WorksDetailPage() {
  const { id = '', comment } = usePageParams()
  const query = useWork(id)
  const [sharing, setSharing] = useState(false)
  const work = query.data
  useShareAppMessage(() => chatMessage(work))
  useShareTimeline(() => timelineMessage(work))
  if (!work || query.isGone) return <WorkMissing query={query} />
  return (
    <>
      <WorkDetail
        key={work.id}
        work={work}
        comment={comment}
        follow={<FollowAuthor author={work.author} following={work.following} />}
        onRemake={({ id: workId, tool, params, making }) =>
          void remakeWork(
            making?.first
              ? { id: workId, ...making.first, steps: making.sentences }
              : { id: workId, tool, params: params ?? {} },
          )
        }
        onShare={() => setSharing(true)}
      />
      <ShareSheet open={sharing} work={work} onClose={() => setSharing(false)} />
    </>
  )
}
