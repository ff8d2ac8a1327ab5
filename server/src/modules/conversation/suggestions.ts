/** Sentences to begin with, only about what was found in this very picture. */
import type { editEndpoints } from '@contract/endpoints/edit'
import type { MediaRef } from '@contract/tools/media'
import type { z } from 'zod'
import { AppError } from '../../platform/lib/errors'
import { requireSources, type SourceRow } from '../job/sources'
import { listThings } from '../job/things'
import type { ConversationPorts } from './ports'
import { listEditUses } from './references'
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

type Ports = Pick<ConversationPorts, 'db' | 'engines' | 'storage'>
type Suggestions = z.output<typeof editEndpoints.suggestions.data>

/** Of a picture with a plan: what one of its things is called that no other one is. */
async function suggestOnPlan(
  deps: Ports,
  userId: string,
  { id, jobId = '' }: SourceRow,
): Promise<Suggestion[]> {
  const { things } = await listThings(deps, userId, { id: jobId, picture: id })
  const isUnique = (name: string): boolean => things.filter((one) => one.name === name).length === 1
  return things
    .filter(({ name }) => isUnique(name))
    .map(({ name, bounds }) => ({ sentence: texts.removeThing(name), bounds }))
}

async function suggestOnPhoto(deps: Ports, ref: MediaRef, row: SourceRow): Promise<Suggestion[]> {
  const { regions } = await findRegions(deps, ref, row)
  const sure = regions.filter(({ score }) => score >= SURE)
  const people = sure.filter(({ kind }) => kind === 'person')
  const most = people.reduce((share, one) => Math.max(share, one.share), 0)
  const bystander = people.find(({ share }) => share < BYSTANDER * most)
  const [thing] = sure.filter(({ kind }) => kind === 'thing').sort((a, b) => b.share - a.share)
  // Of a picture made here it may be the visible mark of AI.
  const text = row.jobId ? undefined : regions.find(({ kind }) => kind === 'text')
  const candidates = [
    bystander && { sentence: texts.removeBystanders, region: bystander },
    text && { sentence: texts.removeText, region: text },
    people[0] && { sentence: texts.blurBackground, region: people[0] },
    thing && { sentence: texts.removeThing(thing.name), region: thing },
  ]
  return candidates.flatMap((one) =>
    one ? [{ sentence: one.sentence, bounds: { ...one.region.bounds } }] : [],
  )
}

/** At most 3 of at most 8 characters; none where nothing was found. Throws NOT_FOUND, ENGINE_BUSY. */
export async function listSuggestions(
  deps: Ports & Pick<ConversationPorts, 'ownEngines'>,
  userId: string,
  ref: MediaRef,
): Promise<Suggestions> {
  const row = (await requireSources(deps.db, userId, [{ ref, kind: 'image' }])).get(ref)
  if (!row) throw new AppError('NOT_FOUND')
  const found = row.planKey
    ? await suggestOnPlan(deps, userId, row)
    : await suggestOnPhoto(deps, ref, row)
  const uses = listEditUses(await deps.ownEngines.loadUserEngines(userId))
  return {
    references: { ...uses, roles: [...uses.roles] },
    suggestions: found.filter(({ sentence }) => [...sentence].length <= LONGEST).slice(0, MOST),
  }
}
