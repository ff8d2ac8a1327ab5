import { words } from '../testing/requests'
import type { Rig, RigName } from '../testing/rig'
import { sendJson } from '../testing/http'
import { startLocalSdApi } from '../testing/sdapi'
import { workOff } from '../testing/work-off'
import { createSdApiEngine } from './sdapi'

const open =
  (dialect: RigName & ('a1111' | 'sd-server')) =>
  async (patienceMs: number): Promise<Rig> => {
    const server = await startLocalSdApi({ dialect })
    const { quirks } = server
    const isNative = dialect === 'sd-server'
    const engine = createSdApiEngine({
      id: 'sdapi',
      name: null,
      baseUrl: server.address,
      auth: null,
      helpers: null,
      timeoutMs: patienceMs,
    })
    await engine.check?.({ signal: new AbortController().signal })
    const model = engine.capabilities.models[0]?.id ?? ''
    const isSubmit: Rig['isSubmit'] = ({ url }) => /txt2img$|img_gen$/.test(url.pathname)
    return {
      answerTo: server.answerTo,
      down: server.down,
      calls: server.calls,
      isSubmit,
      isResult: isNative ? ({ url }) => /\/jobs\/[^/]+$/.test(url.pathname) : isSubmit,
      isLook: isNative
        ? ({ url }) => /\/jobs\/[^/]+$/.test(url.pathname)
        : ({ url }) => url.pathname.endsWith('/progress'),
      paint: ({ context }) => engine.run(words({ model }), context),
      paid: () => server.begun.length,
      becomes(file) {
        quirks.picture = file
      },
      special: {
        finishEmpty: () => void (quirks.noPictures = true),
        slow: () => void (quirks.stepMs = 40),
        stuck: () => void (quirks.stepMs = 60_000),
        outOfMemory: () => void (quirks.outOfMemory = true),
        missingModel: () =>
          server.answerTo(isSubmit, (_call, response) =>
            sendJson(response, 500, { error: 'RuntimeError', detail: '', errors: 'not found' }),
          ),
        stopElsewhere() {
          if (!isNative) return server.interruptRunning()
          const free = server.occupy()
          server.answerTo(
            ({ url }) => /\/jobs\/[^/]+$/.test(url.pathname),
            (call, response) => {
              const id = call.url.pathname.split('/').at(-1)
              sendJson(response, 200, { id, status: 'cancelled', queue_position: 0, result: null })
              free()
            },
          )
        },
        dropElsewhere: () => {
          const free = server.occupy()
          server.answerTo(
            ({ url }) => /\/jobs\/[^/]+$/.test(url.pathname),
            (_call, response) => {
              sendJson(response, 410, { error: 'job expired' })
              free()
            },
          )
        },
        fallingProgress() {
          quirks.falling = true
          quirks.stepMs = 100
        },
        restart: () => server.restart(),
        ...(!isNative && { isRunning: () => server.running() !== null }),
      },
      close: () => server.close(),
    }
  }

workOff('a1111', open('a1111'))
workOff('sd-server', open('sd-server'))
