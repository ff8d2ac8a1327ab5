/** Alibaba Cloud Model Studio (百炼) behind the engine port. */
import { type CloudOptions, createCloudEngine } from '../clouds/cloud'
import { NOW_MS, type Painted } from '../clouds/model'
import { cloudApi } from '../clouds/rest-task'
import type { Engine } from '../engine'
import { askJson } from '../remote/client'
import { runTask } from '../remote/tasks'
import { askNow, costOf, LABEL, pictureUrl, taskOf, type Told, uploaded } from './api'
import { filmQuestion, pictureQuestion } from './bodies'
import { factsOf } from './models'

export function createDashScopeEngine(options: CloudOptions): Engine {
  const { timeoutMs } = options
  const api = cloudApi(LABEL, options)
  return createCloudEngine(options, {
    ...{ label: LABEL, name: '阿里云百炼', firstWaitMs: 2_000, factsOf },
    async paint(asked, facts, { memory, signal, wait }) {
      const question = pictureQuestion(asked, facts)
      const take = ({ output, usage }: Told): Painted => ({
        ...{ file: pictureUrl(output), cost: costOf(usage, '张') },
      })
      if (facts.queued) {
        const task = taskOf(api, { ask: () => question, take }, signal)
        return runTask(task, { ...wait, memory, signal })
      }
      return take(await askNow(api, question, { signal, timeoutMs: Math.min(NOW_MS, timeoutMs) }))
    },
    film(model, plan, { signal }) {
      const { video } = plan
      return taskOf(
        api,
        {
          ask: async () =>
            filmQuestion(model, plan, video && (await uploaded(api, { model, video }, signal))),
          take: ({ output, usage }) => ({
            ...{ url: String(output.video_url ?? ''), cost: costOf(usage, '秒') },
          }),
        },
        signal,
      )
    },
    async check(signal) {
      // Free: a page of one's own tasks.
      await askJson(api, { path: '/tasks?page_no=1&page_size=1', free: true, signal })
    },
  })
}
