/** The making of an edited picture, as far as its author publishes it. */
import type { WorkMaking } from '@contract/endpoints/work-making'
import type { WorkContent } from '@contract/endpoints/works'
import { isMode } from '@contract/tools/modes'
import { findTool } from '@contract/tools/all'
import type { Executor } from '../../platform/db/client'
import { readBranch } from '../conversation/branch'
import { findOwnOrder, type OwnPicture } from './repository'
import { remakeParams } from './view'
import { plainLine } from './wording'

const PICTURE = 'picture:'

/** Of a picture that is no edit: null. The first order is left out with the prompt. */
export async function readMaking(
  db: Executor,
  { job }: OwnPicture,
  { promptShown }: Pick<WorkContent, 'promptShown'>,
): Promise<WorkMaking | null> {
  const branch = await readBranch(db, job.id)
  if (!branch || branch.sentences.length === 0) return null
  const { jobId, picture } = branch.first
  const pictureId = picture?.startsWith(PICTURE) ? picture.slice(PICTURE.length) : null
  const order =
    promptShown && jobId !== null
      ? await findOwnOrder(db, { userId: job.userId, jobId, pictureId })
      : null
  const tool = order && isMode(order.tool) ? findTool(order.tool) : undefined
  return {
    sentences: branch.sentences.map(plainLine).filter(Boolean),
    first:
      order && tool
        ? {
            tool: tool.id,
            params: remakeParams(tool, order.params, { seed: order.seed, mine: false }),
          }
        : null,
  }
}
