import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { navigate } from '@/features/navigation/navigate'
import type { RunFailure } from '@/features/tool-run/machine'
import { Icon } from '@/ui/Icon/Icon'
import { Composer } from './Composer'
import { ComposerTool } from './ComposerTool'
import { HistorySheet } from './HistorySheet'
import { RepairPills } from './RepairPills'
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
            <View role="alert">
              <View className="composer__fix">
                <Icon name="alert" size={18} />
                <Text>{texts.refused(refusal.words)}</Text>
              </View>
              <RepairPills words={refusal.words} value={value} onChange={onChange} />
            </View>
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
