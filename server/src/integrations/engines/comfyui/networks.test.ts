import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Engine } from '../engine'
import { startLocalComfyUi } from '../testing/comfyui/server'
import { createRecorder, gradient, helpers, toolRequest, words } from '../testing/requests'
import { createComfyUiEngine } from './comfyui'

const { signal } = new AbortController()

const createEngine = (address: string): Engine =>
  createComfyUiEngine({
    id: 'comfyui',
    name: 'ComfyUI',
    addresses: [address],
    headers: {},
    workflows: [],
    helpers,
    deadlineMs: 20_000,
  })

describe('networks in files of their own', () => {
  const files = {
    checkpoints: ['dream-inpainting.safetensors'],
    unets: [
      'flux1-dev.safetensors',
      'qwen_image_fp8_e4m3fn.safetensors',
      'z_image_turbo_bf16.safetensors',
      'wan2.2_i2v_high_noise_14B_fp8_scaled.safetensors',
      'qwen_image_edit_2509_fp8_e4m3fn.safetensors',
    ],
    clips: [
      'clip_l.safetensors',
      't5xxl_fp16.safetensors',
      'qwen_2.5_vl_7b_fp8_scaled.safetensors',
      'qwen_3_4b.safetensors',
    ],
    vaes: ['ae.safetensors', 'qwen_image_vae.safetensors'],
  }

  test('Flux, Qwen-Image and Z-Image find their encoders and paint; videos and edits are left out', async () => {
    const other = await startLocalComfyUi({ files })
    const own = createEngine(other.address)
    await own.check?.({ signal })
    const ids = own.capabilities.models.map(({ id }) => id)
    assert.deepEqual(ids, [
      'comfyui:flux1-dev',
      'comfyui:qwen_image_fp8_e4m3fn',
      'comfyui:z_image_turbo_bf16',
      'comfyui:dream-inpainting',
    ])
    for (const model of ids) await own.run(words({ model }), createRecorder().context)
    const classes = other.accepted.map(({ graph }) =>
      Object.values(graph).map(({ class_type }) => class_type),
    )
    assert.ok(classes[0]?.includes('DualCLIPLoader') && classes[0].includes('FluxGuidance'))
    assert.ok(classes[1]?.includes('ModelSamplingAuraFlow'))
    assert.ok(classes[2]?.includes('ConditioningZeroOut'))
    const mask = { ...toolRequest('genfill', await gradient(64, 64), { prompt: 'x', count: 1 }) }
    await own.runTool?.({ ...mask, model: 'comfyui:dream-inpainting' }, createRecorder().context)
    const last = Object.values(other.accepted.at(-1)?.graph ?? {})
    assert.ok(last.some(({ class_type }) => class_type === 'InpaintModelConditioning'))
    await other.close()
  })

  test('files of other tasks are left out, unclear ones are looked up and never the default', async () => {
    const other = await startLocalComfyUi({
      files: {
        checkpoints: [
          'a-mystery.safetensors',
          'ace_step_v1_3.5b.safetensors',
          'by-header.safetensors',
        ],
        unets: [],
      },
      facts: { 'by-header.safetensors': { architecture: 'stable-diffusion-xl-v1-base' } },
    })
    const own = createEngine(other.address)
    await own.check?.({ signal })
    const { models, sizes } = own.capabilities
    assert.deepEqual(
      models.map(({ id, isGuess }) => [id, isGuess ?? false]),
      [
        ['comfyui:by-header', false],
        ['comfyui:a-mystery', true],
      ],
    )
    assert.equal(sizes[0]?.width, 1024, 'the header says SDXL')
    const [left, guessed] = own.notices?.() ?? []
    assert.match(`${left} ${guessed}`, /ace_step_v1_3\.5b.+没有列出：是声音模型/)
    assert.match(`${left} ${guessed}`, /a-mystery.+看不出是哪一类/)
    await other.close()
  })

  test('one without its encoder is not offered, and the sentence names what is missing', async () => {
    const other = await startLocalComfyUi({ files: { ...files, clips: ['clip_l.safetensors'] } })
    const own = createEngine(other.address)
    await own.check?.({ signal })
    assert.deepEqual(
      own.capabilities.models.map(({ id }) => id),
      ['comfyui:dream-inpainting'],
    )
    const missing = own.notices?.().filter((sentence) => sentence.includes('：缺')) ?? []
    assert.match(missing[0] ?? '', /「flux1-dev\.safetensors」没有列出：缺文本编码器/)
    assert.equal(missing.length, 3)
    await other.close()
  })
})
