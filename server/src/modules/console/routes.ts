import { consoleAccessEndpoints } from '@contract/endpoints/console/access'
import { consoleCatalogEndpoints } from '@contract/endpoints/console/catalogs'
import { consoleCommentEndpoints } from '@contract/endpoints/console/comments'
import { consoleContestEndpoints } from '@contract/endpoints/console/contests'
import { consoleEngineEndpoints } from '@contract/endpoints/console/engines'
import { consoleFeedbackEndpoints } from '@contract/endpoints/console/feedback'
import { consoleFigureEndpoints } from '@contract/endpoints/console/figures'
import { consoleJobEndpoints } from '@contract/endpoints/console/jobs'
import { consoleLogEndpoints } from '@contract/endpoints/console/log'
import { consoleOrderEndpoints } from '@contract/endpoints/console/orders'
import { consolePictureEndpoints } from '@contract/endpoints/console/pictures'
import { consoleReviewEndpoints } from '@contract/endpoints/console/review'
import { consoleSettingEndpoints } from '@contract/endpoints/console/settings'
import { consoleShopEndpoints } from '@contract/endpoints/console/shop'
import { consoleStyleEndpoints } from '@contract/endpoints/console/styles'
import { consoleThemeEndpoints } from '@contract/endpoints/console/themes'
import { consoleUserEndpoints } from '@contract/endpoints/console/users'
import { consoleWordEndpoints } from '@contract/endpoints/console/words'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transaction } from '../../platform/db/transaction'
import { originOf } from '../../platform/http/origin'
import { handle } from '../../platform/http/router'
import { addressKey } from '../../platform/lib/address'
import { createBackground } from '../../platform/lib/background'
import { parseDevice } from '../../platform/lib/device'
import { APP_VERSION } from '../../config/config'
import type { ConsolePorts } from './ports'
import { recoveryCodesLeft } from './factor'
import { setBudget } from './budgets'
import * as items from './catalog-items'
import * as catalogs from './catalogs'
import * as comments from './comments'
import * as contests from './contests'
import * as engines from './engines'
import { readKeys, revokeKey } from './keys'
import * as feedback from './feedback'
import * as jobs from './jobs'
import { logAct, readLog } from './log'
import { listOrders, refund } from './orders'
import * as people from './people'
import { takePicture } from './pictures'
import { readHistory, reopen, rule } from './review'
import { hashDevice } from '../auth/code-requester'
import { beginOidc } from '../auth/oidc'
import { beginPasskey } from '../auth/passkeys/enter'
import { readQueue } from '../review/queue'
import * as settings from './settings'
import * as shop from './shop'
import { deleteSession, findAvatarKey } from './session-repository'
import {
  beginEnrol,
  confirmEnrol,
  proveSecondFactor,
  requestStaffCode,
  signIn,
  signInByOidc,
  signInByPasskey,
  waysHere,
} from './sign-in'
import { tryStyle } from './style-try'
import * as styles from './styles'
import { readToday } from './today'
import * as themes from './themes'
import * as words from './words'

/** `device` of a body is the client's own id; the one that is shown is read from its headers. */
function toCallerInput<B extends { device?: string | undefined }>(
  { device, ...rest }: B,
  request: FastifyRequest,
) {
  const visit = { device: parseDevice(request.headers), address: addressKey(request.ip) }
  return { ...rest, caller: { ...visit, deviceHash: hashDevice(device) } }
}

function registerAccess(app: FastifyInstance, deps: ConsolePorts): void {
  const { db, storage } = deps
  const background = createBackground(deps)
  app.addHook('onClose', () => background.settled())
  handle(app, deps, consoleAccessEndpoints.ways, async () => ({
    ways: waysHere(deps),
    oidcName: deps.config.signIn.oidc?.name ?? null,
  }))
  handle(app, deps, consoleAccessEndpoints.code, ({ body, request }) =>
    requestStaffCode(deps, background, toCallerInput(body, request)),
  )
  handle(app, deps, consoleAccessEndpoints.signIn, ({ body, request }) =>
    signIn(deps, toCallerInput(body, request)),
  )
  handle(app, deps, consoleAccessEndpoints.oidcStart, ({ request }) =>
    beginOidc(deps, originOf(request, deps.config.publicUrl), 'console'),
  )
  handle(app, deps, consoleAccessEndpoints.oidcSignIn, ({ body, request }) =>
    signInByOidc(deps, toCallerInput(body, request)),
  )
  handle(app, deps, consoleAccessEndpoints.passkeyStart, async () => beginPasskey(deps, 'console'))
  handle(app, deps, consoleAccessEndpoints.passkeySignIn, ({ body, request }) =>
    signInByPasskey(deps, toCallerInput(body, request)),
  )
  handle(app, deps, consoleAccessEndpoints.totp, ({ body: { device, ...body } }) =>
    proveSecondFactor(deps, { ...body, deviceHash: hashDevice(device) }),
  )
  handle(app, deps, consoleAccessEndpoints.enrol, ({ body }) => beginEnrol(deps, body.ticket))
  handle(app, deps, consoleAccessEndpoints.confirmEnrol, ({ body: { device, ...body } }) =>
    confirmEnrol(deps, { ...body, deviceHash: hashDevice(device) }),
  )
  handle(app, deps, consoleAccessEndpoints.me, async ({ user }) => {
    const { id, nickname, role, expiresAt } = user
    const avatarKey = await findAvatarKey(db, id)
    return {
      id,
      nickname,
      role,
      version: APP_VERSION,
      avatarUrl: avatarKey === null ? null : storage.url(avatarKey),
      expiresAt: expiresAt.toISOString(),
      recoveryCodesLeft: await recoveryCodesLeft(db, id),
    }
  })
  handle(app, deps, consoleAccessEndpoints.signOut, async ({ user }) => {
    await transaction(db, async (tx) => {
      if (!(await deleteSession(tx, user.sessionId))) return
      await logAct(tx, user, { command: 'sign-out', args: [], result: {} })
    })
    return null
  })
}

function registerUsers(app: FastifyInstance, deps: ConsolePorts): void {
  const { users, user, ledger, orders, block, unblock, adjust } = consoleUserEndpoints
  handle(app, deps, users, ({ query }) => people.findUsers(deps, query))
  handle(app, deps, user, ({ params }) => people.readUser(deps, params.id))
  handle(app, deps, ledger, ({ params, query }) => people.readLedger(deps, { ...params, ...query }))
  handle(app, deps, consoleUserEndpoints.jobs, ({ params, query }) =>
    people.readJobs(deps, { ...params, ...query }),
  )
  handle(app, deps, orders, ({ params, query }) => people.readOrders(deps, { ...params, ...query }))
  handle(app, deps, block, ({ user: staff, params, body }) => {
    const days = body.days === 'ever' ? null : Number(body.days)
    return people.block(deps, staff, { ...params, days, reason: body.reason })
  })
  handle(app, deps, consoleUserEndpoints.keys, ({ params, query }) =>
    readKeys(deps, { ...params, ...query }),
  )
  handle(app, deps, consoleUserEndpoints.revokeKey, ({ user: staff, params, body }) =>
    revokeKey(deps, staff, { userId: params.id, keyId: params.keyId, reason: body.reason }),
  )
  handle(app, deps, unblock, ({ user: staff, params, body }) =>
    people.unblock(deps, staff, { ...params, ...body }),
  )
  handle(app, deps, adjust, ({ user: staff, params, body }) =>
    people.adjust(deps, staff, { ...params, ...body }),
  )
}

function registerJobs(app: FastifyInstance, deps: ConsolePorts): void {
  const { list, cancel, retry } = consoleJobEndpoints
  handle(app, deps, list, ({ query }) => jobs.listJobs(deps, query))
  handle(app, deps, cancel, ({ user, params, body }) =>
    jobs.cancelJob(deps, user, { ...params, ...body }),
  )
  handle(app, deps, retry, ({ user, params, body }) =>
    jobs.retryJob(deps, user, { ...params, ...body }),
  )
}

function registerFeedback(app: FastifyInstance, deps: ConsolePorts): void {
  const { list, one, answer, close } = consoleFeedbackEndpoints
  handle(app, deps, list, ({ query }) => feedback.readList(deps, query))
  handle(app, deps, one, ({ params }) => feedback.readFeedback(deps, params.id))
  handle(app, deps, answer, ({ user, params, body }) =>
    feedback.answer(deps, user, { ...params, ...body }),
  )
  handle(app, deps, close, ({ user, params, body }) =>
    feedback.settle(deps, user, { ...params, ...body }),
  )
}

function registerEngines(app: FastifyInstance, deps: ConsolePorts): void {
  const { list, test, switch: turn, price, order } = consoleEngineEndpoints
  handle(app, deps, list, () => engines.readEngines(deps))
  handle(app, deps, test, ({ user, params }) => engines.testEngine(deps, user, params.id))
  handle(app, deps, turn, ({ user, body }) => engines.switchModel(deps, user, body))
  handle(app, deps, price, ({ user, body }) => engines.setPrice(deps, user, body))
  handle(app, deps, order, ({ user, body }) => engines.setOrder(deps, user, body))
  handle(app, deps, consoleEngineEndpoints.budget, async ({ user, body }) => {
    await setBudget(deps, user, body)
    return engines.readEngines(deps)
  })
}

function registerCatalogs(app: FastifyInstance, deps: ConsolePorts): void {
  const { list, show, first, remove, addBanner, banner, addApp } = consoleCatalogEndpoints
  handle(app, deps, list, () => catalogs.readCatalogs(deps))
  handle(app, deps, show, ({ user, params, body }) =>
    catalogs.show(deps, user, { ...params, ...body }),
  )
  handle(app, deps, first, ({ user, params, body }) =>
    catalogs.putFirst(deps, user, { ...params, ...body }),
  )
  handle(app, deps, remove, ({ user, params, body }) =>
    catalogs.remove(deps, user, { ...params, ...body }),
  )
  handle(app, deps, banner, ({ user, params, body }) =>
    items.changeBanner(deps, user, { ...params, ...body }),
  )
  handle(app, deps, addBanner, ({ user, body }) => items.addBanner(deps, user, body))
  handle(app, deps, addApp, ({ user, body }) => items.addApp(deps, user, body))
  handle(app, deps, consoleCatalogEndpoints.app, ({ user, params, body }) =>
    items.changeApp(deps, user, { ...params, ...body }),
  )
}

function registerStyles(app: FastifyInstance, deps: ConsolePorts): void {
  const { list, add, change, try: attempt } = consoleStyleEndpoints
  handle(app, deps, consolePictureEndpoints.upload, ({ user, request }) =>
    takePicture(deps, user, request),
  )
  handle(app, deps, list, () => styles.readStyles(deps))
  handle(app, deps, add, ({ user, body }) => styles.addStyle(deps, user, body))
  handle(app, deps, change, ({ user, params, body }) =>
    styles.changeStyle(deps, user, { ...params, ...body }),
  )
  handle(app, deps, attempt, ({ user, body }) => tryStyle(deps, user, body))
}

function registerThemes(app: FastifyInstance, deps: ConsolePorts): void {
  const { list, choose, write } = consoleThemeEndpoints
  handle(app, deps, list, () => themes.readThemes(deps))
  handle(app, deps, choose, ({ user, params, body }) =>
    themes.chooseTheme(deps, user, { ...params, ...body }),
  )
  handle(app, deps, write, ({ user, params, body }) =>
    themes.writeTheme(deps, user, { ...params, ...body }),
  )
}

function registerContests(app: FastifyInstance, deps: ConsolePorts): void {
  const { list, add, change, end, entries, pick, disqualify } = consoleContestEndpoints
  handle(app, deps, list, ({ query }) => contests.readContests(deps, query))
  handle(app, deps, add, ({ user, body }) => contests.addContest(deps, user, body))
  handle(app, deps, change, ({ user, params, body }) =>
    contests.changeContest(deps, user, { ...params, ...body }),
  )
  handle(app, deps, end, ({ user, params, body }) =>
    contests.endContest(deps, user, { ...params, ...body }),
  )
  handle(app, deps, entries, ({ params, query }) =>
    contests.readStaffEntries(deps, { ...params, ...query }),
  )
  handle(app, deps, pick, ({ user, params, body }) =>
    contests.pickEntry(deps, user, { ...params, ...body }),
  )
  handle(app, deps, disqualify, ({ user, params, body }) =>
    contests.disqualify(deps, user, { ...params, ...body }),
  )
}

function registerReview(app: FastifyInstance, deps: ConsolePorts): void {
  const { queue, pass, reject, history, reopen: again } = consoleReviewEndpoints
  handle(app, deps, queue, ({ user, query }) =>
    readQueue(deps, { reviewerId: user.id, kind: query.kind }),
  )
  handle(app, deps, pass, ({ user, body }) => rule(deps, user, { ...body, reason: null }))
  handle(app, deps, reject, ({ user, body }) => rule(deps, user, body))
  handle(app, deps, history, ({ user, query }) => readHistory(deps, user, query))
  handle(app, deps, again, ({ user, body }) => reopen(deps, user, body))
  const { list, hide, restore } = consoleCommentEndpoints
  handle(app, deps, list, ({ query }) => comments.listComments(deps, query))
  handle(app, deps, hide, ({ user, params, body }) =>
    comments.hideComment(deps, user, { ...params, ...body }),
  )
  handle(app, deps, restore, ({ user, params, body }) =>
    comments.restoreComment(deps, user, { ...params, ...body }),
  )
}

function registerOrders(app: FastifyInstance, deps: ConsolePorts): void {
  handle(app, deps, consoleOrderEndpoints.list, ({ query }) => listOrders(deps, query))
  handle(app, deps, consoleOrderEndpoints.refund, ({ user, params, body }) =>
    refund(deps, user, { ...params, ...body }),
  )
}

function registerShop(app: FastifyInstance, deps: ConsolePorts): void {
  const { list, save, gifts, endGifts } = consoleShopEndpoints
  handle(app, deps, list, () => shop.readShop(deps))
  handle(app, deps, save, ({ user, params, body }) =>
    shop.saveGoods(deps, user, { ...params, ...body }),
  )
  handle(app, deps, gifts, ({ user, body }) => shop.makeGifts(deps, user, body))
  handle(app, deps, endGifts, ({ user, body }) => shop.endGifts(deps, user, body))
}

function registerWords(app: FastifyInstance, deps: ConsolePorts): void {
  const { list, save, try: attempt } = consoleWordEndpoints
  handle(app, deps, list, () => words.readWordList(deps))
  handle(app, deps, save, ({ user, body }) => words.saveWords(deps, user, body))
  handle(app, deps, attempt, async ({ body }) => ({ found: words.tryWords(body) }))
}

function registerSettings(app: FastifyInstance, deps: ConsolePorts): void {
  handle(app, deps, consoleSettingEndpoints.list, () => settings.readAll(deps))
  handle(app, deps, consoleSettingEndpoints.operator, ({ user, body }) =>
    settings.setOperator(deps, user, body),
  )
  handle(app, deps, consoleSettingEndpoints.running, ({ user, body }) =>
    settings.setRunning(deps, user, body),
  )
}

export function registerConsoleRoutes(app: FastifyInstance, deps: ConsolePorts): void {
  registerAccess(app, deps)
  registerUsers(app, deps)
  registerJobs(app, deps)
  registerEngines(app, deps)
  registerCatalogs(app, deps)
  registerStyles(app, deps)
  registerThemes(app, deps)
  registerContests(app, deps)
  registerFeedback(app, deps)
  registerReview(app, deps)
  registerOrders(app, deps)
  registerShop(app, deps)
  registerWords(app, deps)
  registerSettings(app, deps)
  handle(app, deps, consoleFigureEndpoints.today, ({ query }) =>
    readToday(deps, Number(query.days)),
  )
  handle(app, deps, consoleLogEndpoints.log, ({ query }) => readLog(deps.db, query))
}
