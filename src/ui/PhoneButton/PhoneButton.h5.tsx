import type { PhoneButtonProps } from './PhoneButton'

/** Browsers do not reveal the phone number. */
export function PhoneButton(_props: PhoneButtonProps) {
  return null
}
