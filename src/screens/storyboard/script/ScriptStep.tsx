import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { listFilmSeconds } from '@contract/script/beats'
import { splitScript, type SplitScript } from '@contract/script/split'
import { SCRIPT_MAX, SHOT_TEXT_MAX, SHOTS_MAX, SHOT_SECONDS, SHOTS_MIN } from '@contract/storyboard'
import { text2img } from '@contract/tools/text2img'
import { creditsText } from '@/domain/credits/format'
import { useBalance } from '@/domain/credits/useScore'
import { Mentions } from '@/domain/characters/Mentions'
import type { Mentioned } from '@/domain/characters/mentions'
import { useLoginPrompt } from '@/domain/media/useAskLogin'
import { back, redirect } from '@/domain/navigation/navigate'
import { Composer } from '@/domain/tool-form/Composer'
import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { useOffer } from '@/domain/tool-form/useOffer'
import { confirmModal } from '@/platform/modal'
import { NEW_STORY } from '@/stores/storyDrafts'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { lazySheet } from '@/ui/later'
import { PageBar } from '@/ui/PageBar/PageBar'
import { pressable } from '@/ui/pressable'
import type { StoryContent } from '../content'
import { LookRows } from '../LookRows'
import { ACT, SCRIPT } from '../texts'
import { createStory, paintNew } from '../useStoryOrders'
import type { Story } from '../useStoryboard'
import { resplit } from './resplit'
import './ScriptStep.scss'

const MentionPanel = lazySheet(
  () => import('@/domain/characters/MentionPanel').then((m) => m.MentionPanel),
  { quiet: true },
)

const PAGE = 'pagesC/storyboard/storyboard'
const nothing = () => {}

interface ScriptStepProps {
  open: boolean
  onClose: () => void
  story: Story
  content: StoryContent
}

function explain(split: SplitScript, cast: number): string {
  if (split.kind === 'empty') return SCRIPT.free
  if (split.kind === 'refused') {
    if (split.why === 'script') return SCRIPT.long(SCRIPT_MAX)
    return split.why === 'few' ? SCRIPT.few : SCRIPT.many(SHOTS_MAX, SHOT_TEXT_MAX)
  }
  const cards = cast > 0 ? SCRIPT.ready(cast) : ''
  const joined = split.joined ? SCRIPT.joined(SHOTS_MAX) : ''
  return `${SCRIPT.read(split.shots.length, cast)}${cards}${joined}`
}

/** The script as shots, each with its length; a tap goes back to the words. */
function Shots({
  split,
  content: { sound, script },
  mentioned,
  onWrite,
}: {
  split: SplitScript & { kind: 'shots' }
  content: Pick<StoryContent, 'sound' | 'script'>
  mentioned: Mentioned | null
  onWrite: () => void
}) {
  const shots = split.shots.map(({ text, seconds }) => ({ caption: text, seconds }))
  const lengths = listFilmSeconds({ sound, script, shots })
  return (
    <View className="script-shots" role="list" aria-label={SCRIPT.list} onClick={onWrite}>
      {split.shots.map(({ text, seconds }, place) => (
        <View key={place} className="script-shots__row" role="listitem">
          <Text className="script-shots__number">{place + 1}</Text>
          <View className="script-shots__text">
            <Mentions text={text} cards={mentioned?.cards ?? []} />
          </View>
          <Text className="script-shots__seconds">{SCRIPT.seconds(lengths[place] ?? seconds)}</Text>
        </View>
      ))}
    </View>
  )
}

/** 剧本: words become shots while they are written; the pictures are the first step that costs. */
export function ScriptStep({ story, content }: ScriptStepProps) {
  const isNew = story.id === NEW_STORY
  const { script } = content
  const [listed, setListed] = useState(script !== '')
  const [composing, setComposing] = useState(false)
  const [mentioned, setMentioned] = useState<Mentioned | null>(null)
  const [busy, setBusy] = useState(false)
  const askLogin = useLoginPrompt()
  const balance = useBalance()
  const { offer } = useOffer(text2img, content.model)
  const split = useMemo(
    () =>
      splitScript(script, {
        min: SHOTS_MIN,
        max: SHOTS_MAX,
        maxText: SHOT_TEXT_MAX,
        maxSeconds: SHOTS_MAX * SHOT_SECONDS.max,
      }),
    [script],
  )
  const count = split.kind === 'shots' ? split.shots.length : 0
  const each = offer?.option.priceByCount[0] ?? null
  const credits = each === null ? null : each * count
  const short = credits !== null && balance !== null ? credits - balance : 0
  const write = (next: string) => story.change((before) => ({ ...before, script: next }))

  const addCharacter = () => {
    if (askLogin()) return
    setListed(false)
    write(`${script}@`)
  }
  async function begin(paints: boolean): Promise<void> {
    if (askLogin() || busy) return
    setBusy(true)
    const view = await createStory(content, mentioned?.cards ?? [])
    if (view && paints) await paintNew(view, credits ?? 0)
    setBusy(false)
    if (view) await redirect(PAGE, { id: view.id })
  }
  async function take(): Promise<void> {
    const sure = await confirmModal({
      title: SCRIPT.takeTitle,
      content: SCRIPT.takeBody,
      confirm: SCRIPT.confirm,
      cancel: SCRIPT.cancel,
    })
    if (!sure) return
    setBusy(true)
    const done = await resplit(story, script, mentioned?.cards ?? [])
    setBusy(false)
    if (done) await back()
  }

  const reason = !story.online
    ? ACT.offline
    : count === 0
      ? split.kind === 'empty'
        ? SCRIPT.begin
        : explain(split, 0)
      : short > 0
        ? ACT.short(short)
        : null
  return (
    <View className="script-step">
      <PageBar
        title={SCRIPT.title}
        backIcon="close"
        backLabel={SCRIPT.close}
        onBack={() => void back()}
        right={
          balance !== null && (
            <View
              className="script-step__balance"
              aria-label={SCRIPT.balance(creditsText(balance))}
            >
              <Icon name="credits" size={18} />
              <Text>{creditsText(balance)}</Text>
            </View>
          )
        }
      />
      <View className="script-step__words">
        {listed && split.kind === 'shots' ? (
          <View className="composer">
            <Shots
              split={split}
              content={content}
              mentioned={mentioned}
              onWrite={() => setListed(false)}
            />
            <View className="script-step__read" role="status">
              <View className="script-step__dot" />
              <Text>{explain(split, mentioned?.cards.length ?? 0)}</Text>
            </View>
            <View className="composer__foot">
              <ComposerTool icon="pencil" text={SCRIPT.write} onPress={() => setListed(false)} />
              <ComposerTool icon="at" text={SCRIPT.characters} onPress={addCharacter} />
              <Text className="composer__count">
                {SCRIPT.counter([...script].length, SCRIPT_MAX)}
              </Text>
            </View>
          </View>
        ) : (
          <Composer
            label={SCRIPT.label}
            value={script}
            onChange={write}
            onComposing={setComposing}
            placeholder={SCRIPT.placeholder}
            maxLength={SCRIPT_MAX}
            rows={4}
            note={
              <View
                className={
                  split.kind === 'refused'
                    ? 'script-step__read script-step__read--off'
                    : 'script-step__read'
                }
                role="status"
              >
                {split.kind === 'shots' && <View className="script-step__dot" />}
                <Text>{explain(split, mentioned?.cards.length ?? 0)}</Text>
              </View>
            }
            tools={
              <>
                {split.kind === 'shots' && (
                  <ComposerTool
                    icon="select"
                    text={SCRIPT.showShots}
                    onPress={() => setListed(true)}
                  />
                )}
                <ComposerTool icon="at" text={SCRIPT.characters} onPress={addCharacter} />
              </>
            }
          />
        )}
        {script.includes('@') && (
          <MentionPanel
            open
            onClose={nothing}
            value={script}
            composing={composing}
            onChange={write}
            model={null}
            onMentioned={setMentioned}
          />
        )}
      </View>
      <View className="script-step__form">
        <View className="script-step__whole" role="heading" aria-level={2}>
          {SCRIPT.whole}
        </View>
        <LookRows
          content={content}
          offer={offer}
          onChange={(part) => story.change((before) => ({ ...before, ...part }))}
        />
      </View>
      <View className="script-step__foot">
        {isNew ? (
          <>
            <Button
              wide
              variant="dawn"
              disabled={busy || reason !== null}
              onPress={() => void begin(true)}
              {...(reason === null && !busy && credits !== null && { note: ACT.price(credits) })}
            >
              {busy ? SCRIPT.making : (reason ?? SCRIPT.paint(count))}
            </Button>
            {count > 0 && story.online ? (
              <View
                className="mg-press script-step__plain"
                {...pressable({ onPress: () => void begin(false), disabled: busy })}
              >
                {SCRIPT.plain}
              </View>
            ) : (
              <View className="script-step__note">{SCRIPT.note}</View>
            )}
          </>
        ) : (
          <Button
            wide
            variant="primary"
            disabled={busy || count === 0 || !story.online}
            onPress={() => void take()}
          >
            {busy ? SCRIPT.making : count === 0 ? explain(split, 0) : SCRIPT.take(count)}
          </Button>
        )}
      </View>
    </View>
  )
}
