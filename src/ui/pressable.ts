import { IS_H5 } from '@/platform/env'

/** Props that make a View a control: tap, keyboard, role, name and state, on every platform. */

export type PressRole = 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'option'

export interface Press {
  onPress?: (() => void) | undefined
  onLongPress?: (() => void) | undefined
  role?: PressRole
  /** Accessible name, where the text inside does not say it. */
  label?: string | undefined
  disabled?: boolean | undefined
  /** For radio, checkbox and switch. */
  checked?: boolean | undefined
  /** For tab and option. */
  selected?: boolean | undefined
  /** For what opens and closes. */
  expanded?: boolean | undefined
}

interface KeyPress {
  key?: string
  preventDefault?: () => void
  target?: unknown
  currentTarget?: unknown
}

function answerKey(press: () => void) {
  return (event: KeyPress) => {
    // A key pressed on a control inside this one is that control's.
    if (event.target !== event.currentTarget) return
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault?.()
    press()
  }
}

// H5 has :active for the pressed look; its View would need two renders for a hover class.
const PLATFORM = IS_H5
  ? { tabIndex: 0 }
  : { hoverClass: 'is-pressed', hoverStartTime: 0, hoverStayTime: 90 }

/** Props to spread on a View; its class must contain `mg-press`. */
export function pressable(press: Press) {
  const { onPress, role = 'button', label, disabled = false } = press
  const action = disabled ? undefined : onPress
  return {
    // Mini-program clients know the role by another name.
    ...(IS_H5 ? { role } : { 'aria-role': role }),
    ...PLATFORM,
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(disabled ? { 'aria-disabled': true } : {}),
    ...(press.checked === undefined ? {} : { 'aria-checked': press.checked }),
    ...(press.selected === undefined ? {} : { 'aria-selected': press.selected }),
    ...(press.expanded === undefined ? {} : { 'aria-expanded': press.expanded }),
    ...(action ? { onClick: action, ...(IS_H5 ? { onKeyDown: answerKey(action) } : {}) } : {}),
    ...(press.onLongPress && !disabled ? { onLongPress: press.onLongPress } : {}),
  }
}
