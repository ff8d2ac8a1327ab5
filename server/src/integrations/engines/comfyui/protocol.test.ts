import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { identify } from '../diffusion/checkpoints'
import { type Family, createModelId } from '../diffusion/families'
import { plainWords } from '../diffusion/styles'
import { findChoices } from './graph'
import { parseEvents, parsePreview } from './messages'
import { trackGraphProgress } from './progress'

describe('messages', () => {
  const events = (type: string, data: unknown) => parseEvents(JSON.stringify({ type, data }))

  test('of a job are its nodes, its end, and what need not run', () => {
    assert.deepEqual(events('progress', { value: 5, max: 20, prompt_id: 'p', node: '3' }), [
      { kind: 'node', promptId: 'p', node: '3', share: 0.25 },
    ])
    assert.deepEqual(events('executing', { node: null, prompt_id: 'p' }), [
      { kind: 'ended', promptId: 'p' },
    ])
    // History is written after it.
    assert.deepEqual(events('execution_success', { prompt_id: 'p' }), [])
    assert.deepEqual(events('execution_cached', { nodes: ['1', 2], prompt_id: 'p' }), [
      { kind: 'cached', promptId: 'p', nodes: ['1'] },
    ])
    const nodes = { 3: { value: 1, max: 2, state: 'running' }, 4: { state: 'finished' } }
    assert.deepEqual(
      events('progress_state', { prompt_id: 'p', nodes }).map((event) =>
        event.kind === 'node' ? event.share : null,
      ),
      [0.5, 1],
    )
  })

  test('without sense are nothing', () => {
    for (const text of ['{"type":', '[]', 'null', '{"type":"progress"}', '{"type":"x","data":{}}'])
      assert.deepEqual(parseEvents(text), [], text)
    const odd = events('progress', { value: 'x', max: 0, node: '3', prompt_id: 'p' })
    assert.deepEqual(odd, [{ kind: 'node', promptId: 'p', node: '3', share: 0 }])
  })

  test('in frames are pictures, with the job they belong to where it is said', () => {
    const head = (...numbers: number[]) => {
      const buffer = Buffer.alloc(numbers.length * 4)
      numbers.forEach((number, i) => buffer.writeUInt32BE(number, i * 4))
      return buffer
    }
    const picture = Buffer.from('picture')
    assert.deepEqual(parsePreview(Buffer.concat([head(1, 2), picture])), {
      kind: 'preview',
      promptId: null,
      data: picture,
    })
    const metadata = Buffer.from('{"prompt_id":"p"}')
    const whole = Buffer.concat([head(4, metadata.length), metadata, picture])
    assert.deepEqual(parsePreview(whole), { kind: 'preview', promptId: 'p', data: picture })
    for (const bad of [Buffer.alloc(0), head(1, 1), head(3, 1, 5), head(4, 0xffffffff, 1)])
      assert.equal(parsePreview(bad), null)
    assert.equal(parsePreview(Buffer.concat([head(4, 3), Buffer.from('{"x'), picture])), null)
  })
})

test('lists of files are read in each of the forms they are written in', () => {
  const classWith = (spec: unknown) => ({ input: { required: { name: spec } } })
  assert.deepEqual(findChoices(classWith([['a', 'b'], {}]), 'name'), ['a', 'b'])
  assert.deepEqual(findChoices(classWith(['COMBO', { options: ['a'] }]), 'name'), ['a'])
  const keyed = ['COMFY_DYNAMICCOMBO_V3', { options: [{ key: 'a', inputs: {} }] }]
  assert.deepEqual(findChoices(classWith(keyed), 'name'), ['a'])
  for (const spec of [['COMBO', { remote: {} }], ['INT', { default: 1 }], ['STRING']])
    assert.equal(findChoices(classWith(spec), 'name'), null)
  assert.equal(findChoices({ input: { optional: {} } }, 'name'), null)
  assert.equal(findChoices(null, 'name'), null)
})

test('a graph’s progress is mostly its sampler’s, and never falls', () => {
  const node = (class_type: string) => ({ class_type, inputs: {} })
  const of = trackGraphProgress({ 1: node('CLIPTextEncode'), 2: node('KSampler') })
  const step = (share: number) => of({ kind: 'node', promptId: 'p', node: '2', share })
  assert.ok(Math.abs(step(0.5) - 10 / 21) < 1e-9)
  assert.equal(step(0.1), step(0.5))
  assert.equal(of({ kind: 'cached', promptId: 'p', nodes: ['1', '2', '9'] }), 1)
})

/** Null: it is not offered. */
function identifyFamily(name: string, facts = {}): Family | null {
  const found = identify(name, {}, facts)
  return found.kind === 'other' ? null : found.family
}

describe('what a file is by its name', () => {
  for (const [name, family] of [
    ['SDXL\\juggernautXL_v9.safetensors', 'sdxl'],
    ['ponyDiffusionV6.safetensors', 'sdxl'],
    ['dreamshaper_8.safetensors', 'sd15'],
    ['sd3.5_large.safetensors', 'sd3'],
    ['flux1-dev-fp8.safetensors', 'flux'],
    ['qwen_image_2512_fp8_e4m3fn.safetensors', 'qwen'],
    ['z_image_turbo_bf16.safetensors', 'zimage'],
    ['flux1-fill-dev.safetensors', null],
    ['flux2_dev_fp8mixed.safetensors', null],
    ['qwen_image_edit_2509_fp8_e4m3fn.safetensors', null],
    ['wan2.2_i2v_high_noise_14B.safetensors', null],
    ['sd_xl_refiner_1.0.safetensors', null],
    ['ace_step_v1_3.5b.safetensors', null],
    ['stable_zero123.ckpt', null],
    ['aura_flow_0.3.safetensors', null],
    ['lumina_2.safetensors', null],
    ['Chroma1-HD.safetensors', null],
    ['hidream_i1_fast_fp8.safetensors', null],
    ['omnigen2_fp16.safetensors', null],
    ['v2-1_768-ema-pruned.safetensors', null],
    ['ponyDiffusionV7_auraflow.safetensors', null],
    ['svd_xt.safetensors', null],
    ['stable_cascade_stage_b.safetensors', null],
    ['chromaXL_v2.safetensors', 'sdxl'],
    ['v1-5-pruned-emaonly.safetensors', 'sd15'],
  ] as const)
    test(`${name} is ${family ?? 'nothing that paints from words'}`, () => {
      assert.equal(identifyFamily(name)?.id ?? null, family)
    })

  test('a file whose name says nothing is what its header or its size says, else a guess', () => {
    const name = 'my-merge-3.safetensors'
    const by = (facts: Parameters<typeof identify>[2]) => {
      const found = identify(name, {}, facts)
      return [found.kind, found.kind === 'other' ? null : found.family.id]
    }
    assert.deepEqual(by({}), ['guessed', 'sd15'])
    assert.deepEqual(by({ bytes: 6_938_000_000 }), ['known', 'sdxl'])
    assert.deepEqual(by({ bytes: 2_132_000_000 }), ['known', 'sd15'])
    assert.deepEqual(by({ bytes: 12_000_000_000 }), ['guessed', 'sd15'])
    assert.deepEqual(by({ architecture: 'stable-diffusion-xl-v1-base' }), ['known', 'sdxl'])
    assert.deepEqual(by({ architecture: 'stable-diffusion-v3-medium' }), ['known', 'sd3'])
    assert.deepEqual(by({ architecture: 'stable-audio-open' }), ['other', null])
    assert.deepEqual(by({ architecture: 'stable-diffusion-v2-768-v' }), ['other', null])
    const named = identify(name, { 'my-merge-3': 'flux' })
    assert.deepEqual([named.kind, named.kind !== 'other' && named.family.id], ['known', 'flux'])
  })

  test('distilled files take few steps and no negative words', () => {
    for (const [name, steps] of [
      ['sdxl_lightning_4step.safetensors', 8],
      ['flux1-schnell.safetensors', 4],
      ['z_image_turbo_bf16.safetensors', 8],
    ] as const) {
      const family = identifyFamily(name)
      assert.deepEqual([family?.steps, family?.negative], [steps, false], name)
    }
  })

  test('ids can be named in MODEL_CREDITS and are never the same', () => {
    const taken = new Set<string>()
    const ids = ['a b.safetensors', 'x/a b.ckpt', '水墨.safetensors'].map((name) =>
      createModelId('comfyui', name, taken),
    )
    assert.deepEqual(ids, ['comfyui:a-b', 'comfyui:a-b-2', 'comfyui:-'])
  })
})

test('tags that some servers obey are not what a person may write', () => {
  assert.equal(plainWords('a cat <lora:secret:1.5> on <b'), 'a cat on b')
  assert.equal(plainWords('<sd_cpp_extra_args>{"a":1}</sd_cpp_extra_args> x'), '{"a":1} x')
})
