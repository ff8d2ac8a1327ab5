import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Reference } from '@contract/tools/references'
import { COLUMNS, type OpenColumn } from './columns'
import { drawReferences } from './edits/references'
import { capabilitiesOf, EngineError, type ReferenceFile } from './engine'
import { createRecorder, gradient, words } from './testing/requests'

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

/** Columns whose model paints with reference pictures; edit-only models need a picture to edit. */
const ABLE = new Set<string>()

describe('reference pictures', () => {
  for (const column of COLUMNS) {
    test(`${column.title}: sends them with the prompt where it can`, async () => {
      const open = await column.open()
      const { engine, model } = open
      try {
        const { references: ability, sizes, tools } = capabilitiesOf(engine, model)
        assert.ok(!ability || tools.includes('text2img'))
        if (!ability) return
        ABLE.add(column.title)
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
            (error) => error instanceof EngineError && error.kind === 'unsupported',
          )
        const wire = Buffer.concat(open.server.calls.map(({ body }) => body)).toString()
        assert.match(wire, /图1站在湖边。用图1里的人物/)
      } finally {
        await engine.close()
        await open.server.close()
      }
    })
  }

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
