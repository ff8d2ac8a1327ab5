import { ToolBar, type ToolToggle } from '@/ui/Actions/ToolBar'
import { texts } from './texts'
import type { Tool } from './settings'
import type { Board } from './useBoard'

interface ToolsProps {
  board: Board
  layersOpen: boolean
  onLayers: () => void
}

const ICONS = { brush: 'brush', eraser: 'eraser', fill: 'bucket' } as const

/** Every tool with its word, below the paper. A board of one layer has fewer. */
export function Tools({ board, layersOpen, onLayers }: ToolsProps) {
  const { settings, setSettings, onUndo, onRedo, onClear } = board
  const { mirror } = settings
  const tool = (id: Tool): ToolToggle => ({
    icon: ICONS[id],
    word: texts[id],
    on: id === settings.tool,
    onPress: () => setSettings({ ...settings, tool: id }),
  })
  const toggles = [tool('brush'), tool('eraser')]
  if (board.layers > 1)
    toggles.push(
      tool('fill'),
      {
        icon: 'mirror',
        word: texts.mirror,
        on: mirror,
        onPress: () => setSettings({ ...settings, mirror: !mirror }),
      },
      { icon: 'layers', word: texts.layers, on: layersOpen, onPress: onLayers },
    )
  return <ToolBar label={texts.tools} {...{ toggles, onClear, onUndo, onRedo }} />
}
