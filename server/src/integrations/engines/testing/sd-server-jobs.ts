/** The jobs of sd-server (stable-diffusion.cpp) in tests: `/sdcpp/v1`. */
import type { ServerResponse } from 'node:http'
import { type SeenCall, sendJson } from './http'

export type Body = Readonly<Record<string, unknown>>

export interface Task {
  readonly id: string
  readonly body: Body
  state: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled'
  step: number
  steps: number
  interrupted: boolean
  picture: Buffer | null
}

const QUEUE_MAX = 64
const CAPABILITIES = {
  model: { name: 'dream', stem: 'sd15-dream', path: '/models/dream' },
  current_mode: 'img_gen',
  supported_modes: ['img_gen'],
  features_by_mode: { img_gen: { init_image: true, mask_image: true, cancel_queued: true } },
}

interface Work {
  tasks(): ReadonlyMap<string, Task>
  newTask(body: Body): Task
  work(task: Task): Promise<void>
  readonly quirks: { readonly noPictures: boolean }
}

export function createJobApi({ tasks, newTask, work, quirks }: Work) {
  const listQueued = (): Task[] => [...tasks().values()].filter(({ state }) => state === 'queued')

  const toView = (task: Task): object => ({
    id: task.id,
    kind: 'img_gen',
    status: task.state,
    created: 1,
    queue_position: listQueued().indexOf(task) + 1,
    result:
      task.state === 'completed' && !quirks.noPictures
        ? {
            output_format: 'png',
            images: [{ index: 0, b64_json: task.picture?.toString('base64') }],
          }
        : null,
    error: task.state === 'failed' ? { code: 'generation_failed', message: 'out of memory' } : null,
  })

  return (call: SeenCall, response: ServerResponse): void => {
    const { pathname } = call.url
    if (pathname === '/sdcpp/v1/capabilities') return sendJson(response, 200, CAPABILITIES)
    if (pathname === '/sdcpp/v1/img_gen') {
      if (listQueued().length >= QUEUE_MAX) return sendJson(response, 429, { error: 'queue full' })
      const task = newTask(JSON.parse(call.body.toString()) as Body)
      void work(task)
      const poll_url = `/sdcpp/v1/jobs/${task.id}`
      return sendJson(response, 202, { id: task.id, kind: 'img_gen', status: 'queued', poll_url })
    }
    const [, id = '', cancel] = /^\/sdcpp\/v1\/jobs\/([^/]+)(\/cancel)?$/.exec(pathname) ?? []
    const task = tasks().get(id)
    if (!task) return sendJson(response, 404, { error: 'job not found' })
    if (cancel && task.state === 'generating')
      return sendJson(response, 409, { error: 'job is already generating' })
    if (cancel && task.state === 'queued') task.state = 'cancelled'
    sendJson(response, 200, toView(task))
  }
}
