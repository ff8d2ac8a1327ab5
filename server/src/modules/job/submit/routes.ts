import { generateEndpoints } from '@contract/endpoints/generate'
import { mjEndpoints } from '@contract/endpoints/mj'
import { toolEndpoints } from '@contract/endpoints/tools'
import { findTool, toolOfPath } from '@contract/tools/all'
import { text2img } from '@contract/tools/text2img'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../ports'
import { handle } from '../../../http/router'
import { AppError } from '../../../lib/errors'
import { showMask } from './mask'
import { listGridModels } from '../../config/grid-models'
import { submitTool } from './service'
import { texts } from './texts'

export function registerGenerateRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, generateEndpoints.generate, ({ user, body }) => {
    // 涂鸦成画 shares the call of 文生图: it is the one with a sketch.
    const sketch = findTool('sketch')
    const tool = sketch && Object.hasOwn(body.params, 'sketch') ? sketch : text2img
    return submitTool(deps, user.id, tool, body)
  })
  const { mask, ...runs } = toolEndpoints
  handle(app, deps, mask, ({ user, body }) => showMask(deps, user.id, body))
  const { models, ...gridRuns } = mjEndpoints
  handle(app, deps, models, async () => listGridModels(deps))
  for (const endpoint of [...Object.values(runs), ...Object.values(gridRuns)]) {
    const tool = toolOfPath(endpoint.path)
    handle(app, deps, endpoint, ({ user, body }) => {
      if (!tool)
        throw new AppError('CAPABILITY_MISSING', { message: texts.noEngine(endpoint.path) })
      return submitTool(deps, user.id, tool, body)
    })
  }
}
