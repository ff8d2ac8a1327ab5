import { bannerEndpoints } from '@contract/endpoints/banner'
import type { FastifyInstance } from 'fastify'
import type { BannerPorts } from './ports'
import { handle } from '../../platform/http/router'
import { parsePlatform } from '../../platform/lib/device'
import { listBanners } from './service'

export function registerBannerRoutes(app: FastifyInstance, deps: BannerPorts): void {
  handle(app, deps, bannerEndpoints.list, ({ query, request }, source) =>
    listBanners(source, parsePlatform(request.headers), query),
  )
}
