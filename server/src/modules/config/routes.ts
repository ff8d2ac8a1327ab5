import { bannerEndpoints } from '@contract/endpoints/banner'
import { configEndpoints } from '@contract/endpoints/config'
import { generateEndpoints } from '@contract/endpoints/generate'
import type { FastifyInstance } from 'fastify'
import { APP_VERSION, APP_VERSION_CODE } from '../../config'
import type { Deps } from '../../deps'
import { handle } from '../../http/router'
import { pickPrompt } from './random-prompt'
import { readShortAnimation } from './short-animation'
import { listTools } from './tool-list'
import { listModels, listPresets, listStyles, readGenerateConfig } from './service'

export function registerConfigRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, configEndpoints.app, async () => ({
    version: APP_VERSION,
    versionCode: APP_VERSION_CODE,
    update: null,
    modelList: await listModels(deps),
    tools: [...deps.engines.tools()],
    check: false,
    payCheck: false,
  }))
  handle(app, deps, configEndpoints.generate, async () => readGenerateConfig(deps))
  handle(app, deps, configEndpoints.shortAnimation, () => readShortAnimation(deps))
  handle(app, deps, bannerEndpoints.applist, async () => listTools(deps))
  handle(app, deps, configEndpoints.presets, () => listPresets(deps))
  handle(app, deps, configEndpoints.styles, () => listStyles(deps))
  handle(app, deps, generateEndpoints.randomPrompt, async ({ body }) => ({
    prompt: pickPrompt(body.last),
  }))
}
