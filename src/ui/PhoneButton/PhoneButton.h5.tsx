import type { PhoneButtonProps } from './PhoneButton'

/** Browsers tell nobody's number. */
export function PhoneButton(_props: PhoneButtonProps) {
  return null
}
