/** Every call that exists, by domain. The server registers these; the client takes the types. */
import type { z } from 'zod'
import { accountEndpoints } from './account'
import { apiKeyEndpoints } from './api-keys'
import { albumEndpoints, userUploadEndpoints } from './album'
import { authEndpoints } from './auth'
import { appEndpoints } from './apps'
import { bannerEndpoints } from './banner'
import { bookEndpoints } from './book'
import { characterEndpoints } from './characters'
import { commentEndpoints } from './comments'
import { configEndpoints } from './config'
import { consoleAccessEndpoints } from './console/access'
import { consoleCatalogEndpoints } from './console/catalogs'
import { contestEndpoints } from './contests'
import { consoleCommentEndpoints } from './console/comments'
import { consoleContestEndpoints } from './console/contests'
import { consoleEngineEndpoints } from './console/engines'
import { consoleFeedbackEndpoints } from './console/feedback'
import { consoleFigureEndpoints } from './console/figures'
import { consoleJobEndpoints } from './console/jobs'
import { consoleLogEndpoints } from './console/log'
import { consoleOrderEndpoints } from './console/orders'
import { consolePictureEndpoints } from './console/pictures'
import { consoleReviewEndpoints } from './console/review'
import { consoleSettingEndpoints } from './console/settings'
import { consoleShopEndpoints } from './console/shop'
import { consoleStyleEndpoints } from './console/styles'
import { consoleThemeEndpoints } from './console/themes'
import { consoleUserEndpoints } from './console/users'
import { consoleWordEndpoints } from './console/words'
import type { Endpoint } from './define'
import { editEndpoints } from './edit'
import { generateEndpoints } from './generate'
import { img2tagEndpoints } from './img2tag'
import { jobEndpoints } from './job'
import { savedEndpoints } from './kept'
import { liveEventEndpoints } from './live-events'
import { labelEndpoints } from './label'
import { followEndpoints, profileEndpoints, tagFollowEndpoints } from './profile'
import { musicEndpoints } from './music'
import { muteEndpoints } from './mutes'
import { notificationEndpoints } from './notification'
import { mjEndpoints } from './mj'
import { pushEndpoints } from './push'
import { qrcodeEndpoints } from './qrcode'
import { toolRuns, type ToolRuns } from './runs'
import { toolEndpoints } from './tools'
import { meansEndpoints } from './means'
import { mineEndpoints } from './mine'
import { ownKeyEndpoints } from './own-keys'
import { oidcEndpoints } from './oidc'
import { passkeyEndpoints } from './passkey'
import { passwordEndpoints } from './password'
import { paymentEndpoints } from './payment'
import { uploadEndpoints } from './upload'
import { userEndpoints } from './user'
import { webhookEndpoints } from './webhooks'
import { storyboardEndpoints } from './storyboard'
import { styleModelEndpoints } from './style-models'
import { workEndpoints } from './works'

const domains = {
  auth: authEndpoints,
  account: accountEndpoints,
  means: meansEndpoints,
  password: passwordEndpoints,
  oidc: oidcEndpoints,
  passkey: passkeyEndpoints,
  user: userEndpoints,
  ownKey: ownKeyEndpoints,
  apiKey: apiKeyEndpoints,
  webhook: webhookEndpoints,
  kept: savedEndpoints,
  apps: appEndpoints,
  banner: bannerEndpoints,
  book: bookEndpoints,
  config: configEndpoints,
  edit: editEndpoints,
  generate: generateEndpoints,
  tools: toolEndpoints,
  mj: mjEndpoints,
  job: jobEndpoints,
  img2tag: img2tagEndpoints,
  qrcode: qrcodeEndpoints,
  upload: uploadEndpoints,
  work: workEndpoints,
  comment: commentEndpoints,
  character: characterEndpoints,
  storyboard: storyboardEndpoints,
  music: musicEndpoints,
  mute: muteEndpoints,
  contest: contestEndpoints,
  styleModel: styleModelEndpoints,
  payment: paymentEndpoints,
  mine: mineEndpoints,
  label: labelEndpoints,
  liveEvent: liveEventEndpoints,
  notification: notificationEndpoints,
  push: pushEndpoints,
  album: albumEndpoints,
  userUpload: userUploadEndpoints,
  follow: followEndpoints,
  tagFollow: tagFollowEndpoints,
  profile: profileEndpoints,
  consoleAccess: consoleAccessEndpoints,
  consoleFigures: consoleFigureEndpoints,
  consoleUsers: consoleUserEndpoints,
  consoleJobs: consoleJobEndpoints,
  consoleEngines: consoleEngineEndpoints,
  consoleCatalogs: consoleCatalogEndpoints,
  consolePictures: consolePictureEndpoints,
  consoleStyles: consoleStyleEndpoints,
  consoleThemes: consoleThemeEndpoints,
  consoleContests: consoleContestEndpoints,
  consoleFeedback: consoleFeedbackEndpoints,
  consoleReview: consoleReviewEndpoints,
  consoleComments: consoleCommentEndpoints,
  consoleOrders: consoleOrderEndpoints,
  consoleShop: consoleShopEndpoints,
  consoleWords: consoleWordEndpoints,
  consoleSettings: consoleSettingEndpoints,
  consoleLog: consoleLogEndpoints,
}

export const allEndpoints: readonly Endpoint[] = [
  ...Object.values(domains).flatMap((domain) => Object.values<Endpoint>(domain)),
  ...toolRuns.map(({ endpoint }) => endpoint),
]

type Domains = typeof domains
type EndpointUnion = { [D in keyof Domains]: Domains[D][keyof Domains[D]] }[keyof Domains]

/** Calls by `METHOD path`, e.g. `POST /api/generate`; those that run a tool are named by its definition. */
export type Calls = {
  [E in EndpointUnion as `${E['method']} ${E['path']}`]: E
} & ToolRuns
export type CallKey = keyof Calls

type InputPart<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown

/** Input of a client: {params, query, body}, each where the call has one. */
export type CallInput<K extends CallKey> = InputPart<Calls[K], 'params'> &
  InputPart<Calls[K], 'query'> &
  InputPart<Calls[K], 'body'>

export type CallData<K extends CallKey> = Calls[K] extends { data: infer S extends z.ZodType }
  ? z.output<S>
  : never
