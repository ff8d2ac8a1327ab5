import { qrcodeEndpoints } from '@contract/endpoints/qrcode'
import type { FastifyInstance } from 'fastify'
import type { QrcodePorts } from './ports'
import { originOf } from '../../platform/http/origin'
import { handle } from '../../platform/http/router'
import { createWechatApi } from '../../integrations/wechat/api'
import { createMiniCodes } from './mini-code'
import { createPageCode } from './service'

export function registerQrcodeRoutes(app: FastifyInstance, deps: QrcodePorts): void {
  const { wechatApp } = deps.config
  const miniCodes = createMiniCodes(wechatApp && createWechatApi(wechatApp), deps.log)
  handle(app, deps, qrcodeEndpoints.qrcode, async ({ query, request, reply }) => {
    reply.header('cache-control', 'private, max-age=3600')
    const code = await createPageCode(originOf(request, deps.config.publicUrl), query.path)
    const url = query.client === 'weapp' ? await miniCodes(query.path) : null
    return url === null ? code : { ...code, url }
  })
}
