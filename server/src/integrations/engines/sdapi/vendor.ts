/** Servers of the sdapi family, as the environment or engines.json describes them. */
import { familyNames } from '../diffusion/families'
import { toHelpers } from '../diffusion/tools'
import { defineVendor } from '../vendor'
import { MOST_TIMEOUT_MS, SDAPI_VARIABLES } from './config'
import { createSdApiEngine } from './sdapi'

export const sdapi = defineVendor({
  id: 'sdapi',
  variables: SDAPI_VARIABLES,
  timeoutMs: MOST_TIMEOUT_MS,
  own: {
    /** Families of files whose names do not identify them, e.g. `{"dream": "sdxl"}`. */
    families: familyNames.optional(),
  },
  fromEnvironment(values) {
    if (!values.SDAPI_URL) return null
    return {
      server: {
        name: null,
        baseUrl: values.SDAPI_URL,
        models: null,
        apiKey: values.SDAPI_AUTH,
        timeoutMs: values.SDAPI_TIMEOUT_MS,
      },
      own: {},
      credits: values.SDAPI_CREDITS,
    }
  },
  create: (server, { families }, parts) =>
    createSdApiEngine({
      id: server.id,
      name: server.name,
      baseUrl: server.baseUrl,
      auth: server.apiKey,
      timeoutMs: Math.min(server.timeoutMs, MOST_TIMEOUT_MS),
      families,
      helpers: toHelpers(parts),
    }),
})
