import { useState } from 'react'
import { navigate } from '@/features/navigation/navigate'
import type { RunFailure } from '@/features/tool-run/machine'
import { Composer } from './Composer'
import { ComposerTool } from './ComposerTool'
import { HistorySheet } from './HistorySheet'
import { RefusalNote } from './RefusalNote'
import { texts } from './texts'
import { useRandomPrompt } from './useRandomPrompt'

interface PromptBoxProps {
  label: string
  placeholder: string
  maxLength: number
  value: string
  onChange: (value: string) => void
  /** This very text was refused. */
  refusal: RunFailure | null
}

const openBook = () => void navigate('pagesD/mj-prompt-book/mj-prompt-book')

/** What it shall show: the text, ideas, what was written before, and what cannot be painted. */
export function PromptBox(props: PromptBoxProps) {
  const { value, onChange, refusal } = props
  const [history, setHistory] = useState(false)
  const random = useRandomPrompt(value, onChange)
  return (
    <>
      <Composer
        label={props.label}
        value={value}
        onChange={onChange}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        rows={refusal ? 1 : 4}
        marked={refusal?.words}
        note={
          refusal && (
            <RefusalNote
              refusal={refusal}
              value={value}
              onChange={onChange}
              onReplace={random.replace}
            />
          )
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
            <ComposerTool text={texts.book} onPress={openBook} />
          </>
        }
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
