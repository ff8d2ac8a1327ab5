import { bannerEndpoints } from '@contract/endpoints/banner'
import { configEndpoints } from '@contract/endpoints/config'
import { generateEndpoints } from '@contract/endpoints/generate'
import { mjEndpoints } from '@contract/endpoints/mj'
import type { FastifyInstance } from 'fastify'
import { APP_VERSION, APP_VERSION_CODE } from '../../config/config'
import type { ConfigPorts } from './ports'
import { handle } from '../../platform/http/router'
import { parsePlatform } from '../../platform/lib/device'
import { waysOn } from '../../integrations/identity-providers/ways'
import { readOperator } from '../settings/operator'
import { listModelsHere } from '../job/read/models-here'
import { updateFor } from './client-version'
import { listGridModels } from './grid-models'
import { pickPrompt } from './random-prompt'
import { hasComments, hasRewards, hasShop } from './store-rules'
import { readShortAnimation } from './short-animation'
import { listTools } from './tool-list'
import { listModels, listPresets, listStyles, readGenerateConfig } from './service'

export function registerConfigRoutes(app: FastifyInstance, deps: ConfigPorts): void {
  handle(app, deps, configEndpoints.app, async ({ query, request }) => {
    const platform = parsePlatform(request.headers)
    const client = { platform, version: query.version ?? null }
    return {
      version: APP_VERSION,
      versionCode: APP_VERSION_CODE,
      update: updateFor(client, deps.config.clients),
      modelList: await listModels(deps),
      tools: [...deps.engines.tools()],
      signIns: deps.signIns.filter((one) => one.client === platform).map(({ id }) => id),
      ways: waysOn(deps.config, platform),
      oidcName: deps.config.signIn.oidc?.name ?? null,
      sms: deps.sms !== null,
      welcomeCredits: deps.config.credits.welcome,
      plainCopies: deps.config.plainCopies.on,
      openApi: deps.config.openApi.on,
      operator: { ...deps.config.operator, ...(await readOperator(deps)) },
      comments: hasComments(deps, request.headers),
      check: !hasRewards(deps, request.headers),
      payCheck: !hasShop(deps, request.headers),
    }
  })
  handle(app, deps, configEndpoints.generate, ({ user }, source) =>
    readGenerateConfig(source, user?.id ?? null),
  )
  handle(app, deps, configEndpoints.modelsHere, ({ user }, source) =>
    listModelsHere(source, user?.id ?? null),
  )
  handle(app, deps, configEndpoints.shortAnimation, (_, source) => readShortAnimation(source))
  handle(app, deps, bannerEndpoints.applist, async (_, source) => listTools(source))
  handle(app, deps, mjEndpoints.models, async (_, source) => listGridModels(source))
  handle(app, deps, configEndpoints.presets, (_, source) => listPresets(source))
  handle(app, deps, configEndpoints.styles, (_, source) => listStyles(source))
  handle(app, deps, generateEndpoints.randomPrompt, async ({ body }) => ({
    prompt: pickPrompt(body.last),
  }))
}
