/** Checks the AI label of a file; the file itself is not stored. */
import type { labelCheck } from '@contract/endpoints/label'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { LabelPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { KNOWN_PLACES, type LabelFinding, type RecordClaim } from '@media/aigc/find'
import { PRODUCER } from '../../platform/media-intake/finish'
import type { SpooledFile } from '../../platform/media-intake/spool'
import { VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import { ObjectMissing } from '../../integrations/storage/storage'
import { findProducedFile, type ProducedFile } from './repository'
import { texts } from './texts'

type LabelDeps = Pick<LabelPorts, 'db' | 'storage' | 'decoders'>
type LabelCheck = z.output<typeof labelCheck>

function classifyLabel({ claims, format, usualPlace, whole }: LabelFinding): LabelCheck['outcome'] {
  const [claim, ...others] = claims
  if (claim) return claim.valid && usualPlace && others.length === 0 ? 'labelled' : 'faulty'
  return whole && format !== null && KNOWN_PLACES.has(format) ? 'none' : 'unknown'
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function isStored(
  deps: LabelDeps,
  produced: ProducedFile,
  file: SpooledFile,
): Promise<boolean> {
  if (produced.sizeBytes !== null && produced.sizeBytes !== file.sizeBytes) return false
  const copy = path.join(file.folder, 'kept')
  try {
    await deps.storage.getFile(produced.key, copy, { maxBytes: VIDEO_MAX_BYTES })
  } catch (error) {
    if (error instanceof ObjectMissing) return false
    throw error
  }
  return (await hashFile(copy)) === (await hashFile(file.path))
}

async function checkOrigin(
  deps: LabelDeps,
  claims: readonly RecordClaim[],
  options: { file: SpooledFile; userId: string | null },
): Promise<LabelCheck['ours']> {
  const claim = claims.find(({ values }) => values.ContentProducer === PRODUCER)
  if (!claim) return null
  const produced = await findProducedFile(deps.db, claim.values.ProduceID)
  if (!produced) return { known: false, createdAt: null, identical: false, jobId: null }
  const { createdAt, owner } = produced
  return {
    known: true,
    createdAt: createdAt?.toISOString() ?? null,
    identical: await isStored(deps, produced, options.file),
    jobId: owner !== null && owner.userId === options.userId ? owner.jobId : null,
  }
}

/** Larger ones are not read in the lane reserved for small files. */
const LIGHT_BYTES = 8 * 1024 * 1024

/**
 * Throws UPLOAD_REFUSED for an empty file; every other file has an answer.
 * @param asker.turn whose turn it is among those who wait
 */
export async function checkLabel(
  deps: LabelDeps,
  file: SpooledFile,
  { userId, turn }: { userId: string | null; turn: string },
): Promise<LabelCheck> {
  if (file.sizeBytes === 0) throw new AppError('UPLOAD_REFUSED', { message: texts.empty })
  const weight = file.sizeBytes > LIGHT_BYTES ? 'medium' : 'light'
  const finding = await deps.decoders.run({
    userId: turn,
    weight,
    operation: 'label',
    path: file.relative,
  })
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
  const ours = await checkOrigin(deps, finding.claims, { file, userId })
  return { outcome: classifyLabel(finding), format, whole, usualPlace, records, ours }
}
