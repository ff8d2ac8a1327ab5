/** ComfyUI servers behind the engine port: graphs for each painting, one pool for all servers. */
import { randomUUID } from 'node:crypto'
import { findTool } from '@contract/tools/all'
import { buildOfferCapabilities, MODES } from '../diffusion/capabilities'
import { FAMILIES, type Family, type FamilyNames } from '../diffusion/families'
import { paintFromWords } from '../diffusion/painter'
import type { Skill } from '../diffusion/plans/plan'
import type { CallContext, Offer, OfferedModel, Painting } from '../diffusion/server'
import { type Helpers, runTool, type ToolServer } from '../diffusion/tools'
import { upscalerFor } from '../diffusion/upscalers'
import { type Engine, EngineError, type EngineResult } from '../engine'
import type { RemoteApi } from '../remote/client'
import { comfyApi, upload } from './client'
import { enlargeGraph, paintGraph, type Uploaded } from './graphs'
import type { Graph } from './graph'
import type { InstalledModel } from './installed'
import { type Found, findOn, leastBusy } from './pool'
import { runGraph } from './prompts'
import { countReferences, filledGraph, type Workflow } from './workflows'
import { UNITS } from '../texts'
import { texts } from './texts'

export interface ComfyUiOptions {
  readonly id: string
  readonly name: string
  /** Without a slash at the end. */
  readonly addresses: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Longest wait for one picture. */
  readonly deadlineMs: number
  /** Longest wait for one answer. */
  readonly callTimeoutMs?: number
  readonly workflows: readonly Workflow[]
  readonly helpers: Helpers | null
  readonly families?: FamilyNames | undefined
}

type OnSpent = (seconds: number) => void
type Metered = CallContext & { readonly onSpent: OnSpent }

/** With what the GPUs worked for it, as far as their servers wrote it down. */
async function withGpuCost(
  work: (onSpent: OnSpent) => Promise<EngineResult>,
): Promise<EngineResult> {
  let seconds = 0
  const result = await work((more) => {
    seconds += more
  })
  if (seconds === 0) return result
  return { ...result, cost: { amount: Math.round(seconds * 100) / 100, unit: UNITS.gpuSecond } }
}

/** Longest wait for one answer: pictures are waited for by asking again and again. */
const CALL_TIMEOUT_MS = 30_000
/** The model id of the operator's own graph of a tool; each graph is a model of its own. */
const workflowModelId = (engine: string, tool: string): string =>
  tool === 'text2img' ? `${engine}:workflow` : `${engine}:workflow-${tool}`

function workflowModel(engine: string, workflow: Workflow): OfferedModel {
  const { tool } = workflow
  const pictures = countReferences(workflow)
  const references = tool === 'text2img' ? pictures : 0
  const named = findTool(tool)?.name ?? tool
  return {
    id: workflowModelId(engine, tool),
    title: tool === 'text2img' ? texts.workflow : texts.workflowOf(named),
    family: FAMILIES.sdxl,
    // The other forms of prompts have no reference pictures.
    tools: tool === 'text2img' && references === 0 ? MODES : [tool],
    ...(references > 0 && { references }),
    ...(tool === 'edit' && { editReferences: pictures }),
    note: texts.workflowNote,
  }
}

/**
 * Union of the offers of all servers; a model is available when one of them has it. A workflow
 * serves its own tool alone: the built-in graphs of the other tools need a model with files.
 */
function buildOffer(engine: string, found: readonly Found[]): Offer {
  const models = new Map<string, OfferedModel>()
  for (const { installed } of found)
    for (const { id, title, family, isGuess } of installed.models)
      models.set(id, { id, title, family, isGuess })
  const workflows = new Map<string, OfferedModel>()
  for (const server of found)
    for (const workflow of server.workflows)
      workflows.set(workflow.tool, workflowModel(engine, workflow))
  // The one that paints from words decides which sizes are offered first.
  const own = [...workflows.values()].sort((a, b) => a.id.length - b.id.length)
  const skills: Skill[] = ['picture', 'mask']
  if (found.some(({ installed }) => installed.upscalers.length > 0)) skills.push('enlarge')
  return { models: [...own, ...models.values()], skills: new Set(skills) }
}

const modelOn = ({ installed }: Found, id: string): InstalledModel | null =>
  installed.models.find((model) => model.id === id) ?? null

export function createComfyUiEngine(options: ComfyUiOptions): Engine {
  const { id, name, workflows, helpers, families } = options
  const apis = options.addresses.map((baseUrl) =>
    comfyApi({
      baseUrl,
      headers: options.headers,
      timeoutMs: options.callTimeoutMs ?? CALL_TIMEOUT_MS,
    }),
  )
  let found: readonly Found[] = []
  let offer = buildOffer(id, found)

  const workflowFor = (server: Found, tool: string): Workflow | null =>
    server.workflows.find((workflow) => workflow.tool === tool) ?? null

  /** A job continues where it began; else on the least busy server that has its files. */
  async function serverFor(
    can: (server: Found) => boolean,
    { remote, signal }: CallContext,
  ): Promise<Found> {
    const able = found.filter(can)
    const started = able.find(({ api }) => api.baseUrl === remote.saved?.server)
    if (started) return started
    if (able.length === 0)
      throw new EngineError('unavailable', 'no ComfyUI server has what this takes', {
        trouble: 'missing',
      })
    return leastBusy(able, signal)
  }

  function run(api: RemoteApi, graphOf: () => Promise<Graph>, context: Metered) {
    const { onSpent } = context
    return runGraph({ api, onSpent, deadlineMs: options.deadlineMs }, graphOf, context)
  }

  async function uploaded(
    api: RemoteApi,
    from: NonNullable<Painting['from']>,
    signal: AbortSignal,
  ): Promise<Uploaded> {
    const named = randomUUID()
    const send = (kind: string, png: Buffer) =>
      upload(api, { name: `${named}-${kind}.png`, png }, signal)
    return {
      picture: await send('picture', from.picture),
      mask: from.mask && (await send('mask', from.mask)),
    }
  }

  async function paint(painting: Painting, context: Metered, tool: string): Promise<Buffer> {
    const own = (server: Found): Workflow | null =>
      painting.model === workflowModelId(id, tool) ? workflowFor(server, tool) : null
    const server = await serverFor(
      (one) => own(one) !== null || modelOn(one, painting.model) !== null,
      context,
    )
    const { api } = server
    return run(
      api,
      async () => {
        const { from } = painting
        const files = from && (await uploaded(api, from, context.signal))
        const workflow = own(server)
        const { references = [] } = painting
        const sent = await Promise.all(
          references.map((png) =>
            upload(api, { name: `${randomUUID()}-reference.png`, png }, context.signal),
          ),
        )
        if (workflow) return filledGraph(workflow, painting, files, sent)
        const model = modelOn(server, painting.model)
        if (!model)
          throw new EngineError('unavailable', 'the model is gone from ComfyUI', {
            trouble: 'missing',
          })
        return paintGraph(model, painting, files)
      },
      context,
    )
  }

  async function enlarge(
    picture: Buffer,
    how: { model: string; factor: 2 | 4; isDrawing: boolean; width: number; height: number },
    context: Metered,
  ): Promise<Buffer> {
    const upscaler = ({ installed }: Found) => upscalerFor(installed.upscalers, how.isDrawing)
    const own = (server: Found): Workflow | null =>
      how.model === workflowModelId(id, 'upscale') ? workflowFor(server, 'upscale') : null
    const server = await serverFor((one) => own(one) !== null || upscaler(one) !== null, context)
    const { api } = server
    return run(
      api,
      async () => {
        const from = { picture, mask: null, denoise: 1 }
        const files = await uploaded(api, from, context.signal)
        const size = { width: how.width * how.factor, height: how.height * how.factor }
        const workflow = own(server)
        const words = { model: '', prompt: '', negative: '', seed: 0, from }
        if (workflow) return filledGraph(workflow, { ...words, ...size }, files)
        return enlargeGraph(upscaler(server) ?? '', files.picture, size)
      },
      context,
    )
  }

  const familyOf = (model: string): Family =>
    offer.models.find((one) => one.id === model)?.family ?? FAMILIES.sdxl

  /** The first model that serves the tool; '' where none does. */
  const modelFor = (tool: string): string =>
    offer.models.find(({ tools }) => !tools || tools.includes(tool))?.id ?? ''

  const buildToolServer = (tool: string, model: string, onSpent: OnSpent): ToolServer => ({
    label: 'ComfyUI',
    familyOf,
    paint: (painting, context) => paint(painting, { ...context, onSpent }, tool),
    enlarge: (picture, how, context) =>
      enlarge(picture, { ...how, model }, { ...context, onSpent }),
  })

  return {
    id,
    name,
    get capabilities() {
      return buildOfferCapabilities(helpers ? offer : { ...offer, skills: new Set() }, {
        progress: true,
        preview: true,
        cancel: true,
      })
    },
    run: (request, context) =>
      withGpuCost((onSpent) =>
        paintFromWords(buildToolServer('text2img', request.model, onSpent), request, context),
      ),
    ...(helpers && {
      runTool: (request, context) => {
        const { tool } = request
        const model = request.model ?? modelFor(tool)
        return withGpuCost((onSpent) =>
          runTool({
            server: buildToolServer(tool, model, onSpent),
            request,
            model,
            context,
            helpers,
          }),
        )
      },
    }),
    async check({ signal }) {
      const answers = await Promise.allSettled(
        apis.map((api) => findOn(api, { engine: id, families, workflows, signal })),
      )
      signal.throwIfAborted()
      found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      const failed = answers.find((answer) => answer.status === 'rejected')
      if (found.length === 0 && failed) throw failed.reason
      offer = buildOffer(id, found)
      if (offer.models.length === 0)
        throw new EngineError(
          'unavailable',
          'ComfyUI has no model and no workflow that is offered',
          { trouble: 'missing' },
        )
      return `${found.length} of ${apis.length} servers, ${offer.models.length} models`
    },
    notices: () => [
      ...new Set(found.flatMap(({ installed, lacking }) => [...lacking, ...installed.notices])),
    ],
    async close() {},
  }
}
