import { Text, View } from '@tarojs/components'
import { chooseClipLength, NEXT_PICTURE } from '@contract/storyboard'
import { SEED_MAX } from '@contract/tools/define'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { ShotContent, ShownShot, StoryView } from '../content'
import { SHOT } from '../texts'
import './ClipRows.scss'

interface ClipRowsProps {
  shot: ShownShot
  /** At least one. */
  models: StoryView['clipModels']
  isLastShot: boolean
  onChange: (part: Partial<ShotContent>) => void
  /** Chooses an own picture for the last frame. */
  onLastFrame: () => void
}

type Model = StoryView['clipModels'][number]

const chooseSeed = () => Math.floor(Math.random() * SEED_MAX)

/** Length that is bought, and what of it is seen. */
function describeLength({ clip, filmSeconds }: ShownShot, model: Model): string {
  const { seconds = 0 } = chooseClipLength(model.lengths, filmSeconds) ?? {}
  const whole = SHOT.clipLength(seconds)
  if (clip?.last != null && seconds !== filmSeconds) return whole + SHOT.clipFitted(filmSeconds)
  if (seconds > filmSeconds) return whole + SHOT.clipCut(filmSeconds)
  return seconds < filmSeconds ? whole + SHOT.clipHeld(seconds) : whole
}

/** 动法 of a shot: a camera move, or a video model with the frame it ends with. */
export function ClipRows({ shot, models, isLastShot, onChange, onLastFrame }: ClipRowsProps) {
  const { clip = null, lastShown, clipCredits } = shot
  const model = models.find(({ id }) => id === clip?.model)
  const setLast = (last: NonNullable<ShotContent['clip']>['last']) => {
    if (clip) onChange({ clip: { ...clip, last } })
  }
  const choose = (next: Model) => {
    if (next.id === clip?.model) return
    const last = next.lastFrame ? (clip?.last ?? null) : null
    onChange({ clip: { model: next.id, last, seed: clip?.seed ?? chooseSeed() } })
  }
  const isOwn = clip?.last != null && clip.last !== NEXT_PICTURE
  return (
    <>
      <View className="shot-sheet__label">{SHOT.move}</View>
      <View className="shot-sheet__chips" role="radiogroup" aria-label={SHOT.move}>
        <Chip text={SHOT.camera} on={!clip} onPress={() => onChange({ clip: null })} />
        {models.map((one) => (
          <Chip
            key={one.id}
            text={one.name}
            on={one.id === clip?.model}
            onPress={() => choose(one)}
          />
        ))}
      </View>
      {!clip && <View className="clip-rows__note">{SHOT.cameraNote}</View>}
      {clip && !model && (
        <View className="clip-rows__note clip-rows__note--fault">{SHOT.clipGone}</View>
      )}
      {clip && model && (
        <>
          <View className="clip-rows__price">
            <View className="clip-rows__words">
              <Text>{describeLength(shot, model)}</Text>
              <Text className="clip-rows__credits">{SHOT.clipPrice(clipCredits ?? 0)}</Text>
            </View>
            {clipCredits === 0 && (
              <Button
                size="medium"
                onPress={() => onChange({ clip: { ...clip, seed: chooseSeed() } })}
              >
                {SHOT.take}
              </Button>
            )}
          </View>
          {model.lastFrame && (
            <>
              <View className="shot-sheet__label">{SHOT.lastFrame}</View>
              <View className="clip-rows__last">
                {isOwn && lastShown && (
                  <View
                    className="mg-press clip-rows__thumb"
                    {...pressable({ label: SHOT.lastChange, onPress: onLastFrame })}
                  >
                    <Picture src={mediaUrl(lastShown.thumbUrl)} alt="" />
                  </View>
                )}
                <View className="shot-sheet__chips" role="radiogroup" aria-label={SHOT.lastFrame}>
                  <Chip
                    text={SHOT.lastNone}
                    on={clip.last === null}
                    onPress={() => setLast(null)}
                  />
                  {!isLastShot && (
                    <Chip
                      text={SHOT.lastNext}
                      on={clip.last === NEXT_PICTURE}
                      onPress={() => setLast(NEXT_PICTURE)}
                    />
                  )}
                  <Chip
                    text={isOwn ? SHOT.lastChange : SHOT.lastOwn}
                    on={isOwn}
                    onPress={onLastFrame}
                  />
                </View>
              </View>
              {isOwn && !lastShown && (
                <View className="clip-rows__note clip-rows__note--fault">{SHOT.lastGone}</View>
              )}
            </>
          )}
        </>
      )}
    </>
  )
}
