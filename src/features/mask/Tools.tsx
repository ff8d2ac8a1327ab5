import { Act } from '@/ui/Act/Act'
import { Acts, ActsLine } from '@/ui/Acts/Acts'
import { texts } from './texts'
import type { Tool } from './settings'

interface ToolsProps {
  tool: Tool
  /** Without a server there is nothing to tap on. */
  canAsk: boolean
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
  const { tool, canAsk, onTool, inverted, onInvert, onClear, onPropose, onUndo, onRedo } = props
  return (
    <Acts label={texts.tools}>
      {(canAsk ? ALL : DRAWN).map((one) => (
        <Act
          key={one}
          icon={ICONS[one]}
          word={texts[one]}
          tone={one === tool ? 'on' : 'off'}
          selected={one === tool}
          onPress={() => onTool(one)}
        />
      ))}
      <Act
        icon="compare"
        word={texts.invert}
        tone={inverted ? 'on' : 'off'}
        selected={inverted}
        onPress={onInvert}
      />
      {onPropose ? (
        <Act icon="spark" word={texts.propose} onPress={onPropose} />
      ) : (
        <Act icon="trash" word={texts.clear} disabled={!onClear} onPress={onClear ?? nothing} />
      )}
      <ActsLine />
      <Act icon="undo" word={texts.undo} tone="on" disabled={!onUndo} onPress={onUndo ?? nothing} />
      <Act icon="redo" word={texts.redo} tone="on" disabled={!onRedo} onPress={onRedo ?? nothing} />
    </Acts>
  )
}
