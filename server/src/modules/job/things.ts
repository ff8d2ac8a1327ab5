/** Things of a picture that was painted by a plan, found out on request. */
import type { jobEndpoints } from '@contract/endpoints/job'
import { MAX_THINGS_BYTES, type ThingView } from '@contract/things'
import type { z } from 'zod'
import { EngineError } from '../../integrations/engines/engine'
import { limitWork } from '../../integrations/engines/work-limit'
import { planKey } from '../../integrations/storage/keys'
import { AppError } from '../../platform/lib/errors'
import type { JobPorts } from './ports'
import { listPictures } from './repository/pictures'
import { findMyJob } from './repository/read'
import { loadPlan } from './sources'
import { texts } from './texts'

type ThingsView = z.output<typeof jobEndpoints.things.data>

const TIMEOUT_MS = 20_000
/** Of the answer without the things: its envelope and the kernel version. */
const ENVELOPE_BYTES = 256

const NOTHING: ThingsView = { things: [], kernel: null }

/** As many as fit into one answer; the nearest come first. */
function limitSize(things: readonly ThingView[]): ThingView[] {
  let bytes = ENVELOPE_BYTES
  return things.filter((thing) => {
    bytes += Buffer.byteLength(JSON.stringify(thing)) + 1
    return bytes <= MAX_THINGS_BYTES
  })
}

/**
 * Throws NOT_FOUND, also for other people's pictures, and ENGINE_BUSY. A picture without a plan is
 * treated as a photograph: nothing is known of it.
 */
export async function listThings(
  { db, storage, engines }: Pick<JobPorts, 'db' | 'storage' | 'engines'>,
  userId: string,
  { id, picture: wanted }: { id: string; picture: string },
): Promise<ThingsView> {
  const job = await findMyJob(db, { userId, id })
  const pictures = job ? await listPictures(db, [id]) : []
  const picture = pictures.find((one) => one.id === wanted || String(one.index) === wanted)
  if (!picture) throw new AppError('NOT_FOUND')
  const { underKey, planBytes } = picture
  const engine = engines.forTool('things')
  if (underKey === null || planBytes === null || !engine?.runTool) return NOTHING
  const plan = await loadPlan(storage, planKey(underKey))
  if (!plan) return NOTHING
  const ref = `picture:${picture.id}` as const
  const limit = limitWork(TIMEOUT_MS)
  try {
    const { answer } = await engine.runTool(
      {
        tool: 'things',
        params: { image: ref },
        media: new Map([[ref, await storage.get(picture.key)]]),
        plans: new Map([[ref, plan]]),
        seed: 0,
      },
      { ...limit, onProgress: () => {} },
    )
    const things = limitSize((answer?.things ?? []) as ThingView[])
    return { things, kernel: plan.kernel }
  } catch (error) {
    if (limit.signal.aborted)
      throw new AppError('ENGINE_BUSY', { message: texts.thingsSlow, cause: error })
    if (error instanceof EngineError && error.kind === 'input') return NOTHING
    throw error
  }
}
