import { Text, View } from '@tarojs/components'
import { findBeatMood } from '@contract/script/beats'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import type { StoryAct } from '../act'
import type { StoryContent } from '../content'
import { hasMusic, nameMusic } from '../music/sound'
import { isNarrated } from '../narration/narration'
import { StoryIcon } from '../StoryIcon'
import { ACT, BOARD } from '../texts'

interface BoardDockProps {
  act: StoryAct
  busy: boolean
  content: StoryContent
  /** A video from before the last changes can be looked at. */
  hasVideo: boolean
  onPress: () => void
  onMusic: () => void
  onVideo: () => void
}

/** Heights of a decorative waveform. */
const BARS = [
  40, 41, 42, 57, 55, 81, 80, 69, 80, 70, 51, 53, 29, 42, 60, 71, 69, 78, 74, 57, 78, 62,
]

/** Music and the one button that spends. */
export function BoardDock(props: BoardDockProps) {
  const { act, busy, content, hasVideo, onPress, onMusic, onVideo } = props
  const isOn = hasMusic(content.sound)
  const spends = act.kind === 'paint' || act.kind === 'render'
  const name = isOn ? nameMusic(content.sound) : BOARD.noMusic
  return (
    <View className="board__dock">
      <View className="mg-press board__music" {...pressable({ onPress: onMusic })}>
        <View className="board__note">
          <StoryIcon name={isOn ? 'note' : 'mute'} size={18} />
        </View>
        <View className="board__musicwords">
          <View>{isOn ? `${BOARD.music} · ${name}` : name}</View>
          <View className="board__facts">
            {isNarrated(content)
              ? BOARD.narrated
              : findBeatMood(content) === null
                ? BOARD.musicNote
                : BOARD.musicOnBeats}
          </View>
        </View>
        {isOn && (
          <View className="board__wave" aria-hidden>
            {BARS.map((height, bar) => (
              <View key={bar} className="board__bar" style={{ height: `${height}%` }} />
            ))}
          </View>
        )}
        <Icon name="right" size={18} />
      </View>
      <View className="board__act">
        {hasVideo && (
          <View className="board__seen">
            <Button onPress={onVideo}>{BOARD.video}</Button>
          </View>
        )}
        <Button
          wide
          variant={spends ? 'dawn' : 'primary'}
          disabled={busy || act.kind === 'blocked' || act.kind === 'waiting'}
          onPress={onPress}
          {...(spends && !busy && { note: <Text>{ACT.price(act.credits)}</Text> })}
        >
          {busy ? ACT.ordering : act.text}
        </Button>
      </View>
    </View>
  )
}
