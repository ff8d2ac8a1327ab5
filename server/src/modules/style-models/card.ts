/** Picture of a style: painted by its engine, or the cover that the operator gave it. */
import { styleSampleId } from '../samples/plan'
import type { SampleRow } from '../samples/service'
import type { Storage } from '../../integrations/storage/storage'
import type { OfferedStyle } from './catalog'

export function buildCard(
  storage: Pick<Storage, 'url'>,
  samples: readonly SampleRow[],
  { engine, style, operator }: Pick<OfferedStyle, 'engine' | 'style' | 'operator'>,
): { thumbUrl: string | null; thumbhash: string | null } {
  if (operator) return { thumbUrl: storage.url(operator.coverKey), thumbhash: operator.thumbhash }
  const sample = samples.find(({ id }) => id === styleSampleId(engine.id, style.id))
  return {
    thumbUrl: sample ? storage.url(sample.thumbKey) : null,
    thumbhash: sample?.thumbhash ?? null,
  }
}
