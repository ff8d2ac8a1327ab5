import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { listFilmSeconds } from '@contract/script/beats'
import type { SplitScript } from '@contract/script/split'
import { SCRIPT_MAX } from '@contract/storyboard'
import { Mentions } from '@/domain/characters/Mentions'
import type { Mentioned } from '@/domain/characters/mentions'
import { useLoginPrompt } from '@/domain/media/useAskLogin'
import { Composer } from '@/domain/tool-form/Composer'
import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { classes } from '@/ui/classes'
import { lazySheet } from '@/ui/later'
import type { StoryContent } from '../content'
import { SCRIPT } from '../texts'
import { explainScript } from './explainScript'

const MentionPanel = lazySheet(
  () => import('@/domain/characters/MentionPanel').then((m) => m.MentionPanel),
  { quiet: true },
)

const nothing = () => {}

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

interface ScriptEditorProps {
  content: StoryContent
  split: SplitScript
  mentioned: Mentioned | null
  onWrite: (script: string) => void
  onMentioned: (mentioned: Mentioned | null) => void
}

/** The words of the script, or the shots they become. */
export function ScriptEditor(props: ScriptEditorProps) {
  const { content, split, mentioned, onWrite, onMentioned } = props
  const { script } = content
  const [listed, setListed] = useState(script !== '')
  const [composing, setComposing] = useState(false)
  const askLogin = useLoginPrompt()
  const edit = () => setListed(false)
  const addCharacter = () => {
    if (askLogin()) return
    edit()
    onWrite(`${script}@`)
  }
  const explanation = explainScript(split, mentioned?.cards.length ?? 0)
  const characters = <ComposerTool icon="at" text={SCRIPT.characters} onPress={addCharacter} />
  return (
    <View className="script-step__words">
      {listed && split.kind === 'shots' ? (
        <View className="composer">
          <Shots split={split} content={content} mentioned={mentioned} onWrite={edit} />
          <View className="script-step__read" role="status">
            <View className="script-step__dot" />
            <Text>{explanation}</Text>
          </View>
          <View className="composer__foot">
            <ComposerTool icon="pencil" text={SCRIPT.write} onPress={edit} />
            {characters}
            <Text className="composer__count">
              {SCRIPT.counter([...script].length, SCRIPT_MAX)}
            </Text>
          </View>
        </View>
      ) : (
        <Composer
          label={SCRIPT.label}
          value={script}
          onChange={onWrite}
          onComposing={setComposing}
          placeholder={SCRIPT.placeholder}
          maxLength={SCRIPT_MAX}
          rows={4}
          note={
            <View
              className={classes(
                'script-step__read',
                split.kind === 'refused' && 'script-step__read--off',
              )}
              role="status"
            >
              {split.kind === 'shots' && <View className="script-step__dot" />}
              <Text>{explanation}</Text>
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
              {characters}
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
          onChange={onWrite}
          model={null}
          onMentioned={onMentioned}
        />
      )}
    </View>
  )
}
