import { bannerEndpoints } from '@contract/endpoints/banner'
import { configEndpoints } from '@contract/endpoints/config'
import { generateEndpoints } from '@contract/endpoints/generate'
import { mjEndpoints } from '@contract/endpoints/mj'
import type { FastifyInstance } from 'fastify'
import { APP_VERSION, APP_VERSION_CODE } from '../../config/config'
import type { Deps } from '../../ports'
import { handle } from '../../http/router'
import { platformOf } from '../../lib/device'
import { isReviewing, updateFor } from './client-version'
import { listGridModels } from './grid-models'
import { pickPrompt } from './random-prompt'
import { readShortAnimation } from './short-animation'
import { listTools } from './tool-list'
import { listModels, listPresets, listStyles, readGenerateConfig } from './service'

export function registerConfigRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, configEndpoints.app, async ({ query, request }) => {
    const platform = platformOf(request.headers)
    const client = { platform, version: query.version ?? null }
    const reviewing = isReviewing(client, deps.config.clients)
    return {
      version: APP_VERSION,
      versionCode: APP_VERSION_CODE,
      update: updateFor(client, deps.config.clients),
      modelList: await listModels(deps),
      tools: [...deps.engines.tools()],
      signIns: deps.signIns.filter((one) => one.client === platform).map(({ id }) => id),
      check: reviewing,
      payCheck: reviewing,
    }
  })
  handle(app, deps, configEndpoints.generate, () => readGenerateConfig(deps))
  handle(app, deps, configEndpoints.shortAnimation, () => readShortAnimation(deps))
  handle(app, deps, bannerEndpoints.applist, async () => listTools(deps))
  handle(app, deps, mjEndpoints.models, async () => listGridModels(deps))
  handle(app, deps, configEndpoints.presets, () => listPresets(deps))
  handle(app, deps, configEndpoints.styles, () => listStyles(deps))
  handle(app, deps, generateEndpoints.randomPrompt, async ({ body }) => ({
    prompt: pickPrompt(body.last),
  }))
}
