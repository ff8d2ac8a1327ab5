import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { JobView, PictureView, StageView } from '@contract/jobs'
import { FITTING_MUSIC } from '@contract/tools/music'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { type Composed, ComposedMusic } from '@/domain/music/ComposedMusic'
import { beganMs } from '@/domain/jobs/running/development'
import { savePictures } from '@/domain/viewer/save'
import { prefersReducedMotion } from '@/platform/motion'
import { FullScreen } from '@/ui/BottomSheet/FullScreen'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { classes } from '@/ui/classes'
import { PageBar } from '@/ui/PageBar/PageBar'
import { pressable } from '@/ui/pressable'
import { StageImg } from '@/ui/StageImg/StageImg'
import { durationText, getPrompt } from './jobWords'
import { computeVideoFrame, percent, pictureStyle, type VideoShape } from './timelapseFrame'
import { LAPSE } from './texts'
import './Timelapse.scss'

export interface TimelapseProps {
  job: JobView
  picture: PictureView
  onClose: () => void
}

const LENGTHS = [3, 6, 12] as const
const SHAPES: readonly VideoShape[] = ['tall', 'square', 'original']
/** The finished picture stays for this share of the video, as the server cuts it. */
const REST_SHARE = 0.3
/** Seconds: it fades into its seal and stays. */
const MIN_END_HOLD_SECONDS = 1.375

interface Sheet {
  url: string
  name: string
}

function listFrames(job: JobView, picture: PictureView): Sheet[] {
  const own = ({ pictureIndex }: StageView) => pictureIndex === picture.index
  const stages = job.stages.filter(own).map(({ url, name }) => ({ url, name: name ?? '' }))
  return [...stages, { url: picture.thumbUrl, name: LAPSE.finished }]
}

/** Which sheet is shown; plays once from `play` on. */
function usePlayer(count: number, seconds: number) {
  const [at, setAt] = useState(prefersReducedMotion() ? count - 1 : 0)
  const [playing, setPlaying] = useState(!prefersReducedMotion())
  useEffect(() => {
    if (!playing) return undefined
    if (at >= count - 1) {
      setPlaying(false)
      return undefined
    }
    const rest = Math.max(MIN_END_HOLD_SECONDS, seconds * REST_SHARE)
    const each = ((seconds - rest) * 1000) / (count - 1)
    const timer = setTimeout(() => setAt(at + 1), each)
    return () => clearTimeout(timer)
  }, [playing, at, count, seconds])
  return {
    at,
    playing,
    show(next: number) {
      setPlaying(false)
      setAt(next)
    },
    play() {
      setAt(0)
      setPlaying(true)
    },
  }
}

/** 画出来的过程: the stages of one picture, played, browsed, saved as a short video. */
export function Timelapse({ job, picture, onClose }: TimelapseProps) {
  const [seconds, setSeconds] = useState<(typeof LENGTHS)[number]>(6)
  const [shape, setShape] = useState<VideoShape>('tall')
  const [caption, setCaption] = useState(false)
  const [music, setMusic] = useState<Composed>(FITTING_MUSIC)
  const sheets = listFrames(job, picture)
  const player = usePlayer(sheets.length, seconds)
  const frame = computeVideoFrame(shape, picture)
  const own = job.stages.filter(({ pictureIndex }) => pictureIndex === picture.index)
  const tookMs = (own.at(-1)?.atMs ?? 0) - beganMs(own)
  const { run: save, busy } = useWrite({
    mutationFn: async () => {
      const body = { pictureIndex: picture.index, seconds, shape, caption, music }
      const video = await call('POST /api/job/{id}/timelapse', { params: { id: job.id }, body })
      return savePictures([{ url: video.url, about: getPrompt(job) }])
    },
  })
  return (
    <FullScreen className="mg-lapse" label={LAPSE.title} onClose={onClose}>
      <PageBar title={LAPSE.title} onBack={onClose} />
      <View className={classes('mg-lapse__poster', shape === 'tall' && 'mg-lapse__poster--tall')}>
        <View
          className="mg-lapse__sheet"
          style={{ paddingBottom: percent(frame.height / frame.width) }}
        >
          <View
            className="mg-lapse__picture"
            style={pictureStyle(shape, frame, picture)}
            role="img"
            aria-label={LAPSE.at(sheets[player.at]?.name ?? '')}
          >
            {sheets.slice(Math.max(0, player.at - 1), player.at + 1).map(({ url }) => (
              <View key={url} className="mg-lapse__layer">
                <StageImg url={url} className="mg-lapse__img" />
              </View>
            ))}
          </View>
          {!player.playing && (
            <View
              className="mg-press mg-lapse__play"
              {...pressable({ onPress: player.play, label: LAPSE.play })}
            >
              <View className="mg-lapse__triangle" />
            </View>
          )}
        </View>
        <View className="mg-lapse__foot">
          <View className="mg-lapse__prompt">{getPrompt(job)}</View>
          <View>{LAPSE.made(durationText(tookMs))}</View>
        </View>
      </View>
      <View className="mg-lapse__strip">
        {sheets.map(({ url, name }, nth) => (
          <View
            key={url}
            className={classes('mg-lapse__cell', nth === player.at && 'mg-lapse__cell--now')}
            {...pressable({ onPress: () => player.show(nth), label: LAPSE.nth(nth + 1, name) })}
          >
            <StageImg url={url} className="mg-lapse__img" />
          </View>
        ))}
      </View>
      <View className="mg-lapse__name" aria-live="polite">
        {sheets[player.at]?.name}
      </View>
      <View className="mg-lapse__set">
        <View className="mg-lapse__word">{LAPSE.length}</View>
        {LENGTHS.map((value) => (
          <Chip
            key={value}
            text={LAPSE.seconds(value)}
            on={value === seconds}
            onPress={() => setSeconds(value)}
          />
        ))}
      </View>
      <View className="mg-lapse__set">
        <View className="mg-lapse__word">{LAPSE.shape}</View>
        {SHAPES.map((value) => (
          <Chip
            key={value}
            text={LAPSE.shapes[value]}
            on={value === shape}
            onPress={() => setShape(value)}
          />
        ))}
      </View>
      <View className="mg-lapse__set">
        <View className="mg-lapse__word">{LAPSE.music}</View>
      </View>
      <View className="mg-lapse__sample">
        <ComposedMusic label={LAPSE.music} value={music} onChange={setMusic} />
      </View>
      {getPrompt(job) !== '' && (
        <View className="mg-lapse__set">
          <View className="mg-lapse__word">{LAPSE.words}</View>
          <Chip text={LAPSE.caption} on={caption} onPress={() => setCaption(!caption)} />
        </View>
      )}
      <View className="mg-lapse__act">
        <Button variant="primary" wide disabled={busy} onPress={() => void save()}>
          {busy ? LAPSE.making : LAPSE.save}
        </Button>
      </View>
    </FullScreen>
  )
}
