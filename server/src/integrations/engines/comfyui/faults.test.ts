import { words } from '../testing/requests'
import { startLocalComfyUi } from '../testing/comfyui/server'
import type { Rig } from '../testing/rig'
import { sendJson } from '../testing/http'
import { workOff } from '../testing/work-off'
import { createComfyUiEngine } from './comfyui'

async function open(patienceMs: number): Promise<Rig> {
  const server = await startLocalComfyUi()
  const { quirks } = server
  const isImpatient = patienceMs < 1_000
  const engine = createComfyUiEngine({
    id: 'comfyui',
    name: 'ComfyUI',
    addresses: [server.address],
    headers: {},
    workflows: [],
    helpers: null,
    deadlineMs: patienceMs,
    ...(isImpatient && { callTimeoutMs: patienceMs }),
  })
  await engine.check?.({ signal: new AbortController().signal })
  const refuse = (error: object) => () =>
    server.answerTo(
      ({ method, url }) => method === 'POST' && url.pathname === '/prompt',
      (_call, response) => sendJson(response, 400, error),
    )
  return {
    answerTo: server.answerTo,
    down: server.down,
    calls: server.calls,
    isSubmit: ({ method, url }) => method === 'POST' && url.pathname === '/prompt',
    isResult: ({ url }) => url.pathname === '/view',
    isLook: ({ method, url }) => method === 'GET' && /^\/(history|queue)/.test(url.pathname),
    paint: ({ context }) => engine.run(words({ model: 'comfyui:sd15-dream' }), context),
    paid: () => server.accepted.length,
    becomes(file) {
      quirks.picture = file
    },
    special: {
      finishEmpty: () => void (quirks.noOutput = true),
      slow: () => void (quirks.stepMs = 20),
      stuck: () => void (quirks.loadMs = 60_000),
      outOfMemory: () => void (quirks.outOfMemory = true),
      missingModel: refuse({
        error: { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed' },
        node_errors: {
          1: { errors: [{ type: 'value_not_in_list' }], class_type: 'CheckpointLoaderSimple' },
        },
      }),
      stopElsewhere: () => server.interruptRunning(),
      dropElsewhere() {
        quirks.stepMs = 20
        server.queueOther(SLOW)
        const timer = setInterval(() => {
          if (server.pendingIds().length === 0) return
          server.dropPending()
          clearInterval(timer)
        }, 5)
      },
      acceptPartly: () =>
        server.answerTo(
          ({ method, url }) => method === 'POST' && url.pathname === '/prompt',
          (call, response) => {
            const { prompt_id } = JSON.parse(String(call.body)) as { prompt_id: string }
            const node_errors = { 9: { errors: [{ type: 'value_not_in_list' }], class_type: 'X' } }
            sendJson(response, 200, { prompt_id, number: 1, node_errors })
          },
        ),
      fallingProgress: () => void (quirks.falling = true),
      restart: () => server.restart(),
      duplicates: () => void (quirks.twice = true),
      garbage: () => void (quirks.garbage = true),
      cutSocket() {
        quirks.stepMs = 20
        setTimeout(server.cutSockets, 150)
      },
      refuseSocket: () => void server.server.removeAllListeners('upgrade'),
      isRunning: () => server.runningId() !== null,
    },
    close: () => server.close(),
  }
}

/** Another user's job, before ours in the queue. */
const SLOW = {
  1: { class_type: 'EmptyLatentImage', inputs: { width: 64, height: 64, batch_size: 1 } },
  2: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sd15-dream.safetensors' } },
  3: { class_type: 'CLIPTextEncode', inputs: { text: 'theirs', clip: ['2', 1] } },
  4: {
    class_type: 'KSampler',
    inputs: {
      model: ['2', 0],
      positive: ['3', 0],
      negative: ['3', 0],
      latent_image: ['1', 0],
      seed: 1,
      steps: 300,
      cfg: 7,
      sampler_name: 'euler',
      scheduler: 'simple',
      denoise: 1,
    },
  },
  5: { class_type: 'VAEDecode', inputs: { samples: ['4', 0], vae: ['2', 2] } },
  6: { class_type: 'SaveImage', inputs: { images: ['5', 0], filename_prefix: 'theirs' } },
}

workOff('comfyui', open)
