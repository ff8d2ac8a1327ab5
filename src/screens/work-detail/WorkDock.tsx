import { View } from '@tarojs/components'
import { navigate } from '@/domain/navigation/navigate'
import { useToggle } from '@/domain/toggle/useToggle'
import { favourites } from '@/domain/works/favourites'
import { likes } from '@/domain/works/likes'
import type { WorkView } from '@/domain/works/types'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { DETAIL } from './texts'
import './WorkDock.scss'

/** 1204 → 1,204 */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

function likeWords(liked: boolean, isOwn: boolean): (count: number) => string {
  if (isOwn) return DETAIL.ownLikes
  return liked ? DETAIL.unlikeLabel : DETAIL.likeLabel
}

function Like({ work }: { work: WorkView }) {
  const { state, toggle } = useToggle(likes, work.id, work)
  const { liked, likeCount } = state
  // The likes of one's own work are shown without a button; a like given earlier can be taken back.
  const isOwn = work.mine && !liked
  return (
    <View className={liked ? 'mg-workdock__like mg-workdock__like--on' : 'mg-workdock__like'}>
      <Action
        icon={liked ? 'heart-on' : 'heart'}
        word={likeCount > 0 ? grouped(likeCount) : DETAIL.like}
        label={likeWords(liked, isOwn)(likeCount)}
        tone={liked ? 'hot' : 'off'}
        disabled={isOwn}
        onPress={toggle}
      />
    </View>
  )
}

/** Bookmark; the author is not notified. */
function Remember({ work }: { work: WorkView }) {
  const { state: favourite, toggle } = useToggle(favourites, work.id, work.favourite)
  return (
    <Action
      icon={favourite ? 'star-on' : 'star'}
      word={favourite ? DETAIL.remembered : DETAIL.remember}
      label={favourite ? DETAIL.forget : DETAIL.remember}
      tone={favourite ? 'on' : 'off'}
      onPress={toggle}
    />
  )
}

/** Like it, and make one alike; one's own work that is not public leads back to where it was made. */
export function WorkDock({
  work,
  onRemake,
}: {
  work: WorkView
  onRemake: (work: WorkView) => void
}) {
  const { state, mine, remakable, jobId } = work
  const toJob = () => void navigate('pagesD/job-detail/job-detail', { id: jobId ?? '' })
  return (
    <Dock>
      {state === 'public' && <Like work={work} />}
      {state === 'public' && !mine && <Remember work={work} />}
      {jobId !== null && state === 'public' && (
        <Action icon="folder" word={DETAIL.mine} label={DETAIL.toJob} onPress={toJob} />
      )}
      <View className="mg-workdock__pill">
        {jobId !== null && state !== 'public' ? (
          <Button variant="primary" wide onPress={toJob}>
            {DETAIL.toJob}
          </Button>
        ) : (
          <Button variant="primary" wide disabled={!remakable} onPress={() => onRemake(work)}>
            {remakable ? DETAIL.remake : DETAIL.noRemake}
          </Button>
        )}
      </View>
    </Dock>
  )
}
