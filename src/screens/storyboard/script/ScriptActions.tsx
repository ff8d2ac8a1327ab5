import { View } from '@tarojs/components'
import { useState } from 'react'
import type { SplitScript } from '@contract/script/split'
import type { Character } from '@/domain/characters/mentions'
import { useLoginPrompt } from '@/domain/media/useAskLogin'
import { back, redirect } from '@/domain/navigation/navigate'
import type { Offer } from '@/domain/tool-form/offer'
import { confirmModal } from '@/platform/modal'
import { NEW_STORY } from '@/stores/storyDrafts'
import { Button } from '@/ui/Button/Button'
import { pressable } from '@/ui/pressable'
import type { StoryContent } from '../content'
import { ACT, SCRIPT } from '../texts'
import { createStory, paintNew } from '../useStoryOrders'
import type { Story } from '../useStoryboard'
import { explainScript } from './explainScript'
import { resplit } from './resplit'

const PAGE = 'pagesC/storyboard/storyboard'

interface ScriptActionsProps {
  story: Story
  content: StoryContent
  split: SplitScript
  cards: readonly Character[]
  /** null: not known yet. */
  offer: Offer | null
  balance: number | null
}

const countShots = (split: SplitScript): number => (split.kind === 'shots' ? split.shots.length : 0)

/** Why a new story cannot be painted; null: it can. */
function findObstacle(split: SplitScript, isOnline: boolean, missing: number): string | null {
  if (!isOnline) return ACT.offline
  if (split.kind === 'empty') return SCRIPT.begin
  if (countShots(split) === 0) return explainScript(split, 0)
  return missing > 0 ? ACT.short(missing) : null
}

function NewStory({ story, content, split, cards, offer, balance }: ScriptActionsProps) {
  const [busy, setBusy] = useState(false)
  const askLogin = useLoginPrompt()
  const count = countShots(split)
  const each = offer?.option.priceByCount[0] ?? null
  const credits = each === null ? null : each * count
  const missing = credits !== null && balance !== null ? credits - balance : 0
  async function begin(paints: boolean): Promise<void> {
    if (askLogin() || busy) return
    setBusy(true)
    const view = await createStory(content, cards)
    if (view && paints) await paintNew(view, credits ?? 0)
    setBusy(false)
    if (view) await redirect(PAGE, { id: view.id })
  }
  const obstacle = findObstacle(split, story.online, missing)
  return (
    <>
      <Button
        wide
        variant="dawn"
        disabled={busy || obstacle !== null}
        onPress={() => void begin(true)}
        {...(obstacle === null && !busy && credits !== null && { note: ACT.price(credits) })}
      >
        {busy ? SCRIPT.making : (obstacle ?? SCRIPT.paint(count))}
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
  )
}

function SplitAgain({ story, content, split, cards }: ScriptActionsProps) {
  const [busy, setBusy] = useState(false)
  const count = countShots(split)
  async function take(): Promise<void> {
    const sure = await confirmModal({
      title: SCRIPT.takeTitle,
      content: SCRIPT.takeBody,
      confirm: SCRIPT.confirm,
      cancel: SCRIPT.cancel,
    })
    if (!sure) return
    setBusy(true)
    const done = await resplit(story, content.script, cards)
    setBusy(false)
    if (done) await back()
  }
  return (
    <Button
      wide
      variant="primary"
      disabled={busy || count === 0 || !story.online}
      onPress={() => void take()}
    >
      {busy ? SCRIPT.making : count === 0 ? explainScript(split, 0) : SCRIPT.take(count)}
    </Button>
  )
}

/** A new story is painted or begun without pictures; of another the script replaces the shots. */
export function ScriptActions(props: ScriptActionsProps) {
  return (
    <View className="script-step__foot">
      {props.story.id === NEW_STORY ? <NewStory {...props} /> : <SplitAgain {...props} />}
    </View>
  )
}
