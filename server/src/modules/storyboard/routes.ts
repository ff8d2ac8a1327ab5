import { storyboardEndpoints } from '@contract/endpoints/storyboard'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import { filmStoryboard, paintShots } from './order'
import type { StoryboardPorts } from './ports'
import {
  changeStoryboard,
  createStoryboard,
  listMine,
  readStoryboard,
  removeStoryboard,
} from './service'
import { splitText } from './split'

/** Of a user: edits are saved while they are made. */
const CHANGES_PER_MINUTE = 120
const CREATIONS_PER_MINUTE = 20
const ORDERS_PER_MINUTE = 30
const SPLITS_PER_MINUTE = 20

export function registerStoryboardRoutes(app: FastifyInstance, deps: StoryboardPorts): void {
  const count = (reply: FastifyReply, key: string, max: number) =>
    requireCall(deps, reply, { key, max })

  handle(app, deps, storyboardEndpoints.list, ({ user, query }) => listMine(deps, user.id, query))
  handle(app, deps, storyboardEndpoints.read, ({ user, params }) =>
    readStoryboard(deps, { userId: user.id, id: params.id }),
  )
  handle(app, deps, storyboardEndpoints.create, async ({ user, body, reply }) => {
    await count(reply, `storyboard:create:${user.id}`, CREATIONS_PER_MINUTE)
    return createStoryboard(deps, user.id, body)
  })
  handle(app, deps, storyboardEndpoints.change, async ({ user, params, body, reply }) => {
    await count(reply, `storyboard:${user.id}`, CHANGES_PER_MINUTE)
    return changeStoryboard(deps, { userId: user.id, id: params.id }, body)
  })
  handle(app, deps, storyboardEndpoints.remove, ({ user, params }) =>
    removeStoryboard(deps, { userId: user.id, id: params.id }),
  )
  handle(app, deps, storyboardEndpoints.split, async ({ user, body, reply }) => {
    await count(reply, `storyboard:split:${user.id}`, SPLITS_PER_MINUTE)
    return splitText(deps, body.script)
  })
  handle(app, deps, storyboardEndpoints.paint, async ({ user, params, body, reply }) => {
    await count(reply, `storyboard:order:${user.id}`, ORDERS_PER_MINUTE)
    return paintShots(deps, { userId: user.id, id: params.id }, body)
  })
  handle(app, deps, storyboardEndpoints.film, async ({ user, params, body, reply }) => {
    await count(reply, `storyboard:order:${user.id}`, ORDERS_PER_MINUTE)
    return filmStoryboard(deps, { userId: user.id, id: params.id }, body)
  })
}
