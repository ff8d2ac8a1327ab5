import { albumEndpoints } from '@contract/endpoints/album'
import type { FastifyInstance } from 'fastify'
import type { AlbumPorts } from './ports'
import { handle } from '../../platform/http/router'
import {
  addJobs,
  addToAlbums,
  change,
  createAlbum,
  listAlbumJobs,
  listMyAlbums,
  moveOut,
  removeAlbum,
} from './service'

export function registerAlbumRoutes(app: FastifyInstance, deps: AlbumPorts): void {
  const calls = albumEndpoints
  handle(app, deps, calls.create, ({ user, body }) => createAlbum(deps, user.id, body))
  handle(app, deps, calls.my, ({ user, query }) => listMyAlbums(deps, user.id, query))
  handle(app, deps, calls.getJobs, ({ user, query }) => listAlbumJobs(deps, user.id, query))
  handle(app, deps, calls.addJobsToAlbum, ({ user, body }) => addJobs(deps, user.id, body))
  handle(app, deps, calls.addJobToAlbums, ({ user, body }) => addToAlbums(deps, user.id, body))
  handle(app, deps, calls.moveJobsOutAlbum, ({ user, body }) => moveOut(deps, user.id, body))
  handle(app, deps, calls.change, ({ user, params, body }) =>
    change(deps, user.id, params.id, body),
  )
  handle(app, deps, calls.remove, ({ user, params }) => removeAlbum(deps, user.id, params.id))
}
