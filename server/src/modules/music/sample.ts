/**
 * Short pieces of the moods of music, to be heard before a video is ordered. Each is composed once,
 * on a thread of the embedded engine, on the first request, and stored under the hash of its
 * bytes. Nothing of a request but the name of a mood reaches the composer, so there are never more
 * pieces than moods.
 */
import { createHash } from 'node:crypto'
import type { MoodId } from '@contract/tools/music'
import { limitWork } from '../../integrations/engines/work-limit'
import { moodSamplePrefix } from '../../integrations/storage/keys'
import { AppError } from '../../platform/lib/errors'
import type { MusicPorts } from './ports'
import { texts } from './texts'

/** Not listed among tools: studio/tools/music. */
const TOOL = 'moodSample'
/** Raise it when the composer, the seed or the length changes: pieces are composed again. */
const REVISION = 1
const SEED = 1
const SECONDS = 10
/** Ten seconds of music take half a second of CPU. */
const TIMEOUT_MS = 20_000
const HOUR_MS = 3_600_000
/** Ends the names of pieces that were played without the sound bank. */
const [SAMPLED, PLAIN] = ['bank', 'plain']

interface Sample {
  readonly key: string
  /** Null: for good. Another time: until then, because the sound bank was still missing. */
  readonly until: number | null
}

type SampleDeps = Pick<MusicPorts, 'engines' | 'storage' | 'now'>

async function compose({ engines }: SampleDeps, mood: MoodId) {
  const composer = engines.forTool(TOOL)
  if (!composer?.runTool) throw new AppError('SERVICE_UNAVAILABLE', { message: texts.notComposed })
  const request = { tool: TOOL, params: { music: mood, seconds: SECONDS }, media: new Map() }
  const context = { ...limitWork(TIMEOUT_MS), onProgress: () => {} }
  const { answer } = await composer.runTool({ ...request, seed: SEED }, context).catch((cause) => {
    throw new AppError('SERVICE_UNAVAILABLE', { message: texts.notComposed, cause })
  })
  const { mp3, sampled } = answer ?? {}
  if (!(mp3 instanceof Uint8Array)) throw new Error('the composer returned no sound')
  return { mp3, sampled: sampled === true }
}

async function findStored({ storage }: SampleDeps, mood: MoodId): Promise<Sample | null> {
  const objects = await storage.list(moodSamplePrefix(mood, REVISION))
  const found = objects.find(({ key }) => key.endsWith(`${SAMPLED}.mp3`))
  return found ? { key: found.key, until: null } : null
}

async function makeSample(deps: SampleDeps, mood: MoodId): Promise<Sample> {
  const stored = await findStored(deps, mood)
  if (stored) return stored
  const { mp3, sampled } = await compose(deps, mood)
  const hash = createHash('sha256').update(mp3).digest('base64url').slice(0, 22)
  const played = sampled ? SAMPLED : PLAIN
  const key = `${moodSamplePrefix(mood, REVISION)}${hash}-${played}.mp3`
  await deps.storage.put(key, mp3, { mime: 'audio/mpeg' })
  return { key, until: sampled ? null : deps.now().getTime() + HOUR_MS }
}

/** @returns the address of a mood's piece; rejects with SERVICE_UNAVAILABLE where nothing composes */
export function createMoodSamples(deps: SampleDeps): (mood: MoodId) => Promise<string> {
  const samples = new Map<MoodId, Promise<Sample>>()
  const start = (mood: MoodId): Promise<Sample> => {
    const made = makeSample(deps, mood)
    samples.set(mood, made)
    made.catch(() => samples.delete(mood))
    return made
  }
  const isOver = ({ until }: Sample): boolean => until !== null && until <= deps.now().getTime()
  return async (mood) => {
    const known = samples.get(mood)
    let sample = await (known ?? start(mood))
    // Of concurrent requests the first one composes it again.
    if (isOver(sample)) {
      const newest = samples.get(mood)
      sample = await (newest && newest !== known ? newest : start(mood))
    }
    return deps.storage.url(sample.key)
  }
}
