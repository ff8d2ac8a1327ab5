import { Text, View } from '@tarojs/components'
import { useCallback, useState } from 'react'
import { CHARACTERS_IN_PROMPT } from '@contract/characters'
import {
  CAPTION_MAX,
  SHOT_CROSSING_OPTIONS,
  SHOT_MOTION_OPTIONS,
  SHOT_SECONDS,
  type FilmRatio,
} from '@contract/storyboard'
import { MentionPanel } from '@/domain/characters/MentionPanel'
import type { Mentioned } from '@/domain/characters/mentions'
import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { mediaUrl } from '@/platform/media'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Icon } from '@/ui/Icon/Icon'
import { lazySheet } from '@/ui/later'
import { Picture } from '@/ui/Picture/Picture'
import { Slider } from '@/ui/Slider/Slider'
import { TextArea } from '@/ui/TextArea/TextArea'
import { cutText, type ShotContent, type ShownShot, type StoryView } from '../content'
import { ACT, SHOT } from '../texts'
import { ClipRows } from './ClipRows'
import './ShotSheet.scss'

const PolishBody = lazySheet(() => import('@/domain/polish/PolishBody').then((m) => m.PolishBody), {
  quiet: true,
})

const nothing = () => {}

interface ShotSheetProps {
  open: boolean
  onClose: () => void
  shot: ShownShot
  /** 1-based. */
  place: number
  ratio: FilmRatio
  /** Of all pictures; null: the model chooses. */
  style: string | null
  /** Price of one picture; null: it cannot be painted now. */
  paintCredits: number | null
  /** Empty: a camera move is the only way. */
  clipModels: StoryView['clipModels']
  isLastShot: boolean
  onLastFrame: () => void
  onChange: (part: Partial<ShotContent>) => void
  onPicture: () => void
  onPaint: () => void
  /** null: its picture is no job's. */
  onEditPicture: (() => void) | null
}

interface ChoicesProps<T extends string> {
  label: string
  options: readonly { value: string; name: string }[]
  value: T
  onChange: (value: T) => void
}

function Choices<T extends string>({ label, options, value, onChange }: ChoicesProps<T>) {
  return (
    <>
      <View className="shot-sheet__label">{label}</View>
      <View className="shot-sheet__chips" role="radiogroup" aria-label={label}>
        {options.map((option) => (
          <Chip
            key={option.value}
            text={option.name}
            on={option.value === value}
            onPress={() => onChange(option.value as T)}
          />
        ))}
      </View>
    </>
  )
}

/** Everything of one shot: picture, words, caption, camera, length and transition. */
export function ShotSheet(props: ShotSheetProps) {
  const { open, onClose, shot, place, ratio, style, paintCredits, onChange } = props
  const { shown, painting } = shot
  const [composing, setComposing] = useState(false)
  const [polishing, setPolishing] = useState(false)
  /** Words before and after 润色, until they are changed. */
  const [polished, setPolished] = useState<{ from: string; to: string } | null>(null)
  const { id } = shot
  const { characters } = shot
  // Cards of the script were found by their bare names as well.
  const setMentioned = useCallback(
    ({ text, cards }: Mentioned) => {
      const named = characters.filter(({ name }) => text.includes(name))
      const mentioned = cards.map((card) => ({ id: card.id, name: card.name }))
      const all = new Map([...named, ...mentioned].map((card) => [card.id, card]))
      onChange({ characters: [...all.values()].slice(0, CHARACTERS_IN_PROMPT) })
    },
    [characters, onChange],
  )
  if (polishing)
    return (
      <BottomSheet open={open} onClose={() => setPolishing(false)} title={SHOT.polish}>
        <PolishBody
          onClose={() => setPolishing(false)}
          prompt={shot.text}
          negativePrompt=""
          style={style}
          onReplace={(text) => {
            const to = cutText(text)
            setPolished({ from: shot.text, to })
            onChange({ text: to })
          }}
        />
      </BottomSheet>
    )
  return (
    <BottomSheet open={open} onClose={onClose} title={SHOT.title(place)}>
      <View key={id} className="shot-sheet">
        <View className="shot-sheet__head">
          <View className={`shot-sheet__picture shot-sheet__picture--${ratio.replace(':', 'x')}`}>
            {shown ? (
              <Picture src={mediaUrl(shown.thumbUrl)} alt="" />
            ) : (
              <Icon name={painting ? 'brush' : 'image'} />
            )}
          </View>
          <View className="shot-sheet__acts">
            <Button size="medium" onPress={props.onPicture}>
              {shown ? SHOT.picture : SHOT.choose}
            </Button>
            {paintCredits !== null && (
              <Button size="medium" note={ACT.price(paintCredits)} onPress={props.onPaint}>
                {shown ? SHOT.repaint : SHOT.paint}
              </Button>
            )}
            {props.onEditPicture && (
              <Button size="medium" onPress={props.onEditPicture}>
                {SHOT.edit}
              </Button>
            )}
          </View>
        </View>
        <View className="shot-sheet__label">{SHOT.text}</View>
        <View className="shot-sheet__box">
          <TextArea
            label={SHOT.text}
            placeholder={SHOT.textHint}
            value={shot.text}
            rows={2}
            onComposing={setComposing}
            onChange={(text) => onChange({ text: cutText(text) })}
          />
          {shot.text.trim() !== '' && (
            <View className="shot-sheet__tools">
              {polished?.to === shot.text ? (
                <ComposerTool
                  icon="undo"
                  text={SHOT.unpolish}
                  onPress={() => {
                    onChange({ text: polished.from })
                    setPolished(null)
                  }}
                />
              ) : (
                <ComposerTool icon="spark" text={SHOT.polish} onPress={() => setPolishing(true)} />
              )}
            </View>
          )}
        </View>
        {(shot.text.includes('@') || shot.characters.length > 0) && (
          <MentionPanel
            open
            onClose={nothing}
            value={shot.text}
            composing={composing}
            onChange={(text) => onChange({ text: cutText(text) })}
            model={null}
            onMentioned={setMentioned}
          />
        )}
        <View className="shot-sheet__label">{SHOT.caption}</View>
        <View className="shot-sheet__box">
          <TextArea
            label={SHOT.caption}
            placeholder={SHOT.captionHint}
            value={shot.caption}
            rows={1}
            onChange={(caption) => onChange({ caption: cutText(caption, CAPTION_MAX) })}
          />
        </View>
        {props.clipModels.length > 0 && (
          <ClipRows
            shot={shot}
            models={props.clipModels}
            isLastShot={props.isLastShot}
            onChange={onChange}
            onLastFrame={props.onLastFrame}
          />
        )}
        <Choices
          label={SHOT.motion}
          options={SHOT_MOTION_OPTIONS}
          value={shot.motion}
          onChange={(motion) => onChange({ motion })}
        />
        <View className="shot-sheet__row">
          <Text className="shot-sheet__name">{SHOT.seconds}</Text>
          <View className="shot-sheet__rail">
            <Slider
              {...SHOT_SECONDS}
              value={shot.seconds}
              label={SHOT.seconds}
              valueText={SHOT.secondsValue(shot.seconds)}
              onChange={(seconds) => onChange({ seconds })}
            />
          </View>
          <Text className="shot-sheet__value">{SHOT.secondsValue(shot.seconds)}</Text>
        </View>
        {shot.filmSeconds !== shot.seconds && (
          <View className="shot-sheet__note">{SHOT.onBeats(shot.filmSeconds)}</View>
        )}
        {place > 1 && (
          <Choices
            label={SHOT.crossing}
            options={SHOT_CROSSING_OPTIONS}
            value={shot.crossing}
            onChange={(crossing) => onChange({ crossing })}
          />
        )}
        <View className="shot-sheet__done">
          <Button wide variant="primary" onPress={onClose}>
            {SHOT.done}
          </Button>
        </View>
      </View>
    </BottomSheet>
  )
}
