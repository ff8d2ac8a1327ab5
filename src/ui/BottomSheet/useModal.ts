import type { RefObject } from 'react'
import { useLayer } from '../useLayer'

/** Mini-programs have no keyboard focus to keep; useModal.h5.ts is the twin. */
export function useModal(_box: RefObject<unknown>, active: boolean, onClose: () => void): void {
  useLayer(active, onClose, { modal: true })
}
