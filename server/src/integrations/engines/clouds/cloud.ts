/** A cloud's models behind the engine port: pictures, edits by words, videos; a vendor adds its calls. */
import { writeReferencePrompt } from '@contract/tools/references'
import { lackingOptions, mappedTools } from '../edits/tools/registry'
import { runEdit, type SheetEdit } from '../edits/run'
import {
  type Engine,
  type EngineCapabilities,
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineResult,
  type ModelInfo,
  type Text2ImgRequest,
  type ToolRequest,
} from '../engine'
import { type VideoAnswer, videoCapabilities, runVideo } from '../videos/run'
import type { VideoPlan } from '../videos/plan'
import { type Helpers, runTool as runPlan } from '../diffusion/tools'
import { FAMILIES } from '../diffusion/families'
import { forgetful, splitMemory } from '../remote/memory'
import {
  type AnsweredPicture,
  checkPicture,
  cropToSize,
  downloadFresh,
  collectNotes,
} from '../remote/pictures'
import { drawReferences, editReferencesFor, modesFor, referencesFor } from '../edits/references'
import { saveCost, sumCosts } from '../remote/spent'
import { settleAll, type TaskKind } from '../remote/tasks'
import type { ModelSettings } from '../vendor'
import { mendServer, mendTools } from './mend'
import { paidOnce } from './paid-once'
import type {
  CloudFacts,
  CloudPicture,
  MendRequest,
  PaintContext,
  Painted,
  PictureRequest,
  Waiting,
} from './model'

export interface CloudOptions {
  readonly id: string
  readonly name: string | null
  /** With its version path, without a slash at the end. */
  readonly baseUrl: string
  readonly apiKey: string | null
  /** Timeout for a picture or a video. */
  readonly timeoutMs: number
  /** At least one. */
  readonly models: readonly ModelSettings[]
  /** Services of the embedded engine; without them no picture is edited. */
  readonly helpers: Helpers | null
  /** Between two looks; left out: as the vendor asks for. */
  readonly firstWaitMs?: number
}

interface Cloud<P extends CloudPicture> {
  /** For messages of the log. */
  readonly label: string
  /** Its name for people. */
  readonly name: string
  readonly firstWaitMs: number
  factsOf(model: string): CloudFacts<P>
  /** One picture. */
  paint(pictureRequest: PictureRequest, facts: P, context: PaintContext): Promise<Painted>
  videoTask(model: string, plan: VideoPlan, waiting: Waiting): TaskKind<VideoAnswer>
  /** Of vendors with networks that mend: a file, or a sentence. */
  mend?(mendRequest: MendRequest, context: PaintContext): Promise<Painted | string>
  /** Free; throws EngineError. */
  check(signal: AbortSignal): Promise<void>
}

/** Longest wait for a file. */
const FILE_MS = 290_000
/** Uploading a video, labelling a result. */
const FINISH_MS = 180_000
const SEEDS = 2 ** 31

function pictureCapabilities(
  facts: CloudPicture,
  edits: boolean,
): Omit<EngineCapabilities, 'models'> {
  const able = edits ? facts : { ...facts, editPictures: 0 }
  return {
    tools: [...modesFor(able), ...mappedTools(able)].filter(
      (tool) => facts.only?.includes(tool) ?? true,
    ),
    lacksOptions: lackingOptions(able),
    styles: [],
    ...referencesFor(facts.generates ? facts : able),
    ...editReferencesFor(able),
    sizes: facts.sizes,
    maxCount: 4,
    maxPromptLength: 800,
    seed: facts.seed,
    negativePrompt: facts.generates && facts.negativePrompt,
    styleStrength: false,
    // Only what still waits there can be cancelled; what paints goes on.
    reports: { progress: false, preview: false, cancel: facts.queued },
  }
}

export function createCloudEngine<P extends CloudPicture>(
  options: CloudOptions,
  cloud: Cloud<P>,
): Engine {
  const { baseUrl, timeoutMs, helpers, models, firstWaitMs = cloud.firstWaitMs } = options
  const { label } = cloud
  const { host } = new URL(baseUrl)
  const wait = { firstWaitMs, longestWaitMs: firstWaitMs * 4, deadlineMs: timeoutMs }
  const fileMs = Math.min(FILE_MS, timeoutMs)
  const longestMs = timeoutMs + fileMs + FINISH_MS

  function buildCapabilities({
    video: videoTask,
    picture,
    mend,
  }: CloudFacts<P>): Omit<EngineCapabilities, 'models'> {
    if (videoTask) return videoCapabilities(videoTask)
    if (picture) return pictureCapabilities(picture, helpers !== null)
    return mendTools(helpers && mend ? mend : null)
  }

  function waitingIn({ signal, onProgress }: EngineContext, index = 0): Waiting {
    return { signal, ahead: (ahead) => onProgress({ progress: 0, index, queue: { ahead } }) }
  }

  const infos = models.map(({ id, model, name, note, sizes }): ModelInfo => {
    const facts = cloud.factsOf(model)
    const can = { ...buildCapabilities(facts), longestMs, ...(sizes && { sizes }) }
    return { id, name: name ?? facts.name, note: note ?? facts.note, can }
  })
  const capabilities = {
    ...buildCapabilities(cloud.factsOf(models[0]?.model ?? '')),
    models: infos,
  }

  function requireModel(id: string | undefined) {
    const settings = models.find((one) => one.id === (id ?? models[0]?.id))
    if (!settings) throw new EngineError('unsupported', `no model ${id}`)
    return { ...cloud.factsOf(settings.model), ...settings }
  }

  /** Pictures of one order, each a question of its own: so each has its own seed and its own id. */
  async function picturesFor<T>(
    facts: P,
    order: {
      count: number
      requestFor(index: number): PictureRequest
      take(picture: AnsweredPicture, painted: Painted, index: number): Promise<T>
    },
    context: EngineContext,
  ) {
    const { signal } = context
    const memoryOf = splitMemory(context.remote ?? forgetful())
    const costs: NonNullable<EngineResult['cost']>[] = []
    const pictures = await settleAll(order.count, async (index) => {
      const memory = memoryOf(String(index))
      const waiting = waitingIn(context, index)
      const paint = () => cloud.paint(order.requestFor(index), facts, { ...waiting, memory, wait })
      const painted = facts.queued
        ? await paint()
        : await paidOnce({ label, server: baseUrl, memory }, paint)
      const { cost, file } = painted
      // Whatever becomes of the file: it is paid for.
      if (facts.queued) await saveCost(memory, cost)
      if (cost) costs.push(cost)
      // Looked up again: the file address of a task can be queried any number of times.
      const again = async () => {
        const { file: fresh } = await paint()
        return typeof fresh === 'string' ? fresh : null
      }
      const at = { trustedHost: host, timeoutMs: fileMs, signal, ...(facts.queued && { again }) }
      const data = typeof file === 'string' ? await downloadFresh(file, at) : file
      return order.take(await checkPicture(label, data), painted, index)
    })
    return { pictures, cost: sumCosts(costs) }
  }

  async function run(request: Text2ImgRequest, context: EngineContext): Promise<EngineResult> {
    const { prompt, negativePrompt, style, strength, width, height, count } = request
    const { model, picture } = requireModel(request.model)
    const { references = [] } = request
    if (!picture || style !== null || strength !== null)
      throw new EngineError('unsupported', `${model} paints nothing like that`)
    if (negativePrompt !== '' && !(picture.generates && picture.negativePrompt))
      throw new EngineError('unsupported', `${model} knows no negative prompts`)
    if (references.length === 0 && !picture.generates)
      throw new EngineError('unsupported', `${model} paints nothing without a picture`)
    if (references.length > picture.editPictures)
      throw new EngineError('unsupported', `${model} takes no such references`)
    const referencePictures = await drawReferences(references)
    const computeSeed = (index: number) => (request.seed + index) % SEEDS
    const cropped: { note: string | null }[] = []
    const { pictures, cost } = await picturesFor(
      picture,
      {
        count,
        requestFor: (index) => ({
          model,
          prompt: references.length > 0 ? writeReferencePrompt(prompt, references) : prompt,
          negative: negativePrompt,
          width,
          height,
          seed: computeSeed(index),
          pictures: referencePictures,
          mask: null,
        }),
        async take(one, painted, index): Promise<EnginePicture> {
          const { data, note, ...size } = await cropToSize(label, one, request)
          cropped.push({ note })
          const file = { kind: 'encoded', data } as const
          const seed = picture.seed ? (painted.seed ?? computeSeed(index)) : null
          const enginePicture = { picture: file, ...size, seed, style: null }
          context.onPicture?.(enginePicture, index)
          return enginePicture
        },
      },
      context,
    )
    return { pictures, reading: null, ...collectNotes(cropped), cost }
  }

  async function runTool(request: ToolRequest, context: EngineContext): Promise<EngineResult> {
    const { model, video, picture, mend, sizes } = requireModel(request.model)
    if (video)
      return runVideo(
        {
          label,
          host,
          facts: video,
          wait,
          timeoutMs: fileMs,
          task: (plan) => cloud.videoTask(model, plan, waitingIn(context)),
        },
        request,
        context,
      )
    if (!helpers) throw new EngineError('unsupported', 'nothing draws marks here')
    if (!picture) {
      const mendPicture = cloud.mend?.bind(cloud)
      if (!mendPicture || !mend) throw new EngineError('unsupported', `${label} mends nothing`)
      const file = { trustedHost: host, timeoutMs: fileMs }
      const { server, costs } = mendServer({
        label,
        model,
        skill: mend,
        mend: mendPicture,
        wait,
        file,
      })
      const result = await runPlan({
        request,
        model,
        context,
        helpers,
        server: { ...server, familyOf: () => FAMILIES.sdxl },
      })
      const cost = sumCosts(costs)
      return { ...result, cost }
    }
    const edit = async ({ image, more, mask, count, prompt, width, height }: SheetEdit) => {
      if (more.length >= picture.editPictures)
        throw new EngineError('unsupported', `${model} takes no such references`)
      const requestFor = (index: number): PictureRequest => ({
        model,
        prompt,
        negative: '',
        width,
        height,
        mask,
        pictures: [image, ...more],
        seed: (request.seed + index) % SEEDS,
      })
      return picturesFor(picture, { count, requestFor, take: async (one) => one }, context)
    }
    return runEdit({ ...helpers, sizes: sizes ?? picture.sizes, edit }, request, context)
  }

  return {
    id: options.id,
    name: options.name ?? cloud.name,
    capabilities,
    run,
    runTool,
    async check({ signal }) {
      await cloud.check(signal)
      return `${label}: the key is good`
    },
    async close() {},
  }
}
