/** A picture as a work that was not reviewed yet. */
import type { WorkMaking } from '@contract/endpoints/work-making'
import type { WorkContent } from '@contract/endpoints/works'
import type { Executor } from '../../platform/db/client'
import { newId } from '../../platform/lib/ids'
import { computeGrams } from './feed/grams'
import { computeFingerprint } from './phash'
import type { WorksPorts } from './ports'
import { findParentWork } from './feed/related-repository'
import type { NewWork, OwnPicture } from './repository'
import { buildSearchText, getPublicPrompt, listMakingTexts } from './wording'

export async function newWork(
  { db, storage }: { db: Executor; storage: WorksPorts['storage'] },
  { job, picture }: OwnPicture,
  { content, making = null }: { content: WorkContent; making?: WorkMaking | null },
): Promise<NewWork> {
  const columns: Pick<NewWork, keyof WorkContent> = content
  const { title, words, tags, promptShown } = content
  const prompt = promptShown ? getPublicPrompt(job.tool, job.params) : ''
  const search = buildSearchText([title, words, ...tags, prompt, ...listMakingTexts(making)])
  return {
    ...columns,
    id: newId(),
    userId: job.userId,
    jobId: job.id,
    pictureId: picture.id,
    kind: picture.kind,
    tool: job.tool,
    modelId: job.modelId,
    styleId: picture.style === null ? null : `${job.engineId}:${picture.style}`,
    state: 'pending',
    making,
    search,
    grams: computeGrams(search),
    ...(await computeFingerprint(await storage.get(picture.thumbKey))),
    parentId: await findParentWork(db, job.id),
  }
}
