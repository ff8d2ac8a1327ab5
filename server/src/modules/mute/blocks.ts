/** Blocks as comments ask for them (decision 122). */
import { isBlockedBetween } from '../../platform/db/hidden'
import type { CommentBlocks } from '../comment/ports'

export const commentBlocks: CommentBlocks = {
  between: isBlockedBetween,
}
