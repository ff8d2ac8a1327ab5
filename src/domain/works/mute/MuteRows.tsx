import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import type { WorkCard } from '@/domain/works/types'
import { Chip } from '@/ui/Chip/Chip'
import { Icon } from '@/ui/Icon/Icon'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { confirmBlock } from './block'
import { workMark } from './marks'
import { MuteRow } from './MuteRow'
import { muteInPlace, requireSignIn } from './mute'
import { MUTE } from './texts'
import './MuteRows.scss'

/** Tags that are offered; more would push 屏蔽 out of sight. */
const MOST_TAGS = 3

interface MuteRowsProps {
  work: WorkCard
  onClose: () => void
  /** After a block the work cannot be opened any more. */
  onBlocked?: () => void
}

/** 不感兴趣 with reasons that act at once, and 屏蔽 of the author. */
export function MuteRows({ work, onClose, onBlocked }: MuteRowsProps) {
  const { id: workId, author } = work
  const { data, isPending } = useQuery({
    queryKey: keys.work(workId),
    queryFn: () => call('GET /api/works/{id}', { params: { id: workId } }),
  })
  type Kind = 'work' | 'tag' | 'style'
  const less = (kind: Kind, target: string, text: string, uncomfortable = false) => {
    onClose()
    if (!requireSignIn()) return
    const mute = { kind, target, uncomfortable }
    void muteInPlace({ mute, key: workMark(workId), text, workId })
  }
  const block = async () => {
    onClose()
    if (requireSignIn() && (await confirmBlock(author, workId))) onBlocked?.()
  }
  return (
    <>
      <View className="mg-mute__part">
        <View className="mg-mute__head">
          <Icon name="eye-off" className="mg-mute__icon" />
          <Text className="mg-mute__name">{MUTE.less}</Text>
          <Text className="mg-mute__note">{MUTE.lessNote}</Text>
        </View>
        <View className="mg-mute__chips" role="group" aria-label={MUTE.reasons}>
          {isPending && <Skeleton width={92} height={36} />}
          {data?.style && (
            <Chip
              text={MUTE.style}
              onPress={() => less('style', data.style?.id ?? '', MUTE.lessStyle)}
            />
          )}
          {data?.tags.slice(0, MOST_TAGS).map((tag) => (
            <Chip key={tag} text={tag} onPress={() => less('tag', tag, MUTE.lessOf(tag))} />
          ))}
          <Chip text={MUTE.seen} onPress={() => less('work', workId, MUTE.lessSeen)} />
          <Chip
            text={MUTE.uncomfortable}
            onPress={() => less('work', workId, MUTE.lessUncomfortable, true)}
          />
        </View>
      </View>
      <View className="mg-mute__part">
        <MuteRow
          icon="ban"
          text={MUTE.block(author.nickname)}
          note={MUTE.blockNote}
          onPress={() => void block()}
        />
      </View>
    </>
  )
}
