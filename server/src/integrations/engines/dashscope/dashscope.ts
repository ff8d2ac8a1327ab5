/** Alibaba Cloud Model Studio (百炼) behind the engine port. */
import { type CloudOptions, createCloudEngine } from '../clouds/cloud'
import { NOW_MS, type Painted } from '../clouds/model'
import { cloudApi } from '../clouds/rest-task'
import type { Engine } from '../engine'
import { fetchJson } from '../remote/client'
import { runTask } from '../remote/tasks'
import {
  fetchServiceAnswer,
  parseCost,
  LABEL,
  pictureUrl,
  createTask,
  type ServiceAnswer,
  uploadVideo,
} from './api'
import { buildVideoQuestion, buildPictureQuestion } from './bodies'
import { factsOf } from './models'
import { ENGINE_NAMES, UNITS } from '../texts'

export function createDashScopeEngine(options: CloudOptions): Engine {
  const { timeoutMs } = options
  const api = cloudApi(LABEL, options)
  return createCloudEngine(options, {
    label: LABEL,
    name: ENGINE_NAMES.dashscope,
    firstWaitMs: 2_000,
    factsOf,
    async paint(request, facts, { memory, signal, wait }) {
      const question = buildPictureQuestion(request, facts)
      const take = ({ output, usage }: ServiceAnswer): Painted => ({
        file: pictureUrl(output),
        cost: parseCost(usage, UNITS.picture),
      })
      if (facts.queued) {
        const task = createTask(api, { prepare: () => question, take }, signal)
        return runTask(task, { ...wait, memory, signal })
      }
      return take(
        await fetchServiceAnswer(api, question, { signal, timeoutMs: Math.min(NOW_MS, timeoutMs) }),
      )
    },
    videoTask(model, plan, { signal }) {
      const { video } = plan
      return createTask(
        api,
        {
          prepare: async () =>
            buildVideoQuestion(
              model,
              plan,
              video && (await uploadVideo(api, { model, video }, signal)),
            ),
          take: ({ output, usage }) => ({
            url: String(output.video_url ?? ''),
            cost: parseCost(usage, UNITS.second),
          }),
        },
        signal,
      )
    },
    async check(signal) {
      // Free: a page of one's own tasks.
      await fetchJson(api, { path: '/tasks?page_no=1&page_size=1', free: true, signal })
    },
  })
}
