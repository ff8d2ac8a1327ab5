import { useCallback } from 'react'
import type { RunFailure } from '@/domain/tool-run/machine'
import type { Forecast } from '@/domain/tool-form/forecast'
import type { Character } from '@/domain/characters/mentions'
import { LiveReading } from './LiveReading'
import { RefusalNote } from './RefusalNote'

/** A model with a live reading. */
export interface Reader {
  modelId: string
  style: string | null
  negativePrompt: string
  /** Cards that the prompt mentions. */
  characters: readonly Character[]
}

interface PromptNotesProps {
  /** There is something to say, or to find out. */
  open: boolean
  value: string
  composing: boolean
  refusal: RunFailure | null
  /** null: the model does not tell. */
  reader: Reader | null
  onForecast: (forecast: Forecast | null) => void
  onChange: (value: string) => void
  /** Another text in place of the whole, with a way back. */
  onReplace: (value: string) => void
  onClose: () => void
}

/** Notes under a text: why it was refused, or what is understood of it. */
export function PromptNotes(props: PromptNotesProps) {
  const { value, composing, refusal, reader, onForecast, onChange, onReplace } = props
  const note = refusal && (
    <RefusalNote refusal={refusal} value={value} onChange={onChange} onReplace={onReplace} />
  )
  const forget = useCallback(() => onForecast(null), [onForecast])
  if (!reader) return note
  return (
    <>
      {note}
      <LiveReading
        key={reader.modelId}
        {...reader}
        prompt={value}
        composing={composing}
        hidden={refusal !== null}
        onForecast={onForecast}
        onGone={forget}
        onReplace={onReplace}
      />
    </>
  )
}
