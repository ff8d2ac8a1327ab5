/**
 * Every ✓ of the tables of docs/ENGINES.md, ordered once: a small order of each tool through the
 * real adapter, and the wire format of seeds, negative prompts, marks, progress and cancels.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { ToolParams } from '@contract/tools/define'
import { setTimeout as sleep } from 'node:timers/promises'
import { findTool } from '@contract/tools/all'
import { isMode } from '@contract/tools/modes'
import { probeVideo } from '@media/video/probe/probe'
import { repetitions } from '@studio/testing/effort'
import sharp from 'sharp'
import {
  capabilitiesOf,
  EngineError,
  type EngineResult,
  type EngineContext,
  type ReferenceFile,
} from './engine'
import { gradient, createRecorder, REF, toolRequest, words } from './testing/requests'
import { COLUMNS, type Column, type OpenColumn } from './columns'
import { makeTestVideo } from './testing/test-video'
import { waitUntil } from '../../testing/wait'

const OTHER = 'upload:b'
const SEED = 414_243_441
const UNWANTED = 'nothing-blue'
/** A second of a video costs more than a second of a picture: polls of sdapi are a second apart. */
const STEP_MS = 300

let generated: Buffer
let picture: Buffer
let source: Buffer
before(async () => {
  generated = await makeTestVideo({ seconds: 5, fps: 2 })
  picture = await gradient(128, 72)
  source = await makeTestVideo({ width: 426, height: 240, seconds: 2, fps: 2 })
})

const PARAMS: Readonly<Record<string, ToolParams>> = {
  genfill: { prompt: '一只猫', count: 1 },
  inpaint: { prompt: '一只猫' },
  sketch: { prompt: '一只猫' },
  variation: { count: 1 },
  cleaner: { count: 1 },
  outpaint: { margins: { left: 0.25, top: 0, right: 0.25, bottom: 0 } },
  styleTransfer: { style: OTHER },
  imgMix: { second: OTHER, mode: 'print' },
  short: { shots: [{ image: null, text: '雪山', seconds: 2 }], ratio: '16:9' },
  img2vid: { seconds: 2, loop: false },
  vid2vid: { image: undefined, video: REF },
  oldphoto: { repair: 0.6 },
}

interface Asking {
  readonly seed?: number
  readonly negative?: string
  readonly context?: EngineContext
}

async function ordered(
  { engine, model }: OpenColumn,
  tool: string,
  { seed = 7, negative = '', context = createRecorder().context }: Asking = {},
): Promise<EngineResult> {
  if (isMode(tool)) {
    const { sizes, references: ability } = capabilitiesOf(engine, model)
    const [size] = sizes
    assert.ok(size)
    const count = tool === 'grid' ? 4 : 1
    const request = words({ ...size, model, count, seed, negativePrompt: negative })
    const reference: ReferenceFile = {
      number: 1,
      image: REF,
      role: 'person',
      strength: 70,
      file: picture,
    }
    return engine.run(ability?.needed ? { ...request, references: [reference] } : request, context)
  }
  const request = toolRequest(tool, tool === 'vid2vid' ? source : picture, PARAMS[tool])
  const media = new Map([...request.media, [OTHER, await gradient(64, 64)]])
  const recipes = await recipesFor(engine, model, tool)
  const toolResult = await engine.runTool?.({ ...request, model, media, recipes, seed }, context)
  assert.ok(toolResult, 'it has tools')
  return toolResult
}

/** U and V go on with a picture of its own. */
async function recipesFor(engine: OpenColumn['engine'], model: string, tool: string) {
  if (!tool.startsWith('grid')) return undefined
  const [size] = capabilitiesOf(engine, model).sizes
  assert.ok(size)
  const { pictures } = await engine.run(
    words({ ...size, model, count: 4 }),
    createRecorder().context,
  )
  const recipe = pictures[0]?.recipe
  return new Map(recipe ? [[REF, recipe]] : [])
}

const bytes = async (result: EngineResult): Promise<void> => {
  for (const { picture: file, width, height } of result.pictures) {
    assert.ok(width > 0 && height > 0)
    if (file.kind === 'raw') assert.equal(file.data.length, width * height * file.channels)
    else assert.equal((await sharp(file.data).metadata()).width, width)
  }
}

/** Requirements for each tool's answer, besides its size. */
async function requireRight(tool: string, result: EngineResult): Promise<void> {
  await bytes(result)
  const [first] = result.pictures
  const output = isMode(tool) ? 'image' : findTool(tool)?.output
  if (output === 'video') {
    const [video] = result.videos ?? []
    const { durationMs } = probeVideo(video?.data ?? new Uint8Array())
    return assert.ok(Math.abs(durationMs - 2000) < 150, String(durationMs))
  }
  if (output === 'text') {
    assert.match(String(result.answer?.prompt), /\w/)
    return
  }
  assert.equal(result.pictures.length, tool === 'grid' || tool === 'gridVariation' ? 4 : 1)
  const sameSize = ['cleaner', 'rembg', 'replaceBg', 'samInpaint', 'inpaint', 'genfill', 'oldphoto']
  if (sameSize.includes(tool)) assert.deepEqual([first?.width, first?.height], [128, 72])
  if (tool === 'rembg') assert.equal(first?.transparent, true)
  if (tool === 'upscale') assert.equal((first?.width ?? 0) % 128, 0)
  if (tool === 'outpaint') assert.ok((first?.width ?? 0) > 128)
}

const sentTo = ({ server }: OpenColumn): string =>
  server.calls.map(({ body }) => body.toString('latin1')).join('\n')

/** Submitting, and the poll that shows whose work runs. */
const POLLS_BEFORE_CANCEL = 1

const isCancel = ({ method, url }: { method: string; url: URL }): boolean =>
  method === 'DELETE' || /\/(cancel|interrupt)$/.test(url.pathname)

async function opened<T>(column: Column, work: (open: OpenColumn) => Promise<T>): Promise<T> {
  const open = await column.open(generated)
  try {
    return await work(open)
  } finally {
    await open.engine.close()
    await open.server.close()
  }
}

const firstTool = ({ engine, model }: OpenColumn): string =>
  capabilitiesOf(engine, model).tools[0] ?? ''

const toolsOf = await Promise.all(
  COLUMNS.map((column) =>
    opened(column, async ({ engine, model }) => capabilitiesOf(engine, model).tools),
  ),
)

/**
 * For each engine so many in an ordinary run, those run least so far and those only it serves; all
 * with `--all`.
 */
const MOST = repetitions('tools run on each engine', { usual: 1, all: 40 })
const times = new Map<string, number>()
const timesOf = (tool: string): number => times.get(tool) ?? 0
function chooseTools(tools: readonly string[]): string[] {
  const isOnlyHere = (tool: string) => toolsOf.filter((all) => all.includes(tool)).length === 1
  const byTimes = [...tools].sort((one, other) => timesOf(one) - timesOf(other))
  const chosen = byTimes.filter((tool, at) => at < MOST || isOnlyHere(tool))
  for (const tool of chosen) times.set(tool, timesOf(tool) + 1)
  return chosen
}

test('an ordinary run asks for every tool that any of these engines serves', () => {
  for (const tool of new Set(toolsOf.flat())) assert.ok(timesOf(tool) > 0, tool)
})

describe('each tool of each engine', { concurrency: 4 }, () => {
  for (const [at, column] of COLUMNS.entries()) {
    const chosen = chooseTools(toolsOf[at] ?? [])
    void test(`${column.title}: ${chosen.join(', ')}`, () =>
      opened(column, async (open) => {
        for (const tool of chosen) {
          const result = await ordered(open, tool).catch((error: unknown) => {
            throw new Error(`${column.title} › ${tool}`, { cause: error })
          })
          await requireRight(tool, result)
        }
      }))
  }
})

describe('what each engine says of its runs', { concurrency: 8 }, () => {
  for (const column of COLUMNS) {
    void test(`${column.title}: seeds, negative prompts and marks are on the wire, or nothing is`, () =>
      opened(column, async (open) => {
        const { seed, negativePrompt, tools } = capabilitiesOf(open.engine, open.model)
        await ordered(open, firstTool(open), { seed: SEED })
        assert.equal(sentTo(open).includes(String(SEED)), seed, 'seed')
        const paints = tools.includes('text2img')
        if (!paints) assert.equal(negativePrompt, false)
        else if (negativePrompt) await ordered(open, 'text2img', { negative: UNWANTED })
        else
          await assert.rejects(
            ordered(open, 'text2img', { negative: UNWANTED }),
            (error) => error instanceof EngineError && error.kind === 'unsupported',
          )
        assert.equal(sentTo(open).includes(UNWANTED), negativePrompt, 'negative')
        open.server.calls.length = 0
        if (!tools.includes('inpaint')) return
        await ordered(open, 'inpaint')
        assert.match(sentTo(open), /mask/i)
      }))

    void test(`${column.title}: progress, unfinished pictures and cancels are as it says`, () =>
      opened(column, async (open) => {
        const { progress, preview, cancel } = capabilitiesOf(open.engine, open.model).reports ?? {}
        const isOpenAi = column.title.startsWith('openai')
        if (!isOpenAi) open.slow(STEP_MS)
        const recorder = createRecorder()
        if (progress || isOpenAi)
          await ordered(open, firstTool(open), { context: recorder.context })
        const shares = recorder.progress.filter(({ progress: share }) => share > 0 && share < 1)
        assert.equal(shares.length > 0, progress, 'progress')
        assert.equal(
          recorder.progress.some((one) => one.picture !== undefined),
          preview,
          'preview',
        )
        open.server.calls.length = 0
        open.slow(4_000)
        const controller = new AbortController()
        const cancelled = createRecorder({ signal: controller.signal })
        // Another seed: what was painted before is not painted again.
        const running = ordered(open, firstTool(open), { context: cancelled.context, seed: SEED })
        // By then polling has shown whose work runs, also where that takes a second.
        await sleep(1_400)
        if (cancel) await waitUntil(() => open.server.calls.length > POLLS_BEFORE_CANCEL)
        const reason = new Error('cancelled')
        controller.abort(reason)
        await assert.rejects(running, (error) => error === reason)
        const hasCancelled = () =>
          open.server.calls.some(
            (call) => isCancel(call) || /"delete"/.test(call.body.toString('latin1')),
          )
        // A busy machine sends it late; where none is expected, one would come at once.
        if (cancel) await waitUntil(hasCancelled)
        else await sleep(100)
        assert.equal(hasCancelled(), cancel, 'cancel')
      }))
  }
})
