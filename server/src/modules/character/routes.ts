import { characterEndpoints } from '@contract/endpoints/characters'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import type { CharacterPorts } from './ports'
import {
  changeCharacter,
  createCharacter,
  listMine,
  readCharacter,
  readWords,
  removeCharacter,
} from './service'

/** Of a user: each checks words, or reads them with the painter's dictionary. */
const WRITES_PER_MINUTE = 20
const READS_PER_MINUTE = 60

export function registerCharacterRoutes(app: FastifyInstance, deps: CharacterPorts): void {
  const count = (reply: FastifyReply, userId: string) =>
    requireCall(deps, reply, { key: `character:${userId}`, max: WRITES_PER_MINUTE })

  handle(app, deps, characterEndpoints.list, ({ user, query }) => listMine(deps, user.id, query))
  handle(app, deps, characterEndpoints.read, ({ user, params }) =>
    readCharacter(deps, { userId: user.id, id: params.id }),
  )
  handle(app, deps, characterEndpoints.create, async ({ user, body, reply }) => {
    await count(reply, user.id)
    return createCharacter(deps, user.id, body)
  })
  handle(app, deps, characterEndpoints.change, async ({ user, params, body, reply }) => {
    await count(reply, user.id)
    return changeCharacter(deps, { userId: user.id, id: params.id }, body)
  })
  handle(app, deps, characterEndpoints.remove, ({ user, params }) =>
    removeCharacter(deps, { userId: user.id, id: params.id }),
  )
  handle(app, deps, characterEndpoints.readLooks, async ({ user, body, reply }) => {
    await requireCall(deps, reply, { key: `looks:${user.id}`, max: READS_PER_MINUTE })
    return readWords(body.words)
  })
}
