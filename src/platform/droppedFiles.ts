/** Pictures that are pasted or dropped anywhere on a page. Twin: givenFiles.h5.ts. */
import type { PickedImage } from './pickImage'

export interface Taker {
  kind: 'image' | 'video'
  /** Nothing was chosen yet: it is served before those that hold something. */
  empty: boolean
  /** At most; further files are let go. None: it takes nothing now. */
  limit: number
  take: (files: readonly PickedImage[]) => void
}

/** Mini-programs have neither. */
export function useDroppedFiles(taker: Taker): void {
  void taker
}

/** A file for the first page that takes one. */
export function giveNext(file: PickedImage): void {
  void file
}
