import { Action } from '@/ui/Action/Action'
import { Actions, ActionsLine } from '@/ui/Actions/Actions'
import { texts } from './texts'
import type { Tool } from './settings'

interface ToolsProps {
  tool: Tool
  /** Without a server there is nothing to tap on. */
  canTap: boolean
  onTool: (tool: Tool) => void
  inverted: boolean
  onInvert: () => void
  /** null: there is nothing to clear. */
  onClear: (() => void) | null
  /** The automatic proposal again; null: it is there, or there is none. */
  onPropose: (() => void) | null
  onUndo: (() => void) | null
  onRedo: (() => void) | null
}

const ICONS = { brush: 'brush', eraser: 'eraser', tap: 'tap', hint: 'pencil' } as const
const DRAWN: readonly Tool[] = ['brush', 'eraser']
const ALL: readonly Tool[] = [...DRAWN, 'tap', 'hint']

const nothing = () => undefined

/** Every tool with its word, below the picture and never on it. */
export function Tools(props: ToolsProps) {
  const { tool, canTap, onTool, inverted, onInvert, onClear, onPropose, onUndo, onRedo } = props
  return (
    <Actions label={texts.tools}>
      {(canTap ? ALL : DRAWN).map((one) => (
        <Action
          key={one}
          icon={ICONS[one]}
          word={texts[one]}
          tone={one === tool ? 'on' : 'off'}
          selected={one === tool}
          onPress={() => onTool(one)}
        />
      ))}
      <Action
        icon="compare"
        word={texts.invert}
        tone={inverted ? 'on' : 'off'}
        selected={inverted}
        onPress={onInvert}
      />
      {onPropose ? (
        <Action icon="spark" word={texts.propose} onPress={onPropose} />
      ) : (
        <Action icon="trash" word={texts.clear} disabled={!onClear} onPress={onClear ?? nothing} />
      )}
      <ActionsLine />
      <Action
        icon="undo"
        word={texts.undo}
        tone="on"
        disabled={!onUndo}
        onPress={onUndo ?? nothing}
      />
      <Action
        icon="redo"
        word={texts.redo}
        tone="on"
        disabled={!onRedo}
        onPress={onRedo ?? nothing}
      />
    </Actions>
  )
}
