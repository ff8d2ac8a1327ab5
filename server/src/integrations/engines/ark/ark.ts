/** Volcengine Ark (火山方舟) behind the engine port: Seedream's pictures, Seedance's videos. */
import { type CloudOptions, createCloudEngine } from '../clouds/cloud'
import { dataUrl, NOW_MS, type PictureRequest } from '../clouds/model'
import { cloudApi, toRecord, byId, endedOtherwise, idPath, restTask } from '../clouds/rest-task'
import type { Engine } from '../engine'
import type { VideoPlan } from '../videos/plan'
import type { VideoAnswer } from '../videos/run'
import { fetchJson, type RemoteApi } from '../remote/client'
import { buildProblemError } from '../remote/errors'
import { problemIn } from '../remote/troubles'
import type { TaskKind, TaskRef } from '../remote/tasks'
import { factsOf, isPro, takesSeed } from './models'
import { ENGINE_NAMES, UNITS } from '../texts'

const LABEL = 'Ark'
const TASKS = '/contents/generations/tasks'

function pictureBody({ model, prompt, width, height, pictures }: PictureRequest): object {
  const images = pictures.map(dataUrl)
  return {
    model,
    prompt,
    size: `${width}x${height}`,
    response_format: 'url',
    watermark: false,
    // A set is one story in several pictures; those of a job are tries of one.
    ...(!isPro(model) && { sequential_image_generation: 'disabled' }),
    ...(images.length > 0 && { image: images.length === 1 ? images[0] : images }),
  }
}

function buildVideoBody(
  model: string,
  { prompt, first, last, seconds, size, seed }: VideoPlan,
): object {
  const frame = (role: string, png: Buffer) => ({
    type: 'image_url',
    image_url: { url: dataUrl(png) },
    role,
  })
  return {
    model,
    content: [
      { type: 'text', text: prompt },
      ...(first ? [frame('first_frame', first)] : []),
      ...(last ? [frame('last_frame', last)] : []),
    ],
    resolution: '720p',
    ratio: first ? 'adaptive' : size.ratio,
    duration: seconds,
    watermark: false,
    ...(takesSeed(model) && { seed }),
  }
}

function createVideoTask(api: RemoteApi, body: object, signal: AbortSignal): TaskKind<VideoAnswer> {
  const at = (task: TaskRef) => `${TASKS}/${idPath(task)}`
  return restTask(
    {
      api,
      stateAt: at,
      question: async () => ({ path: TASKS, body }),
      taken: ({ id }) => byId(api, id),
      read({ status, content, usage, error }) {
        if (status === 'queued' || status === 'running') return null
        if (status === 'failed') throw endedOtherwise(api, 'failed', error)
        // Cancelled, expired, or nothing we know.
        if (status !== 'succeeded') throw endedOtherwise(api, 'ended without a video')
        const { completion_tokens: tokens } = toRecord(usage)
        const cost = typeof tokens === 'number' ? { amount: tokens, unit: 'token' } : null
        return { url: String(toRecord(content).video_url ?? ''), cost }
      },
      // A running task cannot be cancelled: 409.
      cancel: (task) => ({ path: at(task), method: 'DELETE' }),
    },
    signal,
  )
}

export function createArkEngine(options: CloudOptions): Engine {
  const { timeoutMs } = options
  const api = cloudApi(LABEL, options)
  return createCloudEngine(options, {
    label: LABEL,
    name: ENGINE_NAMES.ark,
    firstWaitMs: 4_000,
    factsOf,
    async paint(request, _facts, { signal }) {
      const value = await fetchJson(api, {
        path: '/images/generations',
        body: pictureBody(request),
        signal,
        timeoutMs: Math.min(NOW_MS, timeoutMs),
      })
      const { data, usage, error } = toRecord(value)
      const item = toRecord(Array.isArray(data) ? data[0] : null)
      const { url: file } = item
      if (typeof file !== 'string' || !URL.canParse(file))
        throw buildProblemError(LABEL, 'made no picture', problemIn(item.error ?? error))
      const { generated_images: paid } = toRecord(usage)
      return { file, cost: { amount: typeof paid === 'number' ? paid : 1, unit: UNITS.picture } }
    },
    videoTask: (model, plan, { signal }) =>
      createVideoTask(api, buildVideoBody(model, plan), signal),
    async check(signal) {
      // Free: a page of one's own tasks.
      await fetchJson(api, { path: `${TASKS}?page_num=1&page_size=1`, free: true, signal })
    },
  })
}
