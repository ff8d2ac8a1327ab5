/** The tools of /mcp. */
import { genfill } from '@contract/tools/genfill'
import type { SentParams, ToolDefinition } from '@contract/tools/define'
import { isMediaRef } from '@contract/tools/media'
import { rembg } from '@contract/tools/rembg'
import { upscale } from '@contract/tools/upscale'
import type { McpServer, ServerContext } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { requireReadableJob } from '../../api-key/usage'
import { listMyJobs, readJob } from '../../job/read/service'
import { badParameter } from '../errors'
import { buildGeneration } from '../images/generations'
import { planInstruction } from '../images/instruction'
import { toMarks } from '../images/mask'
import { listApiModels } from '../offers'
import type { OpenApiPorts } from '../ports'
import { generationBody } from '../schemas'
import { prepareToolOrder } from '../tools/run'
import { answerCall, runJob } from './call'
import { buildResult, linkPicture, sayText } from './results'
import { texts } from './texts'

const { fields } = texts
const image = z.string().describe(fields.image)
const model = z.string().max(120).optional()
/** Models write numbers, the tool's own parameter is a text. */
const factor = z.union([z.literal(2), z.literal(4), z.enum(['2', '4'])])
const COSTS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
const READS = { readOnlyHint: true, openWorldHint: false }
/** Cells of the grid that a box is drawn on. */
const BOX_GRID = 100

type Box = [left: number, top: number, right: number, bottom: number]

function toBoxMask([left, top, right, bottom]: Box) {
  if (left >= right || top >= bottom) throw badParameter('box', texts.badBox)
  const cells = new Uint8Array(BOX_GRID * BOX_GRID)
  for (let i = 0; i < cells.length; i += 1) {
    const x = ((i % BOX_GRID) + 0.5) / BOX_GRID
    const y = (Math.floor(i / BOX_GRID) + 0.5) / BOX_GRID
    if (x >= left && x <= right && y >= top && y <= bottom) cells[i] = 1
  }
  const marks = toMarks({ width: BOX_GRID, height: BOX_GRID, cells })
  if (!marks || marks.length === 0) throw badParameter('box', texts.badBox)
  return { base: 'none', marks, inverted: false, feather: 0 }
}

function registerPainting(server: McpServer, deps: OpenApiPorts): void {
  server.registerTool(
    'generate_image',
    {
      ...texts.generate,
      annotations: COSTS,
      inputSchema: z.object({
        prompt: z.string().min(1).describe(fields.prompt),
        n: z.number().int().min(1).max(4).optional(),
        size: z.string().optional().describe(fields.size),
        style: z.string().optional().describe(fields.style),
        seed: z.number().int().optional().describe(fields.seed),
        negative_prompt: z.string().optional(),
        model,
      }),
    },
    (args, ctx) =>
      answerCall(ctx, 'generate', (call) => {
        const order = () => buildGeneration(deps, call.key.userId, generationBody.parse(args))
        return runJob(deps, call, { ctx, order })
      }),
  )
}

function registerEdits(server: McpServer, deps: OpenApiPorts): void {
  const runTool = (
    ctx: ServerContext,
    tool: ToolDefinition,
    { input, modelId }: { input: SentParams; modelId: string | undefined },
  ) =>
    answerCall(ctx, 'edit', (call) => {
      const order = () => prepareToolOrder(deps, call.key.userId, { tool, input, model: modelId })
      return runJob(deps, call, { ctx, order })
    })
  server.registerTool(
    'edit_image',
    {
      ...texts.edit,
      annotations: COSTS,
      inputSchema: z.object({
        image,
        prompt: z.string().min(1).describe(fields.prompt),
        box: z
          .tuple([
            z.number().min(0).max(1),
            z.number().min(0).max(1),
            z.number().min(0).max(1),
            z.number().min(0).max(1),
          ])
          .optional()
          .describe(fields.box),
        mask: z.string().optional().describe(fields.mask),
        model,
      }),
    },
    ({ image: picture, prompt, box, mask, model: modelId }, ctx) =>
      answerCall(ctx, 'edit', async (call) => {
        const area = box ? toBoxMask(box) : mask
        if (area === undefined) {
          const planned = isMediaRef(picture)
            ? await planInstruction(deps, call.key.userId, { image: picture, sentence: prompt })
            : null
          if (!planned) throw badParameter('box', texts.noArea)
          return runJob(deps, call, { ctx, order: () => Promise.resolve(planned) })
        }
        const input = { image: picture, prompt, mask: area, count: 1 }
        return runTool(ctx, genfill, { input, modelId })
      }),
  )
  server.registerTool(
    'remove_background',
    {
      ...texts.removeBackground,
      annotations: COSTS,
      inputSchema: z.object({ image, model }),
    },
    ({ image: picture, model: modelId }, ctx) =>
      runTool(ctx, rembg, { input: { image: picture }, modelId }),
  )
  server.registerTool(
    'upscale',
    {
      ...texts.upscale,
      annotations: COSTS,
      inputSchema: z.object({ image, factor: factor.default(2), model }),
    },
    ({ image: picture, factor: times, model: modelId }, ctx) =>
      runTool(ctx, upscale, { input: { image: picture, factor: String(times) }, modelId }),
  )
}

function registerReading(server: McpServer, deps: OpenApiPorts): void {
  server.registerTool(
    'list_models',
    { ...texts.listModels, annotations: READS, inputSchema: z.object({}) },
    (_args, ctx) =>
      answerCall(ctx, null, async ({ key }) => {
        const models = await listApiModels(deps, key.userId)
        return { content: [sayText(JSON.stringify(models, null, 1))] }
      }),
  )
  server.registerTool(
    'get_job',
    {
      ...texts.getJob,
      annotations: READS,
      inputSchema: z.object({ id: z.string().max(40) }),
    },
    ({ id }, ctx) =>
      answerCall(ctx, null, async (call) => {
        await requireReadableJob(deps, call.key, id)
        return buildResult(deps, call, await readJob(deps, call.key.userId, id))
      }),
  )
  server.registerTool(
    'list_my_pictures',
    {
      ...texts.listMyPictures,
      annotations: READS,
      inputSchema: z.object({ limit: z.number().int().min(1).max(50).default(10) }),
    },
    ({ limit }, ctx) =>
      answerCall(ctx, 'read', async ({ key }) => {
        const pictures = await listPictures(deps, key.userId, limit)
        if (pictures.length === 0) return { content: [sayText(texts.noPictures)] }
        return { content: pictures.map(({ id, name }) => linkPicture({ id }, name)) }
      }),
  )
}

/** The newest pictures of a user. */
export async function listPictures(deps: OpenApiPorts, userId: string, limit: number) {
  const query = { page: 1, pageSize: limit, state: 'succeeded' as const, whole: false }
  const { list } = await listMyJobs(deps, userId, query)
  const pictures = list.flatMap(({ params, toolName, pictures: made }) =>
    made
      .filter(({ kind }) => kind === 'image')
      .map(({ id }) => ({
        id,
        name: typeof params.prompt === 'string' && params.prompt ? params.prompt : toolName,
      })),
  )
  return pictures.slice(0, limit)
}

export function registerMcpTools(server: McpServer, deps: OpenApiPorts): void {
  registerPainting(server, deps)
  registerEdits(server, deps)
  registerReading(server, deps)
}
