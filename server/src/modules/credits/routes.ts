import { configEndpoints } from '@contract/endpoints/config'
import { userEndpoints } from '@contract/endpoints/user'
import { ALL_TOOLS } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import { text2img } from '@contract/tools/text2img'
import type { FastifyInstance } from 'fastify'
import type { CreditsPorts } from './ports'
import { handle } from '../../platform/http/router'
import { toEngineModel, pictureCredits, quoteTool } from '../job/pricing'
import { texts } from './texts'
import { readScore, readScoreLog, returnScore, signIn } from './score'

export function registerCreditsRoutes(app: FastifyInstance, deps: CreditsPorts): void {
  const { config } = deps
  handle(app, deps, userEndpoints.score, ({ user }) => readScore(deps, user.id))
  handle(app, deps, userEndpoints.signin, ({ user }) => signIn(deps, user.id))
  handle(app, deps, userEndpoints.scoreLog, ({ user, query }) => readScoreLog(deps, user.id, query))
  handle(app, deps, userEndpoints.returnScore, ({ user, body }) =>
    returnScore(deps, { userId: user.id, jobId: body.id }),
  )
  handle(app, deps, configEndpoints.score, async () => ({
    welcomeCredits: config.credits.welcome,
    signinCredits: config.credits.signin,
    prices: [
      ...deps.engines.offersOf(text2img.id).map((offer) => ({
        tool: text2img.id,
        name: `${text2img.name} · ${offer.model.name}`,
        credits: pictureCredits(config.credits.prices, toEngineModel(offer), text2img.id),
      })),
      ...ALL_TOOLS.filter(({ id }) => id !== text2img.id).flatMap((tool) => {
        const [offer] = deps.engines.offersOf(tool.id)
        if (!offer) return []
        const defaults = buildDefaults(tool)
        // Less than a credit a second is rounded up over the whole run.
        const isPerSecond = tool.price.unit === 'second' && tool.price.weight >= 1
        const params = isPerSecond && 'seconds' in defaults ? { ...defaults, seconds: 1 } : defaults
        const credits = quoteTool(config.credits.prices, { ...toEngineModel(offer), tool, params })
        return [
          { tool: tool.id, name: isPerSecond ? texts.perSecond(tool.name) : tool.name, credits },
        ]
      }),
    ],
  }))
}
