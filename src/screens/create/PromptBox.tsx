import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { text2img } from '@contract/tools/text2img'
import { navigate } from '@/domain/navigation/navigate'
import type { RunFailure } from '@/domain/tool-run/machine'
import { useBatch } from '@/stores/batch'
import { useDraft } from '@/stores/draft'
import { lazySheet } from '@/ui/later'
import { Chip } from '@/ui/Chip/Chip'
import { Composer } from '@/domain/tool-form/Composer'
import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { buildMarks, type Forecast } from '@/domain/tool-form/forecast'
import type { Reader } from './PromptNotes'
import { texts } from '@/domain/tool-form/texts'
import { useRandomPrompt } from './useRandomPrompt'
import { listMentions } from '@contract/tools/references'
import { type Character, type Mentioned, findTyped } from '@/domain/characters/mentions'
import type { ReferencesInput } from '@/domain/references/input'
import { countLines, insertAt, insertSlot, listSlots } from './batch/detect'

const PromptNotes = lazySheet(() => import('./PromptNotes').then((m) => m.PromptNotes), {
  quiet: true,
})
const PolishSheet = lazySheet(() =>
  import('@/domain/polish/PolishSheet').then((m) => m.PolishSheet),
)
const ReferenceRow = lazySheet(() =>
  import('@/domain/references/ReferenceRow').then((m) => m.ReferenceRow),
)
const MentionList = lazySheet(
  () => import('@/domain/references/MentionList').then((m) => m.MentionList),
  {
    quiet: true,
  },
)
const MentionPanel = lazySheet(
  () => import('@/domain/characters/MentionPanel').then((m) => m.MentionPanel),
  { quiet: true },
)
const ThemeRow = lazySheet(() => import('./theme/ThemeRow').then((m) => m.ThemeRow), {
  quiet: true,
})
const ThemeWants = lazySheet(() => import('./theme/ThemeRow').then((m) => m.ThemeWants), {
  quiet: true,
})
const HistorySheet = lazySheet(() => import('./HistorySheet').then((m) => m.HistorySheet))

export interface CharactersInput {
  /** Cards that the text mentions. */
  cards: readonly Character[]
  /** Name of the model, and how it draws a card; null: no model is known yet. */
  model: { name: string; way: 'looks' | 'pictures' | 'words' } | null
  onMentioned: (mentioned: Mentioned) => void
}

interface PromptBoxProps {
  label: string
  placeholder: string
  maxLength: number
  value: string
  onChange: (value: string) => void
  negativePrompt: string
  /** The style chosen for the picture; null: none. */
  style: string | null
  /** This very text was refused. */
  refusal: RunFailure | null
  /** A model with a live reading; null: it has none. */
  reader: Reader | null
  forecast: Forecast | null
  onForecast: (forecast: Forecast | null) => void
  /** The text makes several pictures; null: this tool has no 一次多张. */
  batch: boolean | null
  /** null: this tool has no reference pictures. */
  references: ReferencesInput | null
  /** null: this tool has no characters. */
  characters: CharactersInput | null
}

const nothing = () => {}
/** The contest's row is text2img's alone. */
const dropContest = () => {
  const { drafts, setDraft } = useDraft.getState()
  const draft = drafts[text2img.id]
  if (draft) setDraft(text2img.id, { ...draft, contest: undefined })
}
const openBook = () => void navigate('pagesD/mj-prompt-book/mj-prompt-book')

/** The prompt: the text, ideas, earlier prompts, and words that cannot be painted. */
export function PromptBox(props: PromptBoxProps) {
  const { value, onChange, refusal, reader, forecast, batch, references, characters } = props
  const [adding, setAdding] = useState(false)
  const hasReferences = references !== null && references.all.length > 0
  const [composing, setComposing] = useState(false)
  const [history, setHistory] = useState(false)
  const [polish, setPolish] = useState(false)
  const caret = useRef<readonly [start: number, end: number] | null>(null)
  const { lines, setLines } = useBatch()
  const names = characters?.cards.map(({ name }) => name) ?? []
  const random = useRandomPrompt(value, onChange)
  const contest = useDraft(({ drafts }) =>
    batch === null ? undefined : drafts[text2img.id]?.contest,
  )
  const isNew = useDraft((draft) => draft.recentPrompts.length === 0)
  return (
    <>
      <Composer
        label={props.label}
        value={value}
        onChange={onChange}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        rows={refusal || batch || hasReferences ? 1 : 4}
        marks={{
          ...buildMarks(reader && forecast, refusal?.words ?? [], value),
          slot: [
            ...(batch ? listSlots(value) : []),
            ...(hasReferences ? listMentions(value).map((number) => `@${number}`) : []),
            ...names.map((name) => `@${name}`),
          ],
        }}
        onComposing={setComposing}
        onCaret={(...place) => {
          caret.current = place
        }}
        head={
          <>
            {contest !== undefined && <ThemeRow contestId={contest} onClose={dropContest} />}
            {references && (adding || hasReferences || references.aside.length > 0) && (
              <ReferenceRow
                {...references}
                prompt={value}
                onMention={(number) => onChange(insertAt(value, caret.current, `@${number}`))}
                onClose={() => setAdding(false)}
              />
            )}
          </>
        }
        note={
          <>
            {contest !== undefined && (
              <ThemeWants
                contestId={contest}
                prompt={value}
                forecast={reader && forecast}
                onClose={nothing}
              />
            )}
            {characters && /[@＠]/.test(value) && (
              <MentionPanel
                open
                onClose={nothing}
                value={value}
                composing={composing}
                onChange={onChange}
                model={characters.model}
                onMentioned={characters.onMentioned}
              />
            )}
            {references && !composing && findTyped(value, names, null)?.name === '' && (
              <MentionList
                open
                onClose={nothing}
                references={references.all}
                onPick={(number) => {
                  const { at = -1 } = findTyped(value, names, caret.current?.[1] ?? null) ?? {}
                  if (at >= 0) onChange(`${value.slice(0, at)}@${number}${value.slice(at + 1)}`)
                }}
                onAdd={() => setAdding(true)}
              />
            )}
            <PromptNotes
              open={refusal !== null || (reader !== null && value.trim() !== '')}
              value={value}
              composing={composing}
              refusal={refusal}
              reader={reader}
              onForecast={props.onForecast}
              onChange={onChange}
              onReplace={random.replace}
              onClose={nothing}
            />
          </>
        }
        tools={
          <>
            <ComposerTool
              compact
              icon="dice"
              text={texts.random}
              busy={random.busy}
              onPress={random.roll}
            />
            {random.undo ? (
              <ComposerTool icon="undo" text={texts.undo} onPress={random.undo} />
            ) : (
              <ComposerTool
                compact
                icon="history"
                text={texts.history}
                onPress={() => setHistory(true)}
              />
            )}
            {value.trim() === '' ? (
              <ComposerTool icon="document" text={texts.book} onPress={openBook} />
            ) : (
              <ComposerTool icon="spark" text={texts.polish} onPress={() => setPolish(true)} />
            )}
            {batch !== null && value.trim() !== '' && (
              <ComposerTool
                compact
                icon="slots"
                text={texts.addSlot}
                onPress={() => onChange(insertSlot(value, caret.current))}
              />
            )}
            {references && !adding && !hasReferences && (
              <ComposerTool
                compact={value.trim() !== ''}
                icon="image"
                text={texts.references}
                onPress={() => setAdding(true)}
              />
            )}
            {batch !== null && countLines(value) > 1 && (
              <ComposerTool
                icon="columns"
                text={lines ? texts.oneText : texts.aLine}
                onPress={() => setLines(!lines)}
              />
            )}
          </>
        }
      />
      {isNew && value === '' && (
        <View className="composer__example">
          <Chip text={texts.tryExample(texts.example)} onPress={() => onChange(texts.example)} />
        </View>
      )}
      <PolishSheet
        open={polish}
        onClose={() => setPolish(false)}
        prompt={value}
        negativePrompt={props.negativePrompt}
        style={props.style}
        onReplace={random.replace}
      />
      <HistorySheet
        open={history}
        onClose={() => setHistory(false)}
        onPick={(prompt) => {
          onChange(prompt)
          setHistory(false)
        }}
      />
    </>
  )
}
