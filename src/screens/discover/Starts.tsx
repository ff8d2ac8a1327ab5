import type { StartsProps } from './StartTiles'

/** Mini-programs have one column of a phone's width. Twin: Starts.h5.tsx. */
export function Starts(props: StartsProps) {
  void props
  return null
}
