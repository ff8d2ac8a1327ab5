/** A midjourney-proxy, as the environment or engines.json describes it. */
import { toHelpers } from '../diffusion/tools'
import { defineVendor } from '../vendor'
import { MIDJOURNEY_VARIABLES } from './config'
import { createMidjourneyEngine } from './midjourney'

export const midjourney = defineVendor({
  id: 'midjourney',
  variables: MIDJOURNEY_VARIABLES,
  timeoutMs: 540_000,
  own: {},
  fromEnvironment(values) {
    if (!values.MJ_PROXY_URL) return null
    return {
      server: {
        name: null,
        baseUrl: values.MJ_PROXY_URL,
        apiKey: values.MJ_PROXY_SECRET,
        timeoutMs: values.MJ_PROXY_TIMEOUT_MS,
        models: null,
      },
      own: {},
      credits: values.MJ_PROXY_CREDITS,
    }
  },
  create: (server, _own, parts) =>
    createMidjourneyEngine({
      id: server.id,
      name: server.name,
      baseUrl: server.baseUrl,
      secret: server.apiKey,
      timeoutMs: server.timeoutMs,
      helpers: toHelpers(parts),
    }),
})
