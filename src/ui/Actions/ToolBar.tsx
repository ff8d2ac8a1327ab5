import type { ReactNode } from 'react'
import { Action, type ActionProps } from '../Action/Action'
import { Actions, ActionsLine } from './Actions'
import { texts } from './texts'

export interface ToolToggle extends Pick<ActionProps, 'icon' | 'word' | 'onPress'> {
  on: boolean
}

interface ToolBarProps {
  label: string
  toggles: readonly ToolToggle[]
  /** In place of clearing. */
  children?: ReactNode
  /** null: there is nothing to clear, undo or redo. */
  onClear: (() => void) | null
  onUndo: (() => void) | null
  onRedo: (() => void) | null
}

interface StepProps extends Pick<ActionProps, 'icon' | 'word' | 'tone'> {
  onPress: (() => void) | null
}

const nothing = () => undefined

function Step({ onPress, ...look }: StepProps) {
  return <Action {...look} disabled={!onPress} onPress={onPress ?? nothing} />
}

/** The tools of a canvas with their words, then clearing, undo and redo. */
export function ToolBar({ label, toggles, children, onClear, onUndo, onRedo }: ToolBarProps) {
  return (
    <Actions label={label}>
      {toggles.map(({ on, ...toggle }) => (
        <Action key={toggle.icon} {...toggle} tone={on ? 'on' : 'off'} selected={on} />
      ))}
      {children ?? <Step icon="trash" word={texts.clear} onPress={onClear} />}
      <ActionsLine />
      <Step icon="undo" word={texts.undo} tone="on" onPress={onUndo} />
      <Step icon="redo" word={texts.redo} tone="on" onPress={onRedo} />
    </Actions>
  )
}
