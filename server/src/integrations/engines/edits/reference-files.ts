/** Reference pictures among the parameters of a tool. */
import type { Reference } from '@contract/tools/references'
import { EngineError, type ReferenceFile, type ToolRequest } from '../engine'
import { inputTexts } from '../texts'

/** In their order, checked when the job was ordered. Throws EngineError `input` when one is gone. */
export function listReferenceFiles({
  params,
  media,
}: Pick<ToolRequest, 'params' | 'media'>): ReferenceFile[] {
  const references = (params.references ?? []) as readonly Reference[]
  return references.map((reference) => {
    const file = media.get(reference.image)
    if (!file) throw new EngineError('input', inputTexts.originalGone)
    return { ...reference, file }
  })
}
