import { Text, View } from '@tarojs/components'
import { SHOT_MOTION_NAMES, type FilmRatio } from '@contract/storyboard'
import type { Character } from '@/domain/characters/mentions'
import { Mentions } from '@/domain/characters/Mentions'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Ring } from '@/ui/Ring/Ring'
import type { ShownShot } from '../content'
import { StoryIcon } from '../StoryIcon'
import { BOARD } from '../texts'

interface ShotRowProps {
  shot: ShownShot
  /** 1-based. */
  place: number
  ratio: FilmRatio
  cards: readonly Character[]
  held: boolean
  /** Shown on the stage next to the list. */
  chosen: boolean
  onOpen: () => void
  onHandle: () => void
  handle: object
}

function Face({ shot }: { shot: ShownShot }) {
  const { shown, painting } = shot
  const isBusy = painting?.status === 'queued' || painting?.status === 'running'
  return (
    <>
      {shown ? (
        <Picture src={mediaUrl(shown.thumbUrl)} alt="" develop />
      ) : (
        !isBusy && <Icon name={painting ? 'alert' : 'image'} />
      )}
      {isBusy && (
        <View className={classes('story-shot__ring', shown && 'story-shot__ring--over')}>
          <Ring
            size={44}
            state={painting.status === 'queued' ? 'queued' : 'running'}
            progress={painting.progress}
          />
        </View>
      )}
    </>
  )
}

/** One shot: its picture, words, caption, cards and camera; moved by its handle. */
export function ShotRow(props: ShotRowProps) {
  const { shot, place, ratio, cards, held, chosen, onOpen, onHandle } = props
  const { text, caption, painting, characters, filmSeconds, motion, shown } = shot
  const { clipName, clipFault } = shot
  const named = cards.filter(({ id }) => characters.some((card) => card.id === id))
  const isFailed = painting?.status === 'failed'
  return (
    <View
      className={classes('story-shot', held && 'story-shot--held', chosen && 'story-shot--chosen')}
      role="listitem"
    >
      <View className="mg-press story-shot__body" {...pressable({ onPress: onOpen })}>
        <View className={`story-shot__picture story-shot__picture--${ratio.replace(':', 'x')}`}>
          <Face shot={shot} />
          <Text className="story-shot__number">{place}</Text>
          <Text className="story-shot__badge">{BOARD.seconds(filmSeconds)}</Text>
        </View>
        <View className="story-shot__words">
          <View className={classes('story-shot__text', text === '' && 'story-shot__text--none')}>
            {text === '' ? BOARD.noText : text}
          </View>
          {caption !== '' && (
            <View className="story-shot__caption">
              <StoryIcon name="caption" size={18} />
              <Text className="story-shot__said">{caption}</Text>
            </View>
          )}
          {isFailed && (
            <View className="story-shot__fault">{painting.message ?? BOARD.unpainted}</View>
          )}
          {clipFault !== null && <View className="story-shot__fault">{clipFault}</View>}
          {!shown && !painting && text !== '' && (
            <View className="story-shot__fault story-shot__fault--quiet">{BOARD.noPicture}</View>
          )}
          <View className="story-shot__chips">
            {named.map((card) => (
              <Mentions key={card.id} text={`@${card.name}`} cards={[card]} />
            ))}
            {clipName !== null && <Text className="story-shot__camera">{clipName}</Text>}
            <Text className="story-shot__camera">{SHOT_MOTION_NAMES[motion]}</Text>
          </View>
        </View>
      </View>
      <View
        className="mg-press story-shot__handle"
        catchMove
        {...pressable({ label: BOARD.handle(place), onPress: onHandle })}
        {...props.handle}
      >
        <StoryIcon name="handle" />
      </View>
    </View>
  )
}
