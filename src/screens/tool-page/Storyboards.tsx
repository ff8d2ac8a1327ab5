import { Text, View } from '@tarojs/components'
import type { Shot } from '@contract/tools/define'
import { short } from '@contract/tools/short'
import { Section } from '@/domain/tool-form/controls/Section'
import { useGradually } from '@/platform/gradually'
import { mediaUrl } from '@/platform/media'
import { confirmModal } from '@/platform/modal'
import { useDraft } from '@/stores/draft'
import { Chip } from '@/ui/Chip/Chip'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { STORYBOARDS as texts } from './texts'
import type { ShortAnimation, Storyboard } from './useShortAnimation'
import './Storyboards.scss'

/** A board has a picture for each of its shots. */
const BOARDS_AT_ONCE = 1

function shotsNow(): readonly Shot[] {
  const { shots } = useDraft.getState().drafts[short.id]?.params ?? {}
  return Array.isArray(shots) ? (shots as Shot[]) : []
}

/** The form with everything of a storyboard; words of one's own are not lost without a question. */
async function take({ name, params }: Storyboard, boards: readonly Storyboard[]): Promise<void> {
  const boardTexts = new Set(
    boards.flatMap((board) => (board.params.shots as Shot[]).map((s) => s.text)),
  )
  const own = shotsNow().some(({ text }) => text.trim() !== '' && !boardTexts.has(text))
  const sure =
    !own ||
    (await confirmModal({
      title: texts.takeTitle(name),
      content: texts.takeBody,
      confirm: texts.take,
      cancel: texts.keep,
    }))
  if (sure) useDraft.getState().setDraft(short.id, { params, parentId: null })
}

function Board({ board, onTake }: { board: Storyboard; onTake: () => void }) {
  const { name, seconds, credits, pictures, params } = board
  const shots = params.shots as Shot[]
  return (
    <View
      className="mg-press storyboard"
      {...pressable({ onPress: onTake, label: texts.board(name, seconds, credits) })}
    >
      <View className="storyboard__shots">
        {shots.map(({ text }, index) => (
          <View key={text} className="storyboard__shot">
            {pictures[index] && (
              <Picture
                src={mediaUrl(pictures[index].thumbUrl)}
                alt=""
                thumbhash={pictures[index].thumbhash}
              />
            )}
          </View>
        ))}
      </View>
      <Text className="storyboard__name">{name}</Text>
      <Text className="storyboard__facts">{texts.facts(seconds, credits)}</Text>
    </View>
  )
}

/** Videos to start from, painted by the engine itself, and the usual lengths of a shot. */
export function Storyboards({ config }: { config: ShortAnimation | undefined }) {
  const shots = useDraft((state) => state.drafts[short.id]?.params.shots) as Shot[] | undefined
  const drawn = useGradually(config?.storyboards ?? [], BOARDS_AT_ONCE, short.id)
  if (!config) return null
  const { storyboards, shotSeconds, engine } = config
  const setAll = (seconds: number) => {
    const changed = shotsNow().map((shot) => ({ ...shot, seconds }))
    useDraft.getState().setParam(short.id, 'shots', changed)
  }
  return (
    <>
      {storyboards.length > 0 && (
        <Section title={texts.title} more={engine ? texts.by(engine.name) : undefined}>
          <View className="storyboards">
            {drawn.map((board) => (
              <Board key={board.id} board={board} onTake={() => void take(board, storyboards)} />
            ))}
          </View>
        </Section>
      )}
      {shots && shots.length > 0 && (
        <Section title={texts.lengths}>
          <View className="storyboards__lengths" role="radiogroup" aria-label={texts.lengths}>
            {shotSeconds.usual.map((seconds) => (
              <Chip
                key={seconds}
                text={texts.seconds(seconds)}
                on={shots.every((shot) => shot.seconds === seconds)}
                onPress={() => setAll(seconds)}
              />
            ))}
          </View>
        </Section>
      )}
    </>
  )
}
