import { Text, View } from '@tarojs/components'
import { NEXT_PICTURE } from '@contract/storyboard'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { ShownShot, StoryContent } from '../content'
import { StoryIcon } from '../StoryIcon'
import { LIST, PLAYER } from '../texts'
import { findPlace, placesFromSeconds } from './places'
import { Segments } from './Segments'
import { usePreview } from './usePreview'
import './Animatic.scss'

interface AnimaticProps {
  /** Unique on the page. */
  id: string
  content: StoryContent
  shots: readonly ShownShot[]
  /** 0-based shot that is shown first. */
  first: number
  starts: boolean
  /** null: it is part of the page. */
  onClose: (() => void) | null
}

/** The pictures one after another with their captions and lengths: no sound, and free. */
export function Animatic({ id, content, shots, first, starts, onClose }: AnimaticProps) {
  const places = placesFromSeconds(
    shots.map(({ id, filmSeconds }) => ({ id, seconds: filmSeconds })),
  )
  const preview = usePreview(places, starts)
  const begun = preview.playing || preview.at > 0
  const place = begun ? findPlace(places, preview.at) : first
  const shot = shots[place]
  const at = begun ? preview.at : (places[first]?.from ?? 0)
  if (!shot) return null
  const word = preview.playing ? PLAYER.pause : PLAYER.play
  const facts = [
    PLAYER.shot(place + 1),
    ...(shot.clipName === null ? [] : [PLAYER.byModel(shot.clipName)]),
  ]
  // The movement of a model is not known before: the preview shows its frames and no camera.
  const last = shot.clip?.last === NEXT_PICTURE ? (shots[place + 1]?.shown ?? null) : shot.lastShown
  const frame = shot.clip ? 'still' : shot.motion
  return (
    <View className={classes('animatic', preview.playing && 'animatic--playing')}>
      <View key={shot.id} className={`animatic__frame animatic__frame--${frame}`}>
        {shot.shown ? (
          <Picture src={mediaUrl(shot.shown.url)} alt={shot.text} fit="contain" />
        ) : (
          <View className="animatic__none">
            <Icon name="image" />
            <Text>{shot.text}</Text>
          </View>
        )}
        {shot.clip && shot.shown && last && (
          <View
            className="animatic__last"
            style={{ animationDuration: `${shot.filmSeconds}s` }}
            aria-hidden
          >
            <Picture src={mediaUrl(last.url)} alt="" fit="contain" />
          </View>
        )}
      </View>
      {onClose && (
        <View className="animatic__top">
          <IconButton icon="close" label={PLAYER.close} disc onPress={onClose} />
          <Text className="animatic__kind">{PLAYER.previewNote}</Text>
          <View className="animatic__space" />
        </View>
      )}
      {content.captions !== 'none' && shot.caption !== '' && (
        <View className="animatic__caption">{shot.caption}</View>
      )}
      <View className="animatic__foot">
        <View className="animatic__line">
          <View className="animatic__words">
            <View className="animatic__title">{content.title || LIST.untitled}</View>
            <View className="animatic__facts">{facts.join(' · ')}</View>
          </View>
          <View
            className="mg-press animatic__play"
            {...pressable({ label: word, onPress: preview.toggle })}
          >
            {preview.playing ? <StoryIcon name="pause" /> : <Icon name="play" />}
          </View>
        </View>
        <Segments
          id={`${id}-segments`}
          places={places}
          at={at}
          onJump={(to) => preview.jump((places[to]?.from ?? 0) + 0.01)}
        />
      </View>
    </View>
  )
}
