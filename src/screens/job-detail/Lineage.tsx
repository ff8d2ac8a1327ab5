import { useQuery } from '@tanstack/react-query'
import type { JobView, PictureView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { LineageArrow, LineageStep, LineageStrip } from '@/ui/LineageStrip/LineageStrip'
import { DETAIL } from './texts'

export interface LineageProps {
  job: JobView
  /** null: all are shown. */
  index: number | null
  onIndex: (index: number) => void
}

const look = ({ thumbUrl, thumbhash, color }: PictureView) => ({
  src: mediaUrl(thumbUrl),
  thumbhash,
  color,
})

/** Origin of a picture, and its siblings of the same job. Hidden when empty. */
export function Lineage({ job, index, onIndex }: LineageProps) {
  const { parentId } = job
  const parent = useQuery({
    queryKey: keys.job(parentId ?? ''),
    // A parent that was deleted simply is not shown.
    queryFn: () => call('GET /api/job/{id}', { params: { id: parentId ?? '' } }),
    enabled: parentId !== null,
    retry: false,
  })
  // A result made from one picture of several belongs to that one.
  const cover =
    parent.data?.pictures.find(({ id }) => job.params.image === `picture:${id}`) ??
    parent.data?.pictures[0]
  if (!cover && job.pictures.length < 2) return null
  const alone = job.pictures.length === 1
  return (
    <LineageStrip label={DETAIL.lineage}>
      {cover && parentId && (
        <>
          <LineageStep
            {...look(cover)}
            word={DETAIL.parent}
            onPress={() => void navigate('pagesD/job-detail/job-detail', { id: parentId })}
          />
          <LineageArrow />
        </>
      )}
      {job.pictures.map((picture, position) => (
        <LineageStep
          key={picture.id}
          {...look(picture)}
          word={alone ? DETAIL.self : DETAIL.nth(position + 1)}
          on={position === index}
          onPress={() => onIndex(position)}
        />
      ))}
    </LineageStrip>
  )
}
