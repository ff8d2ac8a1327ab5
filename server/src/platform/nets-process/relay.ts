/** A thread that paints asks for networks over a port; the process that has them answers. */
import type { MessagePort } from 'node:worker_threads'
import { isNetError, NetError } from '@nets/errors'
import type { NetRun, Tensor } from '@nets/run'
import { toNetError, type NetAnswer, type NetCall } from './protocol'

const CLOSED = 'the run has ended'

function listBuffers(tensors: Readonly<Record<string, Tensor>>): ArrayBuffer[] {
  return Object.values(tensors).flatMap(({ data: { buffer } }) =>
    buffer instanceof ArrayBuffer ? [buffer] : [],
  )
}

/**
 * The thread's end of the relay: runs and their inputs go over the port. Once the port is closed,
 * pending and later runs fail with a NetError.
 */
export function runOver(port: MessagePort): NetRun {
  const waiting = new Map<number, (answer: NetAnswer) => void>()
  let lastId = 0
  let closed = false
  port.once('close', () => {
    closed = true
    for (const [id, answered] of waiting)
      answered({ id, error: { kind: 'failed', model: '', message: CLOSED } })
    waiting.clear()
  })
  port.on('message', (answer: NetAnswer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
    if (waiting.size === 0) port.unref()
  })
  port.unref()
  return (request) =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new NetError('failed', request.model, CLOSED))
      const id = (lastId += 1)
      port.ref()
      waiting.set(id, (answer) => {
        if (answer.outputs) resolve(answer.outputs)
        else reject(toNetError(answer, request.model))
      })
      port.postMessage({ id, request } satisfies NetCall, listBuffers(request.inputs))
    })
}

/** The other end: answers until the port is closed. */
export function serve(port: MessagePort, run: NetRun): void {
  port.on('message', ({ id, request }: NetCall) => {
    run(request).then(
      (outputs) => port.postMessage({ id, outputs } satisfies NetAnswer),
      (error: unknown) => {
        const kind = isNetError(error) ? error.kind : 'failed'
        const message = error instanceof Error ? error.message : String(error)
        port.postMessage({ id, error: { kind, model: request.model, message } } satisfies NetAnswer)
      },
    )
  })
}
