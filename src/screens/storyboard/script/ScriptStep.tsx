import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { splitScript } from '@contract/script/split'
import { SHOT_TEXT_MAX, SHOTS_MAX, SHOT_SECONDS, SHOTS_MIN } from '@contract/storyboard'
import { text2img } from '@contract/tools/text2img'
import { creditsText } from '@/domain/credits/format'
import { useBalance } from '@/domain/credits/useScore'
import type { Mentioned } from '@/domain/characters/mentions'
import { back } from '@/domain/navigation/navigate'
import { useOffer } from '@/domain/tool-form/useOffer'
import { Icon } from '@/ui/Icon/Icon'
import { PageBar } from '@/ui/PageBar/PageBar'
import type { StoryContent } from '../content'
import { LookRows } from '../LookRows'
import { SCRIPT } from '../texts'
import type { Story } from '../useStoryboard'
import { ScriptActions } from './ScriptActions'
import { ScriptEditor } from './ScriptEditor'
import './ScriptStep.scss'

interface ScriptStepProps {
  open: boolean
  onClose: () => void
  story: Story
  content: StoryContent
}

/** 剧本: words become shots while they are written; the pictures are the first step that costs. */
export function ScriptStep({ story, content }: ScriptStepProps) {
  const { script } = content
  const [mentioned, setMentioned] = useState<Mentioned | null>(null)
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
  const change = (part: Partial<StoryContent>) => story.change((before) => ({ ...before, ...part }))
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
      <ScriptEditor
        {...{ content, split, mentioned }}
        onWrite={(next) => change({ script: next })}
        onMentioned={setMentioned}
      />
      <View className="script-step__form">
        <View className="script-step__whole" role="heading" aria-level={2}>
          {SCRIPT.whole}
        </View>
        <LookRows content={content} offer={offer} onChange={change} />
      </View>
      <ScriptActions
        {...{ story, content, split, offer, balance }}
        cards={mentioned?.cards ?? []}
      />
    </View>
  )
}
