import type { AvatarButtonProps } from './AvatarButton'

/** Browsers know no avatar of a person. */
export function AvatarButton(_props: AvatarButtonProps) {
  return null
}
