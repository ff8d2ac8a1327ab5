import type { Mark } from '@contract/tools/mask'

export type SelectingMark = Exclude<Mark, { kind: 'stroke' | 'outline' }>

/** Whether the picture decides what a mark selects. */
export const isSelecting = (mark: Mark): mark is SelectingMark =>
  mark.kind === 'tap' || mark.kind === 'hint'
