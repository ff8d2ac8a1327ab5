/**
 * Edits of a whole picture by a sentence, for pictures of the local painter: what the sentence changes
 * is planned as in 对话改图 (modules/conversation), and the first plan is ordered.
 */
import { readFile, stat } from 'node:fs/promises'
import { SENTENCE_MAX } from '@contract/edits'
import { findTool } from '@contract/tools/all'
import type { MediaRef } from '@contract/tools/media'
import { xmpPacketsOfPng } from '@media/aigc/png'
import { parseRecord } from '@media/aigc/record'
import { recordTextsInXmp } from '@media/aigc/xmp'
import type { SpooledFile } from '../../../platform/media-intake/spool'
import { planEdit } from '../../conversation/plan'
import { findSources } from '../../job/sources'
import { badParameter } from '../errors'
import type { OpenApiPorts } from '../ports'
import type { ApiOrder } from '../submit'
import { texts } from '../texts'

/** Pictures of jobs are PNG. */
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Ids that the records of a file name; none for a file that is not a whole PNG. */
function readProduceIds(file: Buffer): string[] {
  if (!file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return []
  try {
    const records = xmpPacketsOfPng(file).flatMap(recordTextsInXmp).map(parseRecord)
    return records.map(({ ProduceID }) => ProduceID)
  } catch {
    // Whether the file is a picture at all is found when it is decoded.
    return []
  }
}

/**
 * The picture of this user that an uploaded file is, byte for byte: its AIGC record names it. Null for
 * every other file, also for one of ours that was changed since.
 */
export async function findOwnPicture(
  { db, storage }: Pick<OpenApiPorts, 'db' | 'storage'>,
  userId: string,
  { path }: SpooledFile,
): Promise<MediaRef | null> {
  const { size } = await stat(path)
  const file = await readFile(path)
  const refs = readProduceIds(file).map((id): MediaRef => `picture:${id}`)
  const rows = await findSources(db, userId, refs)
  for (const ref of refs) {
    const row = rows.get(ref)
    if (row?.sizeBytes === size && file.equals(await storage.get(row.key))) return ref
  }
  return null
}

/**
 * Throws OpenApiError with a sentence for words that are not understood or cannot be drawn. Null: the
 * picture has no plan, so that the painter must be shown where it draws.
 */
export async function planInstruction(
  deps: OpenApiPorts,
  userId: string,
  { image, sentence }: { image: MediaRef; sentence: string },
): Promise<ApiOrder | null> {
  const row = (await findSources(deps.db, userId, [image])).get(image)
  if (!row?.planKey) return null
  if (sentence.length > SENTENCE_MAX)
    throw badParameter('prompt', texts.longSentence(SENTENCE_MAX), 'invalid_value')
  const { plans, notUnderstood, declined } = await planEdit(deps, userId, {
    sentence,
    media: image,
  })
  const isBlocked = declined?.reason === 'blocked'
  if (declined)
    throw badParameter(
      'prompt',
      declined.message,
      isBlocked ? 'content_policy_violation' : 'instruction_not_understood',
    )
  // A part of a wish is not what was paid for.
  if (notUnderstood.length > 0)
    throw badParameter('prompt', texts.notUnderstood(notUnderstood), 'instruction_not_understood')
  const [plan] = plans
  const tool = plan && findTool(plan.tool)
  if (!tool || plan.modelId === null)
    throw badParameter('prompt', texts.noChange, 'instruction_not_understood')
  return { tool, params: plan.params, modelId: plan.modelId }
}
