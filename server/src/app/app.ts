/** The HTTP app as a value: built from its parts, listening to nothing yet. */
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config/config'
import type { Deps } from './ports'
import { registerCaching } from '../platform/http/caching'
import { registerConsole } from './console-files'
import { sendBuildFile } from './builds/serve'
import { registerCovers } from './covers'
import { answerError } from '../platform/http/error-handler'
import { registerH5 } from '../platform/http/h5'
import { registerHealth } from '../platform/http/health'
import { registerJsonBody } from '../platform/http/json-body'
import { registerLimits } from '../platform/http/limits'
import { registerMetrics } from '../platform/http/metrics'
import { registerOpenapi } from './openapi'
import { registerRequestLog } from '../platform/http/request-log'
import { registerSecurity } from './security'
import { serializerCompiler } from '../platform/http/serializer'
import { registerTracing } from '../platform/http/tracing'
import { registerSlowBodies } from '../platform/http/slow-bodies'
import { gaugeInstallation } from '../operations/installation/metrics'
import { newId } from '../platform/lib/ids'
import { VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import { registerAuthRoutes } from '../modules/auth/routes'
import { answerOpenApiError } from '../modules/open-api/errors'
import { registerOpenApiRoutes } from '../modules/open-api/routes'
import { registerApiKeyRoutes } from '../modules/api-key/routes'
import { registerAlbumRoutes } from '../modules/album/routes'
import { registerAppRoutes } from '../modules/apps/routes'
import { registerBannerRoutes } from '../modules/banner/routes'
import { registerBookRoutes } from '../modules/book/routes'
import { registerConfigRoutes } from '../modules/client-config/routes'
import { registerConsoleRoutes } from '../modules/console/routes'
import { registerCreditsRoutes } from '../modules/credits/routes'
import { registerGenerateRoutes } from '../modules/job/submit/routes'
import { registerImg2tagRoutes } from '../modules/img2tag/routes'
import { registerConversationRoutes } from '../modules/conversation/routes'
import { registerJobRoutes } from '../modules/job/routes'
import { registerLabelRoutes } from '../modules/label/routes'
import { registerLiveEventRoutes } from '../modules/live-events/routes'
import { registerProfileRoutes } from '../modules/profile/routes'
import { registerExportRoutes } from '../modules/export/routes'
import { registerSavedRoutes } from '../modules/saved-parts/routes'
import { registerCharacterRoutes } from '../modules/character/routes'
import { registerOwnKeyRoutes } from '../modules/own-key/routes'
import { registerFeedbackRoutes } from '../modules/feedback/routes'
import { registerGiftRoutes } from '../modules/gift/routes'
import { registerInviteRoutes } from '../modules/invite/routes'
import { registerMemberRoutes } from '../modules/credits/member-routes'
import { registerQuestRoutes } from '../modules/quest/routes'
import { registerPaymentRoutes } from '../modules/payment/routes'
import { registerWebhookRoutes } from '../modules/webhook/routes'
import { registerWechatPush } from '../modules/wechat-push/routes'
import { registerMuteRoutes } from '../modules/mute/routes'
import { registerNotificationRoutes } from '../modules/notification/routes'
import { registerPushRoutes } from '../modules/push/routes'
import { registerStyleModelRoutes } from '../modules/style-models/routes'
import { registerCommentRoutes } from '../modules/comment/routes'
import { registerStoryboardRoutes } from '../modules/storyboard/routes'
import { registerContestRoutes } from '../modules/contest/routes'
import { registerReviewRoutes } from '../modules/review/routes'
import { registerMusicRoutes } from '../modules/music/routes'
import { registerQrcodeRoutes } from '../modules/qrcode/routes'
import { registerUploadRoutes } from '../modules/upload/routes'
import { registerUserRoutes } from '../modules/user/routes'
import { registerWorkRoutes } from '../modules/works/routes'
import { loadFirstData } from '../modules/works/feed/first-page'
import { loadShareMeta } from '../modules/works/share/share'
import { registerFiles } from './files'

const JSON_MAX_BYTES = 256 * 1024

/** Fastify takes a hop count only as a function. */
function toTrustProxy(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: toTrustProxy(config.trustProxy),
    bodyLimit: JSON_MAX_BYTES,
    // Addresses that are no addresses: no route is found for them.
    frameworkErrors: (error, request, reply) =>
      (/^\/v1\//.test(request.url) ? answerOpenApiError : answerError)(error, request, reply),
    // Requests on open connections are still answered, with `connection: close`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('user', null)
  app.decorateRequest('staff', null)
  registerJsonBody(app)
  app.setErrorHandler(answerError)
  registerTracing(app)
  registerRequestLog(app)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Clients with a keep-alive connection open the next one to another server.
    if (deps.lifecycle.isStopping()) void reply.header('connection', 'close')
    done()
  })
  registerMetrics(app, deps, {
    process: 'server',
    gauges: (registry) => gaugeInstallation(registry, deps),
  })
  await registerSecurity(app, config)
  registerCaching(app)
  registerLimits(app, deps)
  registerSlowBodies(app, config.limits)
  await app.register(multipart, {
    limits: {
      files: 1,
      fileSize: VIDEO_MAX_BYTES,
      fields: 20,
      fieldSize: 64 * 1024,
      parts: 24,
    },
  })
  await registerOpenapi(app, config)

  registerHealth(app, deps)
  registerAuthRoutes(app, deps)
  registerUserRoutes(app, deps)
  registerCreditsRoutes(app, deps)
  registerConfigRoutes(app, deps)
  registerGenerateRoutes(app, deps)
  registerAppRoutes(app, deps)
  registerBannerRoutes(app, deps)
  registerBookRoutes(app, deps)
  registerJobRoutes(app, deps)
  registerConversationRoutes(app, deps)
  registerLiveEventRoutes(app, deps)
  registerImg2tagRoutes(app, deps)
  registerUploadRoutes(app, deps)
  registerQrcodeRoutes(app, deps)
  registerWorkRoutes(app, deps)
  registerStyleModelRoutes(app, deps)
  registerPaymentRoutes(app, deps)
  registerWechatPush(app, deps)
  registerQuestRoutes(app, deps)
  registerInviteRoutes(app, deps)
  registerGiftRoutes(app, deps)
  registerMemberRoutes(app, deps)
  registerExportRoutes(app, deps)
  registerFeedbackRoutes(app, deps)
  registerOwnKeyRoutes(app, deps)
  registerCharacterRoutes(app, deps)
  registerStoryboardRoutes(app, deps)
  registerApiKeyRoutes(app, deps)
  registerWebhookRoutes(app, deps)
  registerSavedRoutes(app, deps)
  registerAlbumRoutes(app, deps)
  registerProfileRoutes(app, deps)
  registerLabelRoutes(app, deps)
  registerNotificationRoutes(app, deps)
  registerPushRoutes(app, deps)
  registerReviewRoutes(app, deps)
  registerMusicRoutes(app, deps)
  registerCommentRoutes(app, deps)
  registerMuteRoutes(app, deps)
  registerContestRoutes(app, deps)
  registerConsoleRoutes(app, deps)
  await registerOpenApiRoutes(app, deps)
  await registerFiles(app, deps)

  await registerCovers(app)
  await registerConsole(app, config)
  await registerH5(
    app,
    deps,
    (page) => deps.reads.read(null, (source) => loadShareMeta({ ...deps, ...source }, page)),
    (page) => deps.reads.read(null, (source) => loadFirstData({ ...deps, ...source }, page)),
    (request, reply) => sendBuildFile(deps.builds, request, reply),
  )
  return app
}
