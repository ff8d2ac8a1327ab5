import { Button as Native, Text } from '@tarojs/components'
import { classes } from '../classes'
import '../Button/Button.scss'
import './PhoneButton.scss'

export interface PhoneButtonProps {
  children: string
  /** The platform's code of the number the person chose; null when they chose none. */
  onCode: (code: string | null) => void
  disabled?: boolean
}

/**
 * The primary pill, as the platform's own button: only that may ask for the phone number.
 * Twin: PhoneButton.h5.tsx.
 */
export function PhoneButton({ children, onCode, disabled = false }: PhoneButtonProps) {
  return (
    <Native
      openType="getPhoneNumber"
      className={classes(
        'mg-button mg-button--wide mg-phonebutton',
        disabled ? 'mg-button--off' : 'mg-button--primary',
      )}
      hoverClass="is-pressed"
      hoverStartTime={0}
      hoverStayTime={90}
      disabled={disabled}
      onGetPhoneNumber={({ detail }) => onCode(detail.code || null)}
    >
      <Text>{children}</Text>
    </Native>
  )
}
