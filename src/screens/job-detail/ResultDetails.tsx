import { View } from '@tarojs/components'
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import type { JobView, PictureView } from '@contract/jobs'
import { listUpTo } from '@/domain/edit/poster/branch'
import { PosterAction } from '@/domain/edit/poster/PosterAction'
import { VideoAction } from '@/domain/edit/video/VideoAction'
import { PublishState } from '@/domain/publish/PublishState'
import { lazyPart } from '@/ui/later'
import { GoOn } from './GoOn'
import { Layers } from './Layers'
import { Lineage } from './Lineage'
import { ParamsSection } from './ParamsSection'
import { PlainCopy } from './PlainCopy'
import { ResultNotes } from './ResultNotes'
import { TimelapseAction } from './TimelapseAction'
import { isGrid } from './grid'

const GridActions = lazyPart(() => import('./GridActions').then((m) => m.GridActions))

interface ResultDetailsProps {
  job: JobView
  index: number
  /** Left out while all pictures are shown together. */
  picture: PictureView | undefined
  threadId: string | null
  thread: ThreadView | undefined
  version: ThreadVersionView | undefined
  onIndex: (index: number) => void
  /** Shows all pictures of a grid together; null: they are. */
  onAll: (() => void) | null
}

/** Below the picture and its acts: how it was made, and what can be made from it. */
export function ResultDetails(props: ResultDetailsProps) {
  const { job, index, picture, threadId, thread, version, onIndex, onAll } = props
  return (
    <>
      <ResultNotes job={job} />
      {threadId === null && <Lineage job={job} index={picture ? index : null} onIndex={onIndex} />}
      {isGrid(job) && <GridActions job={job} onAll={onAll} />}
      {picture && <PublishState job={job} picture={picture} />}
      {picture && (
        <View className="mg-result__ways">
          {thread && version && (
            <>
              <PosterAction {...{ thread, version, job }} as="chip" />
              <VideoAction branch={listUpTo(thread, version)} as="chip" />
            </>
          )}
          <TimelapseAction job={job} picture={picture} />
          <GoOn job={job} picture={picture} />
        </View>
      )}
      <ParamsSection job={job} pictureIndex={index} />
      {picture && <Layers key={`layers ${picture.id}`} {...{ job, picture }} />}
      {picture && <PlainCopy key={picture.id} picture={picture} />}
    </>
  )
}
