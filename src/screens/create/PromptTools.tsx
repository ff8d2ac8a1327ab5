import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { texts } from '@/domain/tool-form/texts'
import { navigate } from '@/domain/navigation/navigate'
import { useBatch } from '@/stores/batch'
import { countLines } from './batch/detect'
import type { useRandomPrompt } from './useRandomPrompt'

interface PromptToolsProps {
  value: string
  random: ReturnType<typeof useRandomPrompt>
  /** This tool can make several pictures of one text. */
  hasBatch: boolean
  /** Opens the row of reference pictures; absent: it is open, or this tool has none. */
  onReferences?: () => void
  onHistory: () => void
  onPolish: () => void
  onSlot: () => void
}

const openBook = () => void navigate('pagesD/mj-prompt-book/mj-prompt-book')

/** One text for all lines, or one a line. */
function LinesTool() {
  const { lines, setLines } = useBatch()
  return (
    <ComposerTool
      icon="columns"
      text={lines ? texts.oneText : texts.aLine}
      onPress={() => setLines(!lines)}
    />
  )
}

/** The row under the prompt: ideas, earlier prompts, polish, slots, references. */
export function PromptTools(props: PromptToolsProps) {
  const { value, random, hasBatch, onReferences } = props
  const isEmpty = value.trim() === ''
  return (
    <>
      <ComposerTool
        compact
        icon="dice"
        text={texts.random}
        busy={random.busy}
        onPress={random.roll}
      />
      <ComposerTool compact icon="history" text={texts.history} onPress={props.onHistory} />
      {isEmpty ? (
        <ComposerTool icon="document" text={texts.book} onPress={openBook} />
      ) : (
        <ComposerTool
          compact={random.undo !== null}
          icon="spark"
          text={texts.polish}
          onPress={props.onPolish}
        />
      )}
      {hasBatch && !isEmpty && (
        <ComposerTool compact icon="slots" text={texts.addSlot} onPress={props.onSlot} />
      )}
      {onReferences && (
        <ComposerTool
          compact={!isEmpty}
          icon="image"
          text={texts.references}
          onPress={onReferences}
        />
      )}
      {hasBatch && countLines(value) > 1 && <LinesTool />}
      {random.undo && <ComposerTool compact icon="undo" text={texts.undo} onPress={random.undo} />}
    </>
  )
}
