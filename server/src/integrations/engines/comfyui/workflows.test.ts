import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { ConfigError } from '../../../platform/lib/env/values'
import { drawReferences, getEditAbility } from '../edits/references'
import { capabilitiesOf, EngineError, type ReferenceFile } from '../engine'
import { createEngineRegistry } from '../registry'
import { gradient, helpers, createRecorder, toolRequest, words } from '../testing/requests'
import { startLocalComfyUi } from '../testing/comfyui/server'
import { createComfyUiEngine } from './comfyui'
import { readWorkflows, parseWorkflow } from './workflows'

const folder = mkdtempSync(path.join(tmpdir(), 'moguang-workflows-'))
after(() => rmSync(folder, { recursive: true }))
const signal = new AbortController().signal

/** A graph as “Export (API)” writes it, its inputs named by titles. */
function exported(change: Record<string, unknown> = {}) {
  const node = (class_type: string, inputs: object, title: string) => ({
    inputs,
    class_type,
    _meta: { title },
  })
  return {
    4: node('CheckpointLoaderSimple', { ckpt_name: 'sd15-dream.safetensors' }, 'Load Checkpoint'),
    5: node('EmptyLatentImage', { width: 8, height: 8, batch_size: 1 }, 'Width, height'),
    6: node('CLIPTextEncode', { text: 'theirs', clip: ['4', 1] }, 'Prompt'),
    7: node('CLIPTextEncode', { text: 'bad', clip: ['4', 1] }, 'Negative'),
    3: node(
      'KSampler',
      {
        seed: 1,
        steps: 4,
        cfg: 7,
        sampler_name: 'euler',
        scheduler: 'normal',
        denoise: 1,
        model: ['4', 0],
        positive: ['6', 0],
        negative: ['7', 0],
        latent_image: ['5', 0],
      },
      'seed strength',
    ),
    8: node('VAEDecode', { samples: ['3', 0], vae: ['4', 2] }, 'VAE Decode'),
    9: node('SaveImage', { images: ['8', 0], filename_prefix: 'mine' }, 'Save'),
    ...change,
  }
}

describe('files that cannot be used are one sentence', () => {
  for (const [what, file, text, sentence] of [
    ['no JSON', 'text2img.json', '{', /text2img\.json is not JSON/],
    ['the editor’s own format', 'text2img.json', '{"nodes":[]}', /save it by “Export \(API\)”/],
    ['no graph', 'text2img.json', '{}', /holds no graph/],
    ['another name', 'nonsense.json', '{}', /is named after no tool/],
    [
      'a title that is missing',
      'inpaint.json',
      JSON.stringify(exported()),
      /needs a node with the title image and one with the title mask/,
    ],
  ] as const)
    test(what, () => {
      assert.throws(
        () => parseWorkflow(file, text),
        (error) => error instanceof ConfigError && sentence.test(error.message),
      )
    })

  test('a folder that is not there, or holds none', () => {
    assert.throws(() => readWorkflows(path.join(folder, 'none')), /is no folder/)
    assert.throws(() => readWorkflows(folder), /has no \.json file/)
  })
})

test('values go to the titled inputs alone, and to none that another node gives', async () => {
  const linked = {
    10: {
      class_type: 'ImageScale',
      inputs: { width: ['11', 0], height: 4 },
      _meta: { title: 'width' },
    },
  }
  const { slots } = parseWorkflow('text2img.json', JSON.stringify(exported(linked)))
  assert.deepEqual(slots.prompt, [{ node: '6', input: 'text' }])
  assert.deepEqual(slots.width, [{ node: '5', input: 'width' }])
  assert.deepEqual(slots.seed, [{ node: '3', input: 'seed' }])
  assert.deepEqual(slots.strength, [{ node: '3', input: 'denoise' }])
})

test('one’s own graphs are offered, run with the parameters, and left out where a node lacks', async () => {
  const scaled = {
    1: { class_type: 'LoadImage', inputs: { image: 'x.png' }, _meta: { title: 'image' } },
    2: {
      class_type: 'ImageScale',
      inputs: {
        image: ['1', 0],
        upscale_method: 'lanczos',
        crop: 'disabled',
        width: 8,
        height: 8,
      },
      _meta: { title: 'width height' },
    },
    3: { class_type: 'PreviewImage', inputs: { images: ['2', 0] } },
  }
  const alien = exported({ 12: { class_type: 'AlienNode', inputs: {}, _meta: { title: 'image' } } })
  writeFileSync(path.join(folder, 'text2img.json'), JSON.stringify(exported()))
  writeFileSync(path.join(folder, 'upscale.json'), JSON.stringify(scaled))
  writeFileSync(
    path.join(folder, 'sketch.json'),
    JSON.stringify({ ...alien, 12: { ...(alien[12 as never] as object), inputs: { image: 'x' } } }),
  )
  const server = await startLocalComfyUi({ files: { upscalers: [] } })
  const engine = createComfyUiEngine({
    id: 'comfyui',
    name: 'x',
    addresses: [server.address],
    headers: {},
    helpers,
    workflows: readWorkflows(folder),
    deadlineMs: 20_000,
  })
  await engine.check?.({ signal })
  assert.match(engine.notices?.()[0] ?? '', /「sketch\.json」没有列出：没有装节点 AlienNode/)
  assert.equal(engine.capabilities.models[0]?.id, 'comfyui:workflow')
  assert.ok(engine.capabilities.tools.includes('upscale'))

  const textRequest = words({
    model: 'comfyui:workflow',
    prompt: 'a "fox"',
    negativePrompt: 'dog',
    seed: 8,
  })
  const { pictures } = await engine.run(textRequest, createRecorder().context)
  assert.deepEqual([pictures[0]?.width, pictures[0]?.height], [64, 96])
  const graph = server.accepted[0]?.graph ?? {}
  assert.deepEqual([graph[6]?.inputs.text, graph[7]?.inputs.text], ['a "fox"', 'dog'])
  assert.equal(graph[3]?.inputs.seed, 8)
  assert.equal(graph[9]?.inputs.filename_prefix, 'mine')

  const large = await engine.runTool?.(
    toolRequest('upscale', await gradient(40, 30), { finish: 'clear' }),
    createRecorder().context,
  )
  assert.deepEqual([large?.pictures[0]?.width, large?.pictures[0]?.height], [80, 60])
  await server.close()
})

test('a workflow serves its own tool alone; the other tools keep the built-in graphs', async () => {
  const server = await startLocalComfyUi()
  const engine = createComfyUiEngine({
    id: 'comfyui',
    name: 'x',
    addresses: [server.address],
    headers: {},
    helpers,
    workflows: [parseWorkflow('text2img.json', JSON.stringify(exported()))],
    deadlineMs: 20_000,
  })
  await engine.check?.({ signal })
  const engines = createEngineRegistry([engine])
  assert.equal(engines.defaultModelId, 'comfyui:workflow')
  assert.deepEqual(capabilitiesOf(engine, 'comfyui:workflow').tools, ['text2img', 'grid', 'dalle'])
  for (const tool of ['photo2img', 'cleaner', 'variation']) {
    const offers = engines.offersOf(tool).map(({ model }) => model.id)
    assert.ok(offers.length > 0 && !offers.includes('comfyui:workflow'), tool)
    const request = toolRequest(tool, await gradient(40, 30))
    // With the model the registry names, and without any.
    for (const model of [offers[0], undefined]) {
      const modelRequest = model === undefined ? request : { ...request, model }
      const toolResult = await engine.runTool?.(modelRequest, createRecorder().context)
      assert.ok(toolResult && toolResult.pictures.length > 0, tool)
    }
  }
  assert.equal(
    server.accepted.filter(({ graph }) => graph[9]?.inputs.filename_prefix === 'mine').length,
    0,
  )
  await server.close()
})

test('the workflow of a tool is a further model of that tool', async () => {
  const server = await startLocalComfyUi()
  const photo = exported({
    5: { class_type: 'LoadImage', inputs: { image: 'x.png' }, _meta: { title: 'image' } },
    10: { class_type: 'VAEEncode', inputs: { pixels: ['5', 0], vae: ['4', 2] } },
    3: {
      class_type: 'KSampler',
      inputs: {
        seed: 1,
        steps: 4,
        cfg: 7,
        sampler_name: 'euler',
        scheduler: 'normal',
        denoise: 1,
        model: ['4', 0],
        positive: ['6', 0],
        negative: ['7', 0],
        latent_image: ['10', 0],
      },
      _meta: { title: 'seed strength' },
    },
  })
  const engine = createComfyUiEngine({
    id: 'comfyui',
    name: 'x',
    addresses: [server.address],
    headers: {},
    helpers,
    workflows: [parseWorkflow('photo2img.json', JSON.stringify(photo))],
    deadlineMs: 20_000,
  })
  await engine.check?.({ signal })
  const engines = createEngineRegistry([engine])
  const offers = engines.offersOf('photo2img').map(({ model }) => model.id)
  assert.equal(offers[0], 'comfyui:workflow-photo2img')
  assert.ok(offers.includes('comfyui:sd15-dream'))
  assert.equal(engines.defaultModelId, 'comfyui:sd15-dream')
  const picture = await gradient(40, 30)
  for (const model of ['comfyui:workflow-photo2img', 'comfyui:sd15-dream'])
    await engine.runTool?.(
      { ...toolRequest('photo2img', picture), model },
      createRecorder().context,
    )
  const prefixes = server.accepted.map(({ graph }) =>
    Object.values(graph).map(({ inputs }) => inputs.filename_prefix),
  )
  assert.deepEqual(
    prefixes.map((list) => list.includes('mine')),
    [true, false],
  )
  await server.close()
})

/** Qwen-Image-Edit-2509 as its template is exported, with two places for reference pictures. */
function editGraph(titles: readonly string[]) {
  const pictures = Object.fromEntries(
    titles.map((title, at) => [
      20 + at,
      { class_type: 'LoadImage', inputs: { image: 'x.png' }, _meta: { title } },
    ]),
  )
  const images = titles.map((_, at) => [`image${at + 1}`, [String(20 + at), 0]] as const)
  return exported({
    ...pictures,
    6: {
      class_type: 'TextEncodeQwenImageEditPlus',
      inputs: {
        prompt: 'theirs',
        clip: ['4', 1],
        vae: ['4', 2],
        ...Object.fromEntries(images),
      },
      _meta: { title: 'Prompt' },
    },
  })
}

async function openWorkflow(file: string, graph: object) {
  const server = await startLocalComfyUi()
  const engine = createComfyUiEngine({
    id: 'comfyui',
    name: 'x',
    addresses: [server.address],
    headers: {},
    helpers,
    workflows: [parseWorkflow(file, JSON.stringify(graph))],
    deadlineMs: 20_000,
  })
  await engine.check?.({ signal })
  return { server, engine }
}

test('a graph with places for references receives them in order, the last one in those left over', async () => {
  const { server, engine } = await openWorkflow(
    'text2img.json',
    editGraph(['reference1', 'reference2']),
  )
  const { references: ability, tools } = capabilitiesOf(engine, 'comfyui:workflow')
  assert.deepEqual([ability?.max, ability?.needed, tools], [2, true, ['text2img']])
  assert.equal(createEngineRegistry([engine]).defaultModelId, 'comfyui:sd15-dream')
  const files = [await gradient(96, 64), await gradient(64, 96, 200, 30)]
  const references = files.map((file, at): ReferenceFile => {
    const image = `upload:${at}` as const
    return { number: at + 1, image, role: at === 0 ? 'person' : 'style', strength: 70, file }
  })
  const drawn = await drawReferences(references)
  for (const count of [2, 1]) {
    const sent = references.slice(0, count)
    const request = words({ model: 'comfyui:workflow', prompt: '@1站在湖边', references: sent })
    await engine.run(request, createRecorder().context)
    const graph = server.accepted.at(-1)?.graph ?? {}
    assert.match(String(graph[6]?.inputs.prompt), /图1站在湖边。用图1里的人物/)
    const isSent = (id: number, png: Buffer | undefined): boolean => {
      const name = path.basename(String(graph[id]?.inputs.image)).replace(' [temp]', '')
      return server.calls.some(
        ({ url, body }) =>
          /upload/.test(url.pathname) &&
          body.includes(name) &&
          png !== undefined &&
          body.includes(png),
      )
    }
    assert.ok(isSent(20, drawn[0]) && isSent(21, drawn[count - 1]), `${count} pictures`)
  }
  await server.close()
})

test('the graph of an edit receives its references after the picture, else the picture in their places', async () => {
  const { server, engine } = await openWorkflow(
    'edit.json',
    editGraph(['image', 'reference1', 'reference2']),
  )
  const model = 'comfyui:workflow-edit'
  assert.equal(getEditAbility(capabilitiesOf(engine, model))?.max, 2)
  const file = await gradient(64, 96, 200, 30)
  const request = toolRequest('edit', await gradient(96, 64), { instruction: '帽子换成@3' })
  const reference = { number: 3, image: 'upload:b', role: 'object', strength: 70 } as const
  for (const references of [[reference], []]) {
    const media = new Map([...request.media, [reference.image, file] as const])
    const params = { ...request.params, references }
    await engine.runTool?.({ ...request, model, media, params }, createRecorder().context)
    const graph = server.accepted.at(-1)?.graph ?? {}
    const names = [20, 21, 22].map((id) => String(graph[id]?.inputs.image))
    assert.equal(names[1], names[2])
    assert.equal(names[0] === names[1], references.length === 0)
    const prompt = String(graph[6]?.inputs.prompt)
    if (references.length > 0) assert.match(prompt, /帽子换成图2。用图2里的物品/)
    else assert.equal(prompt, '帽子换成@3')
  }
  await server.close()
})

test('the graph of a model that edits by instruction serves 对话改图', async () => {
  const { server, engine } = await openWorkflow('edit.json', editGraph(['image']))
  const { engine: first, model } = createEngineRegistry([engine]).offersOf('edit')[0] ?? {}
  assert.deepEqual([first?.id, model?.id], ['comfyui', 'comfyui:workflow-edit'])
  const picture = await gradient(96, 64)
  const request = {
    ...toolRequest('edit', picture, { instruction: '把船改成红色' }),
    model: model?.id,
  }
  const result = await engine.runTool?.(request as never, createRecorder().context)
  assert.deepEqual([result?.pictures[0]?.width, result?.pictures[0]?.height], [96, 64])
  const graph = server.accepted.at(-1)?.graph ?? {}
  assert.equal(graph[6]?.inputs.prompt, '把船改成红色')
  await assert.rejects(
    engine.runTool?.(
      { ...request, params: { ...request.params, instruction: ' ' } } as never,
      createRecorder().context,
    ) ?? Promise.resolve(),
    (error) => error instanceof EngineError && error.kind === 'input',
  )
  await server.close()
})
