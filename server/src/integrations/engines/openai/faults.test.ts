import { setTimeout as sleep } from 'node:timers/promises'
import { gradient, words } from '../testing/requests'
import type { Rig } from '../testing/rig'
import { sendJson, startLocalServer } from '../testing/http'
import { workOff } from '../testing/work-off'
import { createOpenAiEngine } from './openai'

/** An images API that answers addresses, as most do. */
async function open(patienceMs: number): Promise<Rig> {
  let paid = 0
  let workMs = 0
  let isEmpty = false
  let picture = await gradient(64, 96)
  const server = await startLocalServer(async (call, response) => {
    if (call.url.pathname === '/files/a.png') {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(picture)
      return
    }
    paid += 1
    await sleep(workMs, undefined, { ref: false })
    const data = isEmpty ? [] : [{ url: `${server.address}/files/a.png?sig=1` }]
    sendJson(response, 200, { created: 1, data })
  })
  const engine = createOpenAiEngine({
    baseUrl: `${server.address}/v1`,
    apiKey: 'key',
    timeoutMs: patienceMs,
    models: [{ id: 'x', model: 'x', name: null, note: null, sizes: null }],
  })
  return {
    answerTo: server.answerTo,
    down: server.down,
    calls: server.calls,
    isSubmit: ({ url }) => url.pathname.endsWith('/images/generations'),
    isResult: ({ url }) => url.pathname === '/files/a.png',
    isLook: () => false,
    paint: ({ context }) => engine.run(words(), context),
    paid: () => paid,
    becomes(file) {
      picture = file
    },
    special: {
      finishEmpty: () => void (isEmpty = true),
      slow: () => void (workMs = 500),
      stuck: () => void (workMs = 60_000),
      async restart() {
        await server.down()
        await server.up()
      },
    },
    close: () => server.close(),
  }
}

workOff('openai', open)
