/** ComfyUI servers, as the environment or engines.json describes them. */
import path from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../../../platform/lib/paths'
import { familyNames } from '../diffusion/families'
import { toHelpers } from '../diffusion/tools'
import { defineVendor } from '../vendor'
import { createComfyUiEngine } from './comfyui'
import { COMFYUI_VARIABLES } from './config'
import { readWorkflows } from './workflows'

const DEFAULT_TIMEOUT_MS = 600_000

function parseHeaders(header: string | null | undefined): Record<string, string> {
  const [, name, value] = /^([\w-]+): ?(.+)$/.exec(header ?? '') ?? []
  return name && value ? { [name.toLowerCase()]: value } : {}
}

export const comfyui = defineVendor({
  id: 'comfyui',
  variables: COMFYUI_VARIABLES,
  timeoutMs: DEFAULT_TIMEOUT_MS,
  own: {
    /** Further servers of the same pool. */
    urls: z
      .array(z.url({ protocol: /^https?$/ }))
      .max(15)
      .optional(),
    /** Folder of its own graphs. */
    workflows: z.string().min(1).optional(),
    /** Families of files whose names do not identify them, e.g. `{"dream": "sdxl"}`. */
    families: familyNames.optional(),
  },
  fromEnvironment(values) {
    const [baseUrl, ...urls] = values.COMFYUI_URL ?? []
    if (!baseUrl) return null
    return {
      server: {
        name: null,
        baseUrl,
        models: null,
        timeoutMs: values.COMFYUI_TIMEOUT_MS,
        apiKey: values.COMFYUI_HEADER,
      },
      own: { urls, workflows: values.COMFYUI_WORKFLOWS ?? undefined },
      credits: values.COMFYUI_CREDITS,
    }
  },
  create: (server, { urls = [], workflows, families }, parts) =>
    createComfyUiEngine({
      id: server.id,
      name: server.name ?? 'ComfyUI',
      addresses: [server.baseUrl, ...urls.map((url) => url.replace(/\/+$/, ''))],
      // The key of an entry is the header's line.
      headers: parseHeaders(server.apiKey),
      deadlineMs: server.timeoutMs,
      workflows: workflows === undefined ? [] : readWorkflows(path.resolve(projectRoot, workflows)),
      families,
      helpers: toHelpers(parts),
    }),
})
