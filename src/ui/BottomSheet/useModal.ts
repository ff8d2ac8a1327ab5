import type { RefObject } from 'react'

/** Mini-programs have no keyboard focus to keep; useModal.h5.ts is the twin. */
export function useModal(_box: RefObject<unknown>, _active: boolean, _onClose: () => void): void {}
