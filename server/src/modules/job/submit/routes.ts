import { generateEndpoints } from '@contract/endpoints/generate'
import { toolRuns } from '@contract/endpoints/runs'
import { toolEndpoints } from '@contract/endpoints/tools'
import { findTool } from '@contract/tools/all'
import { text2img } from '@contract/tools/text2img'
import type { FastifyInstance } from 'fastify'
import type { GeneratePorts } from '../ports'
import { type LimitDeps, requireCall } from '../../../platform/http/limits'
import { handle } from '../../../platform/http/router'
import { submitComparison } from './compare'
import { forecastPrompt } from './forecast'
import { findMaskRest, showMask } from './mask'
import { polish } from './polish'
import { submitTool } from './service'

/** Each is half a CPU second at most, besides the first of a picture; a hand brushes slower. */
const RESTS_PER_MINUTE = 40

export function registerGenerateRoutes(
  app: FastifyInstance,
  deps: GeneratePorts & Pick<LimitDeps, 'limiter'>,
): void {
  handle(app, deps, generateEndpoints.generate, ({ user, body }) => {
    // 涂鸦成画 shares the call of 文生图: it is the one with a sketch.
    const sketch = findTool('sketch')
    const tool = sketch && Object.hasOwn(body.params, 'sketch') ? sketch : text2img
    return submitTool(deps, user.id, tool, body)
  })
  handle(app, deps, generateEndpoints.compare, ({ user, body }) =>
    submitComparison(deps, user.id, body),
  )
  handle(app, deps, generateEndpoints.readPrompt, async ({ body }) => forecastPrompt(deps, body))
  handle(app, deps, generateEndpoints.polishPrompt, ({ user, body }) =>
    polish(deps, body, { byChat: user !== null }),
  )
  handle(app, deps, toolEndpoints.mask, ({ user, body }) => showMask(deps, user.id, body))
  handle(app, deps, toolEndpoints.maskRest, async ({ user, body, reply }) => {
    await requireCall(deps, reply, { key: `mask-rest:${user.id}`, max: RESTS_PER_MINUTE })
    return findMaskRest(deps, user.id, body)
  })
  for (const { tool, endpoint } of toolRuns) {
    handle(app, deps, endpoint, ({ user, body }) => submitTool(deps, user.id, tool, body))
  }
}
