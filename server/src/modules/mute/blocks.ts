/** Blocks as comments ask for them (decision 122): muted users' comments are left out as well. */
import { isBlockedBetween, notMutedBy } from '../../platform/db/hidden'
import type { CommentBlocks } from '../comment/ports'

export const commentBlocks: CommentBlocks = {
  between: isBlockedBetween,
  without: notMutedBy,
}
