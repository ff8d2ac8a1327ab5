import type { RefObject } from 'react'
import { type Character, findTyped, type Mentioned } from '@/domain/characters/mentions'
import type { ReferencesInput } from '@/domain/references/input'
import type { Forecast } from '@/domain/tool-form/forecast'
import type { RunFailure } from '@/domain/tool-run/machine'
import { lazySheet } from '@/ui/later'
import type { Caret } from './batch/detect'
import type { Reader } from './PromptNotes'

const PromptNotes = lazySheet(() => import('./PromptNotes').then((m) => m.PromptNotes), {
  quiet: true,
})
const MentionList = lazySheet(
  () => import('@/domain/references/MentionList').then((m) => m.MentionList),
  { quiet: true },
)
const MentionPanel = lazySheet(
  () => import('@/domain/characters/MentionPanel').then((m) => m.MentionPanel),
  { quiet: true },
)
const ThemeWants = lazySheet(() => import('./theme/ThemeRow').then((m) => m.ThemeWants), {
  quiet: true,
})

export interface CharactersInput {
  /** Cards that the text mentions. */
  cards: readonly Character[]
  /** Name of the model, and how it draws a card; null: no model is known yet. */
  model: { name: string; way: 'looks' | 'pictures' | 'words' } | null
  onMentioned: (mentioned: Mentioned) => void
}

interface PromptHintsProps {
  value: string
  onChange: (value: string) => void
  /** An input method is at work. */
  composing: boolean
  caret: RefObject<Caret>
  refusal: RunFailure | null
  reader: Reader | null
  forecast: Forecast | null
  onForecast: (forecast: Forecast | null) => void
  onReplace: (text: string) => void
  /** Identifier of the contest that the picture is for. */
  contest: string | undefined
  references: ReferencesInput | null
  onAddReference: () => void
  characters: CharactersInput | null
}

const nothing = () => {}

/** Under the text: what a contest asks for, cards and pictures to mention, words not understood. */
export function PromptHints(props: PromptHintsProps) {
  const { value, onChange, composing, caret, refusal, reader, references, characters } = props
  const names = characters?.cards.map(({ name }) => name) ?? []
  const mention = (number: number) => {
    const { at = -1 } = findTyped(value, names, caret.current?.[1] ?? null) ?? {}
    if (at >= 0) onChange(`${value.slice(0, at)}@${number}${value.slice(at + 1)}`)
  }
  return (
    <>
      {props.contest !== undefined && (
        <ThemeWants
          contestId={props.contest}
          prompt={value}
          forecast={reader && props.forecast}
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
          onPick={mention}
          onAdd={props.onAddReference}
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
        onReplace={props.onReplace}
        onClose={nothing}
      />
    </>
  )
}
