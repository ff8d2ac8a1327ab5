import type { EditStep } from '@contract/edits'

/** Ids of the things that a step speaks of. */
export const idsIn = ({ targetId }: EditStep): string[] =>
  targetId?.split(' ').filter(Boolean) ?? []
