import { bannerEndpoints } from '@contract/endpoints/banner'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports'
import { handle } from '../../http/router'
import { listBanners } from './service'

export function registerBannerRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, bannerEndpoints.list, ({ query, request }) =>
    listBanners(deps, String(request.headers['app-sign'] ?? 'h5'), query),
  )
}
