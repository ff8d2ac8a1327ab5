import { Action } from '@/ui/Action/Action'
import { Actions, ActionsLine } from '@/ui/Actions/Actions'
import { texts } from './texts'
import type { Tool } from './settings'
import type { Board } from './useBoard'

interface ToolsProps {
  board: Board
  layersOpen: boolean
  onLayers: () => void
}

const ICONS = { brush: 'brush', eraser: 'eraser', fill: 'bucket' } as const
const FEW: readonly Tool[] = ['brush', 'eraser']
const ALL: readonly Tool[] = [...FEW, 'fill']

const nothing = () => undefined

/** Every tool with its word, below the paper. A board of one layer has fewer. */
export function Tools({ board, layersOpen, onLayers }: ToolsProps) {
  const { settings, setSettings, onUndo, onRedo, onClear } = board
  const { tool, mirror } = settings
  const whole = board.layers > 1
  return (
    <Actions label={texts.tools}>
      {(whole ? ALL : FEW).map((one) => (
        <Action
          key={one}
          icon={ICONS[one]}
          word={texts[one]}
          tone={one === tool ? 'on' : 'off'}
          selected={one === tool}
          onPress={() => setSettings({ ...settings, tool: one })}
        />
      ))}
      {whole && (
        <Action
          icon="mirror"
          word={texts.mirror}
          tone={mirror ? 'on' : 'off'}
          selected={mirror}
          onPress={() => setSettings({ ...settings, mirror: !mirror })}
        />
      )}
      {whole && (
        <Action
          icon="layers"
          word={texts.layers}
          tone={layersOpen ? 'on' : 'off'}
          selected={layersOpen}
          onPress={onLayers}
        />
      )}
      <Action icon="trash" word={texts.clear} disabled={!onClear} onPress={onClear ?? nothing} />
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
