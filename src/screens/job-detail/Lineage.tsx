import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import type { JobView, PictureView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { DETAIL } from './texts'
import './Lineage.scss'

export interface LineageProps {
  job: JobView
  /** null: all are shown. */
  index: number | null
  onIndex: (index: number) => void
}

interface StepProps {
  picture: PictureView
  word: string
  on: boolean
  onPress: () => void
}

function Step({ picture, word, on, onPress }: StepProps) {
  return (
    <View
      className={classes('mg-press mg-lineage__step', on && 'mg-lineage__step--on')}
      {...pressable({ onPress, selected: on, role: 'option' })}
    >
      <View className="mg-lineage__thumb">
        <Picture
          src={mediaUrl(picture.thumbUrl)}
          alt=""
          thumbhash={picture.thumbhash}
          color={picture.color}
        />
      </View>
      <Text className="mg-lineage__word">{word}</Text>
    </View>
  )
}

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
  // What was made of one picture of several comes from that one.
  const cover =
    parent.data?.pictures.find(({ id }) => job.params.image === `picture:${id}`) ??
    parent.data?.pictures[0]
  if (!cover && job.pictures.length < 2) return null
  const alone = job.pictures.length === 1
  return (
    <View className="mg-lineage" role="listbox" aria-label={DETAIL.lineage}>
      {cover && parentId && (
        <>
          <Step
            picture={cover}
            word={DETAIL.parent}
            on={false}
            onPress={() => void navigate('pagesD/job-detail/job-detail', { id: parentId })}
          />
          <View className="mg-lineage__arrow" aria-hidden>
            <Icon name="right" size={18} />
          </View>
        </>
      )}
      {job.pictures.map((picture, position) => (
        <Step
          key={picture.id}
          picture={picture}
          word={alone ? DETAIL.self : DETAIL.nth(position + 1)}
          on={position === index}
          onPress={() => onIndex(position)}
        />
      ))}
    </View>
  )
}
