import { Text, View } from '@tarojs/components'
import { navigate } from '@/domain/navigation/navigate'
import { useToggle } from '@/domain/toggle/useToggle'
import { favourites } from '@/domain/works/favourites'
import { likes } from '@/domain/works/likes'
import type { WorkView } from '@/domain/works/types'
import { useCommentDrafts } from '@/stores/commentDrafts'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { Dock } from '@/ui/Dock/Dock'
import { pressable } from '@/ui/pressable'
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

/** Opens the composer; shows what was written and not sent. */
function CommentField({ workId, onPress }: { workId: string; onPress: () => void }) {
  const draft = useCommentDrafts(({ drafts }) => drafts[workId]?.words)
  return (
    <View
      className="mg-press mg-workdock__field"
      {...pressable({ onPress, label: DETAIL.comment })}
    >
      <Text className="mg-workdock__words">{draft ?? DETAIL.comment}</Text>
    </View>
  )
}

/** Like it, and make one alike; one's own work that is not public leads back to where it was made. */
export function WorkDock({
  work,
  onRemake,
  onComment,
}: {
  work: WorkView
  onRemake: (work: WorkView) => void
  /** null: no comments are taken. */
  onComment: (() => void) | null
}) {
  const { state, mine, remakable, jobId } = work
  const toJob = () => void navigate('pagesD/job-detail/job-detail', { id: jobId ?? '' })
  return (
    <Dock>
      {onComment && <CommentField workId={work.id} onPress={onComment} />}
      {state === 'public' && <Like work={work} />}
      {state === 'public' && !mine && <Remember work={work} />}
      {jobId !== null && state === 'public' && (
        <Action icon="folder" word={DETAIL.mine} label={DETAIL.toJob} onPress={toJob} />
      )}
      <View className={classes('mg-workdock__pill', onComment && 'mg-workdock__pill--narrow')}>
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
