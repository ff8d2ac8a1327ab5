/** What can be told of a file's label; the file itself is looked at and forgotten. */
import type { labelCheck } from '@contract/endpoints/label'
import type { z } from 'zod'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { findLabel, KNOWN_PLACES, type LabelFinding, type RecordClaim } from '@media/aigc/find'
import { PRODUCER } from '../../media/finish'
import { ObjectMissing } from '../../storage/storage'
import { findMadeThing, type MadeThing } from './repository'
import { texts } from './texts'

type LabelDeps = Pick<Deps, 'db' | 'storage'>
type LabelCheck = z.output<typeof labelCheck>

function outcomeOf({ claims, format, usualPlace, whole }: LabelFinding): LabelCheck['outcome'] {
  const [claim, ...others] = claims
  if (claim) return claim.valid && usualPlace && others.length === 0 ? 'labelled' : 'faulty'
  return whole && format !== null && KNOWN_PLACES.has(format) ? 'none' : 'unknown'
}

async function isKept(deps: LabelDeps, made: MadeThing, bytes: Uint8Array): Promise<boolean> {
  if (made.sizeBytes !== null && made.sizeBytes !== bytes.length) return false
  try {
    return Buffer.compare(await deps.storage.get(made.key), bytes) === 0
  } catch (error) {
    if (error instanceof ObjectMissing) return false
    throw error
  }
}

async function oursOf(
  deps: LabelDeps,
  claims: readonly RecordClaim[],
  options: { bytes: Uint8Array; userId: string | null },
): Promise<LabelCheck['ours']> {
  const claim = claims.find(({ values }) => values.ContentProducer === PRODUCER)
  if (!claim) return null
  const made = await findMadeThing(deps.db, claim.values.ProduceID)
  if (!made) return { known: false, createdAt: null, identical: false, jobId: null }
  const { createdAt, owner } = made
  return {
    known: true,
    createdAt: createdAt?.toISOString() ?? null,
    identical: await isKept(deps, made, options.bytes),
    jobId: owner !== null && owner.userId === options.userId ? owner.jobId : null,
  }
}

/** Throws UPLOAD_REFUSED for an empty file; every other file has an answer. */
export async function checkLabel(
  deps: LabelDeps,
  bytes: Uint8Array,
  userId: string | null,
): Promise<LabelCheck> {
  if (bytes.length === 0) throw new AppError('UPLOAD_REFUSED', { message: texts.empty })
  const finding = await findLabel(bytes)
  const records = finding.claims.map(({ label, valid, values }) => ({
    label,
    valid,
    producer: values.ContentProducer,
    produceId: values.ProduceID,
    propagator: values.ContentPropagator,
    propagateId: values.PropagateID,
    reserved1: values.ReservedCode1,
    reserved2: values.ReservedCode2,
  }))
  const { format, whole, usualPlace } = finding
  const ours = await oursOf(deps, finding.claims, { bytes, userId })
  return { outcome: outcomeOf(finding), format, whole, usualPlace, records, ours }
}
