import { Action } from '@/ui/Action/Action'
import { ToolBar, type ToolToggle } from '@/ui/Actions/ToolBar'
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

/** Every tool with its word, below the picture and never on it. */
export function Tools(props: ToolsProps) {
  const { tool, canTap, onTool, inverted, onInvert, onPropose, ...steps } = props
  const toggles: ToolToggle[] = (canTap ? ALL : DRAWN).map((id) => ({
    icon: ICONS[id],
    word: texts[id],
    on: id === tool,
    onPress: () => onTool(id),
  }))
  toggles.push({ icon: 'compare', word: texts.invert, on: inverted, onPress: onInvert })
  return (
    <ToolBar label={texts.tools} toggles={toggles} {...steps}>
      {onPropose && <Action icon="spark" word={texts.propose} onPress={onPropose} />}
    </ToolBar>
  )
}
