import { musicEndpoints } from '@contract/endpoints/music'
import type { FastifyInstance } from 'fastify'
import type { MusicPorts } from './ports'
import { handle } from '../../platform/http/router'
import { createMoodSamples } from './sample'

const HOUR_SECONDS = 3600

export function registerMusicRoutes(app: FastifyInstance, deps: MusicPorts): void {
  const findSample = createMoodSamples(deps)
  handle(app, deps, musicEndpoints.sample, async ({ query, reply }) => {
    const url = await findSample(query.mood)
    reply.header('cache-control', `private, max-age=${HOUR_SECONDS}`)
    return { url }
  })
}
