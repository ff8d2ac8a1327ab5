import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { PictureView } from '@contract/jobs'
import { useWrite } from '@/api/useWrite'
import { useLoginPrompt } from '@/domain/media/useAskLogin'
import { navigate } from '@/domain/navigation/navigate'
import { useWorksOfJob } from '@/domain/publish/useWorksOfJob'
import { savePictures } from '@/domain/viewer/save'
import { mediaUrl } from '@/platform/media'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { lazySheet } from '@/ui/later'
import { pressable } from '@/ui/pressable'
import { ShotPlayer } from '@/ui/ShotPlayer/ShotPlayer'
import type { StoryContent, StoryView } from '../content'
import { nameMusic, hasMusic } from '../music/sound'
import { StoryIcon } from '../StoryIcon'
import { LIST, MAKING, PLAYER } from '../texts'
import type { Story } from '../useStoryboard'
import { findPlace, type Place } from './places'
import { Segments } from './Segments'
import { useMusicChange } from './useMusicChange'

const PublishSheet = lazySheet(() =>
  import('@/domain/publish/PublishSheet').then((m) => m.PublishSheet),
)

const MusicSheet = lazySheet(() => import('../music/MusicSheet').then((m) => m.MusicSheet))

const MS = 1000

interface PlayerProps {
  story: Story
  content: StoryContent
  made: NonNullable<StoryView['film']>
  video: PictureView
  /** Back to the shots. */
  onBoard: () => void
}

/** Places of the shots that are in the video. */
function listPlaces(made: PlayerProps['made']): Place[] {
  const failed = new Set(made.failed.map(({ id }) => id))
  return made.shots
    .filter(({ id }) => !failed.has(id))
    .map(({ id, fromMs, toMs }) => ({ id, from: fromMs / MS, to: toMs / MS }))
}

/** The finished video: sound after a tap, a segment for each shot, and what to do with it. */
export function Player({ story, content, made, video, onBoard }: PlayerProps) {
  const places = listPlaces(made)
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [muted, setMuted] = useState(true)
  const [seek, setSeek] = useState<{ seconds: number } | null>(null)
  const [publishing, setPublishing] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const { changeMusic, isOrdering } = useMusicChange(story, onBoard)
  const askLogin = useLoginPrompt()
  const { data: works } = useWorksOfJob(made.job.id)
  const work = works?.find(({ state }) => state === 'pending' || state === 'public')
  const title = content.title || LIST.untitled
  const place = findPlace(places, at)
  const saving = useWrite({
    mutationFn: () => savePictures([{ url: video.url, about: title }]),
  })
  const jump = (to: number) => {
    const seconds = places[to]?.from ?? 0
    setSeek({ seconds })
    setAt(seconds)
  }
  // A tap on the video is the tap that browsers want before sound.
  const toggle = () => {
    if (!playing) setMuted(false)
    setPlaying(!playing)
  }
  const reasons = [...new Set(made.failed.map(({ message }) => message))]
  const failed = made.failed.map(({ id }) => made.shots.findIndex((shot) => shot.id === id) + 1)
  const facts = [
    PLAYER.shot(made.shots.findIndex(({ id }) => id === places[place]?.id) + 1),
    // Of this video: the draft may be ahead of it.
    ...(hasMusic(made.job.params) ? [nameMusic(made.job.params)] : []),
    PLAYER.ai,
  ]
  return (
    <View className="player">
      <View className="player__stage">
        <ShotPlayer
          src={mediaUrl(video.url)}
          poster={mediaUrl(video.thumbUrl)}
          label={title}
          playing={playing}
          muted={muted}
          seek={seek}
          onTime={setAt}
          onPlaying={setPlaying}
          onEnd={() => setPlaying(false)}
        />
        <View className="player__tap" onClick={toggle} aria-hidden />
        <View className="player__top">
          <IconButton icon="back" label={PLAYER.back} disc onPress={onBoard} />
          <View
            className="mg-press player__sound"
            {...pressable({ onPress: () => setMuted(!muted) })}
          >
            <StoryIcon name={muted ? 'mute' : 'sound'} size={18} />
            <Text>{muted ? PLAYER.soundOff : PLAYER.soundOn}</Text>
          </View>
          <View className="player__space" />
        </View>
      </View>
      <View className="player__foot">
        {failed.length > 0 && (
          <View className="player__notice" role="status">
            {MAKING.failedShots(failed)}
            {reasons.map((reason) => (
              <View key={reason}>{reason}</View>
            ))}
          </View>
        )}
        {!made.isCurrent && failed.length === 0 && (
          <View className="player__notice" role="status">
            {PLAYER.stale}
          </View>
        )}
        <View className="player__line">
          <View className="player__words">
            <View className="player__title" role="heading" aria-level={1}>
              {title}
            </View>
            <View className="player__facts">{facts.join(' · ')}</View>
          </View>
          <View
            className="mg-press player__play"
            {...pressable({ label: playing ? PLAYER.pause : PLAYER.play, onPress: toggle })}
          >
            {playing ? <StoryIcon name="pause" /> : <Icon name="play" />}
          </View>
        </View>
        <Segments id="player-segments" places={places} at={at} onJump={jump} />
      </View>
      <View className="player__dock">
        <Action
          icon="download"
          word={saving.busy ? PLAYER.saving : PLAYER.save}
          disabled={saving.busy}
          onPress={() => void saving.run()}
        />
        <Action icon="pencil" word={PLAYER.changeShot} onPress={onBoard} />
        <View
          className="mg-press mg-action mg-action--off"
          {...pressable({
            label: PLAYER.music,
            disabled: isOrdering,
            onPress: () => {
              setPlaying(false)
              setChoosing(true)
            },
          })}
        >
          <StoryIcon name="note" />
          <Text className="mg-action__word">{PLAYER.music}</Text>
        </View>
        <View className="player__publish">
          <Button
            wide
            variant="primary"
            onPress={() => {
              if (work) void navigate('pagesD/works-detail/works-detail', { id: work.id })
              else if (!askLogin()) setPublishing(true)
            }}
          >
            {work ? PLAYER.published : PLAYER.publish}
          </Button>
        </View>
      </View>
      <MusicSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        content={content}
        stored={story.view?.musicFile ?? null}
        narration={story.view?.narration ?? null}
        isFilmed
        onUse={(choice) => void changeMusic(choice)}
      />
      <PublishSheet
        open={publishing}
        onClose={() => setPublishing(false)}
        job={{ ...made.job, planSummary: content.title }}
        picture={video}
      />
    </View>
  )
}
