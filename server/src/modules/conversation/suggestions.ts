/** Sentences to begin with, only about what was found in this very picture. */
import type { MediaRef } from '@contract/tools/media'
import { AppError } from '../../platform/lib/errors'
import { requireSources } from '../job/sources'
import type { ConversationPorts } from './ports'
import { findRegions } from './regions'
import { texts } from './texts'

const MOST = 3
const LONGEST = 8
/** Sure enough to be named without having been named by the user. */
const SURE = 0.5
/** Next to the largest person. */
const BYSTANDER = 0.4

interface Suggestion {
  readonly sentence: string
  readonly bounds: { x: number; y: number; width: number; height: number }
}

/** At most 3 of at most 8 characters; none where nothing was found. Throws NOT_FOUND, ENGINE_BUSY. */
export async function listSuggestions(
  deps: Pick<ConversationPorts, 'db' | 'engines' | 'storage'>,
  userId: string,
  ref: MediaRef,
): Promise<{ suggestions: Suggestion[] }> {
  const row = (await requireSources(deps.db, userId, [{ ref, kind: 'image' }])).get(ref)
  if (!row) throw new AppError('NOT_FOUND')
  const { regions } = await findRegions(deps, ref, row)
  const sure = regions.filter(({ score }) => score >= SURE)
  const people = sure.filter(({ kind }) => kind === 'person')
  const most = people.reduce((share, one) => Math.max(share, one.share), 0)
  const bystander = people.find(({ share }) => share < BYSTANDER * most)
  const [thing] = sure.filter(({ kind }) => kind === 'thing').sort((a, b) => b.share - a.share)
  const text = regions.find(({ kind }) => kind === 'text')
  const candidates = [
    bystander && { sentence: texts.removeBystanders, region: bystander },
    text && { sentence: texts.removeText, region: text },
    people[0] && { sentence: texts.blurBackground, region: people[0] },
    thing && { sentence: texts.removeThing(thing.name), region: thing },
  ]
  return {
    suggestions: candidates
      .flatMap((one) => (one ? [one] : []))
      .filter(({ sentence }) => [...sentence].length <= LONGEST)
      .slice(0, MOST)
      .map(({ sentence, region }) => ({ sentence, bounds: { ...region.bounds } })),
  }
}
