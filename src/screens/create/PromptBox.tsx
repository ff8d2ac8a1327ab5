import { View } from '@tarojs/components'
import { useState } from 'react'
import { navigate } from '@/domain/navigation/navigate'
import type { RunFailure } from '@/domain/tool-run/machine'
import { useDraft } from '@/stores/draft'
import { lazySheet } from '@/ui/later'
import { Chip } from '@/ui/Chip/Chip'
import { Composer } from '@/domain/tool-form/Composer'
import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { buildMarks, type Forecast } from '@/domain/tool-form/forecast'
import type { Reader } from './PromptNotes'
import { texts } from '@/domain/tool-form/texts'
import { useRandomPrompt } from './useRandomPrompt'

const PromptNotes = lazySheet(() => import('./PromptNotes').then((m) => m.PromptNotes), {
  quiet: true,
})
const PolishSheet = lazySheet(() => import('./polish/PolishSheet').then((m) => m.PolishSheet))
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
}

const nothing = () => {}
const openBook = () => void navigate('pagesD/mj-prompt-book/mj-prompt-book')

/** The prompt: the text, ideas, earlier prompts, and words that cannot be painted. */
export function PromptBox(props: PromptBoxProps) {
  const { value, onChange, refusal, reader, forecast } = props
  const [composing, setComposing] = useState(false)
  const [history, setHistory] = useState(false)
  const [polish, setPolish] = useState(false)
  const random = useRandomPrompt(value, onChange)
  const isNew = useDraft((draft) => draft.recentPrompts.length === 0)
  return (
    <>
      <Composer
        label={props.label}
        value={value}
        onChange={onChange}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        rows={refusal ? 1 : 4}
        marks={buildMarks(reader && forecast, refusal?.words ?? [], value)}
        onComposing={setComposing}
        note={
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
        }
        tools={
          <>
            <ComposerTool
              icon="dice"
              text={texts.random}
              busy={random.busy}
              onPress={random.roll}
            />
            {random.undo ? (
              <ComposerTool icon="undo" text={texts.undo} onPress={random.undo} />
            ) : (
              <ComposerTool icon="history" text={texts.history} onPress={() => setHistory(true)} />
            )}
            {value.trim() === '' ? (
              <ComposerTool icon="document" text={texts.book} onPress={openBook} />
            ) : (
              <ComposerTool icon="spark" text={texts.polish} onPress={() => setPolish(true)} />
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
