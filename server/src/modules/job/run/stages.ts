/** Keeps what an engine shows of pictures while it makes them: a few small files of the job. */
import type { Logger } from 'pino'
import sharp from 'sharp'
import type { EngineProgress, PreviewPicture } from '../../../integrations/engines/engine'
import { stageKey } from '../../../integrations/storage/keys'
import type { Storage } from '../../../integrations/storage/storage'
import { MAX_INPUT_PIXELS } from '../../../platform/media-intake/limits'
import type { JobStage } from '../rows'
import { FIRST_STAGES, MAX_STAGE_BYTES, MAX_STAGES, STAGE_SIDE } from './limits'

export interface StageSaver {
  /** Stores it in the background, when there is capacity. */
  add(progress: Omit<EngineProgress, 'picture'>, picture: PreviewPicture): void
  /** All stored stages, once no store is in progress. */
  rest(): Promise<readonly JobStage[]>
}

interface StageDeps {
  readonly storage: Storage
  readonly log: Logger
}

const ENCODED = { quality: 62, effort: 2 }

interface StageFile {
  readonly data: Uint8Array
  readonly mime: 'image/webp' | 'image/jpeg'
}

/** A picture of the size of a stage; itself when it is one. Rejects what is no picture. */
export async function encodeStage({ data, mime }: PreviewPicture): Promise<StageFile> {
  const isFile = mime === 'image/webp' || mime === 'image/jpeg'
  if (isFile && data.length <= MAX_STAGE_BYTES) return { data, mime }
  const source = sharp(data, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
  const small = source
    .resize(STAGE_SIDE, STAGE_SIDE, { fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  const encoded = await small.clone().webp(ENCODED).toBuffer()
  if (encoded.length <= MAX_STAGE_BYTES) return { data: encoded, mime: 'image/webp' }
  const quality = Math.max(10, Math.floor((ENCODED.quality * MAX_STAGE_BYTES) / encoded.length / 2))
  const lower = await small.webp({ ...ENCODED, quality }).toBuffer()
  return { data: lower, mime: 'image/webp' }
}

/**
 * Whether a picture that has `count` stages and has come this far takes one more: spread over the
 * whole of the work, save that the first few may come close together.
 */
function isBelowStageLimit(count: number, share: number): boolean {
  return count < MAX_STAGES && count - FIRST_STAGES <= share * MAX_STAGES
}

/** @param onStored called with all stored stages, after each */
export function createStageSaver(
  { storage, log }: StageDeps,
  { jobId, pictures }: { jobId: string; pictures: number },
  onStored: (stages: readonly JobStage[]) => void,
): StageSaver {
  const began = performance.now()
  const counts = new Map<number, number>()
  /** In the order they came; null until stored. */
  const slots: (JobStage | null)[] = []
  const pending = new Set<Promise<void>>()
  const stored = (): JobStage[] => slots.filter((stage) => stage !== null)

  async function storeStage(
    stage: Omit<JobStage, 'key'>,
    at: number,
    picture: PreviewPicture,
  ): Promise<void> {
    const { data, mime } = await encodeStage(picture)
    const key = stageKey(jobId, mime === 'image/webp' ? 'webp' : 'jpg')
    await storage.put(key, data, { mime })
    slots[at] = { ...stage, key }
    onStored(stored())
  }

  return {
    add({ progress, index, step = null }, picture) {
      const count = counts.get(index) ?? 0
      // of several pictures at once the progress of each is unknown
      const share = pictures === 1 ? progress : 1
      if (index >= pictures || !isBelowStageLimit(count, share)) return
      counts.set(index, count + 1)
      const atMs = Math.round(performance.now() - began)
      const stage = { pictureIndex: index, name: step, atMs }
      const keeping: Promise<void> = storeStage(stage, slots.push(null) - 1, picture)
        // A stage is a courtesy: the run goes on without it.
        .catch((error: unknown) => log.warn({ err: error, jobId }, 'a stage was not stored'))
        .finally(() => pending.delete(keeping))
      pending.add(keeping)
    },
    async rest() {
      await Promise.all(pending)
      return stored()
    },
  }
}
