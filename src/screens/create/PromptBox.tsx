import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { listMentions } from '@contract/tools/references'
import { text2img } from '@contract/tools/text2img'
import type { ReferencesInput } from '@/domain/references/input'
import { Composer } from '@/domain/tool-form/Composer'
import { buildMarks, type Forecast } from '@/domain/tool-form/forecast'
import { texts } from '@/domain/tool-form/texts'
import type { RunFailure } from '@/domain/tool-run/machine'
import { useDraft } from '@/stores/draft'
import { Chip } from '@/ui/Chip/Chip'
import { lazySheet } from '@/ui/later'
import { type Caret, insertAt, insertSlot, listSlots } from './batch/detect'
import { type CharactersInput, PromptHints } from './PromptHints'
import type { Reader } from './PromptNotes'
import { PromptTools } from './PromptTools'
import { useRandomPrompt } from './useRandomPrompt'

const PolishSheet = lazySheet(() =>
  import('@/domain/polish/PolishSheet').then((m) => m.PolishSheet),
)
const ReferenceRow = lazySheet(() =>
  import('@/domain/references/ReferenceRow').then((m) => m.ReferenceRow),
)
const ThemeRow = lazySheet(() => import('./theme/ThemeRow').then((m) => m.ThemeRow), {
  quiet: true,
})
const HistorySheet = lazySheet(() => import('./HistorySheet').then((m) => m.HistorySheet))

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

/** The contest's row is text2img's alone. */
const dropContest = () => {
  const { drafts, setDraft } = useDraft.getState()
  const draft = drafts[text2img.id]
  if (draft) setDraft(text2img.id, { ...draft, contest: undefined })
}

/** The prompt: the text, ideas, earlier prompts, and words that cannot be painted. */
export function PromptBox(props: PromptBoxProps) {
  const { value, onChange, refusal, reader, forecast, batch, references, characters } = props
  const [adding, setAdding] = useState(false)
  const hasReferences = references !== null && references.all.length > 0
  const [composing, setComposing] = useState(false)
  const [history, setHistory] = useState(false)
  const [polish, setPolish] = useState(false)
  const caret = useRef<Caret>(null)
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
                onPrompt={onChange}
                onMention={(number) => onChange(insertAt(value, caret.current, `@${number}`))}
                onClose={() => setAdding(false)}
              />
            )}
          </>
        }
        note={
          <PromptHints
            {...{ value, onChange, composing, caret, refusal, reader, forecast, contest }}
            {...{ references, characters }}
            onForecast={props.onForecast}
            onReplace={random.replace}
            onAddReference={() => setAdding(true)}
          />
        }
        tools={
          <PromptTools
            value={value}
            random={random}
            hasBatch={batch !== null}
            onReferences={
              references && !adding && !hasReferences ? () => setAdding(true) : undefined
            }
            onHistory={() => setHistory(true)}
            onPolish={() => setPolish(true)}
            onSlot={() => onChange(insertSlot(value, caret.current))}
          />
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
