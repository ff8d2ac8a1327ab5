import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Reference } from '@contract/tools/references'
import { COLUMNS, type OpenColumn } from './columns'
import { drawReferences, getEditAbility } from './edits/references'
import { capabilitiesOf, EngineError, type ReferenceFile } from './engine'
import { createRecorder, gradient, REF, toolRequest, words } from './testing/requests'

const FILES = [await gradient(96, 64), await gradient(64, 96, 200, 30)] as const

const references = (role: Reference['role'] = 'person'): ReferenceFile[] =>
  FILES.map((file, at) => ({
    number: at + 1,
    image: `upload:${at}`,
    role: at === 0 ? role : 'style',
    strength: 70,
    file,
  }))

/** As it is in JSON or in a form. */
const isSent = ({ server }: OpenColumn, png: Buffer): boolean =>
  server.calls.some(({ body }) => body.includes(png.toString('base64')) || body.includes(png))

const PICTURE = await gradient(80, 80, 90, 120)
/** A PNG in a form or in JSON begins so. */
const SIGNATURES = [Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from('iVBORw0KGgo')]

/** Columns whose model paints with reference pictures; edit-only models need a picture to edit. */
const ABLE = new Set<string>()
/** Reference pictures of an edit, by column. */
const EDITING = new Map<string, number>()

const isUnsupported = (error: unknown): boolean =>
  error instanceof EngineError && error.kind === 'unsupported'

async function paint(title: string, open: OpenColumn): Promise<void> {
  const { engine, model } = open
  const { references: ability, sizes, tools } = capabilitiesOf(engine, model)
  assert.ok(!ability || tools.includes('text2img'))
  if (!ability) return
  ABLE.add(title)
  const sent = references().slice(0, ability.max)
  const [size] = sizes
  assert.ok(size)
  const request = words({ ...size, model, prompt: '@1站在湖边', references: sent })
  const { pictures } = await engine.run(request, createRecorder().context)
  assert.equal(pictures.length, 1)
  for (const png of await drawReferences(sent)) assert.ok(isSent(open, png), 'every picture')
  if (ability.needed)
    await assert.rejects(
      engine.run({ ...request, references: [] }, createRecorder().context),
      isUnsupported,
    )
  const wire = Buffer.concat(open.server.calls.map(({ body }) => body)).toString()
  assert.match(wire, /图1站在湖边。用图1里的人物/)
}

async function edit(title: string, { engine, model, server }: OpenColumn): Promise<void> {
  const ability = getEditAbility(capabilitiesOf(engine, model))
  if (!ability || !engine.runTool) return
  EDITING.set(title, ability.max)
  const sent = references().slice(0, ability.max)
  const request = toolRequest('edit', PICTURE, {
    instruction: '右边的人换成@1',
    references: sent.map(({ file: _, ...reference }) => reference),
  })
  const files = sent.map((one) => [one.image, one.file] as const)
  const media = new Map([...request.media, ...files])
  const order = { ...request, model, media }
  const { pictures } = await engine.runTool(order, createRecorder().context)
  assert.deepEqual([pictures.length, pictures[0]?.width], [1, pictures[0]?.height])
  const pngs = await drawReferences(sent)
  const findPlaces = (body: Buffer): number[] =>
    pngs.map((png) => Math.max(body.indexOf(png), body.indexOf(png.toString('base64'))))
  const call = server.calls
    .filter(({ body }) => body.includes('图1是要改的图。右边的人换成图2。用图2里的人物'))
    .find(({ body }) => findPlaces(body).every((place) => place >= 0))
  assert.ok(call, 'all in one question')
  const starts = SIGNATURES.map((signature) => call.body.indexOf(signature))
  const places = [Math.min(...starts.filter((start) => start >= 0)), ...findPlaces(call.body)]
  assert.equal(new Set(places).size, places.length, 'the picture is none of the references')
  assert.deepEqual(
    places,
    [...places].sort((a, b) => a - b),
  )
}

describe('reference pictures', () => {
  for (const column of COLUMNS) {
    test(`${column.title}: sends them with prompts and edits where it can`, async () => {
      const open = await column.open()
      try {
        await paint(column.title, open)
        await edit(column.title, open)
      } finally {
        await open.engine.close()
        await open.server.close()
      }
    })
  }

  test('an edit takes one fewer than a question of the model has places', async () => {
    assert.deepEqual(Object.fromEntries(EDITING), {
      'openai: GPT Image 1.5': 4,
      'openai: GPT Image 2': 4,
      'openai: Seedream (Ark)': 4,
      'openai: Qwen-Image-Edit (SiliconFlow)': 2,
      'dashscope: Qwen-Image-Edit': 2,
      'dashscope: Wan 2.7': 2,
      'ark: Seedream 4.5': 4,
      'gemini: Nano Banana': 4,
      'fal: Qwen-Image 改图': 2,
    })
    for (const title of ['openai: Qwen-Image-Edit (SiliconFlow)', 'dashscope: Wan 2.7']) {
      const open = await COLUMNS.find((column) => column.title === title)?.open()
      assert.ok(open?.engine.runTool)
      const many = [1, 2, 3].map((number) => ({ ...references()[0], number, image: REF }))
      const request = toolRequest('edit', PICTURE, { references: many })
      const running = open.engine.runTool(
        { ...request, model: open.model },
        createRecorder().context,
      )
      await assert.rejects(running, isUnsupported)
      await open.engine.close()
      await open.server.close()
    }
  })

  test('the models that take several pictures have it, and no others', () => {
    assert.deepEqual(
      [...ABLE],
      [
        'openai: GPT Image 1.5',
        'openai: GPT Image 2',
        'openai: Seedream (Ark)',
        'openai: Qwen-Image-Edit (SiliconFlow)',
        'openai: sd-server',
        'dashscope: Qwen-Image-Edit',
        'dashscope: Wan 2.7',
        'ark: Seedream 4.5',
        'gemini: Nano Banana',
        'fal: Qwen-Image 改图',
      ],
    )
  })

  test('a broken file is the fault of the input', async () => {
    const [first] = references()
    assert.ok(first)
    await assert.rejects(
      drawReferences([{ ...first, file: new Uint8Array([1, 2, 3]) }]),
      (error) => error instanceof EngineError && error.kind === 'input',
    )
  })
})
