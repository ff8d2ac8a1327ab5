import { ApiFailure } from '../pages'
import { account } from './account'
import { alipay } from './alipay'
import { buildFailure, buildSuccess } from './answers'
import { canvas } from './canvas'
import { Prepared, type AsyncCall, type Options, type Simulation, type WxContext } from './context'
import { device } from './device'
import { download } from './download'
import { fileSystem } from './file-system'
import { listeners } from './listeners'
import { media } from './media'
import { queries } from './queries'
import { request } from './request'
import { routes } from './routes'
import { storage } from './storage'
import { subscribe } from './subscribe'
import { system } from './system'
import { tabBar } from './tab-bar'
import { ui } from './ui'
import { upload } from './upload'

type Callback = (result: unknown) => void

const SIMULATIONS: ((context: WxContext) => Simulation)[] = [
  account,
  canvas,
  device,
  download,
  fileSystem,
  listeners,
  media,
  queries,
  request,
  routes,
  storage,
  subscribe,
  system,
  tabBar,
  ui,
  upload,
]

/** Calls that need consent. */
const PRIVATE_CALLS = new Set([
  ...['chooseMedia', 'chooseImage', 'chooseVideo', 'chooseMessageFile', 'setClipboardData'],
  ...['getClipboardData', 'saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'],
])

/** Names that hand out a manager object instead of taking callbacks. */
const MAKES_OBJECT = /^(create[A-Z]|get\w*(Manager|Context|Adapter)$)/

/** Of another client than WeChat's: its own names of calls and answers. */
function simulate(context: WxContext): Required<Simulation> {
  const calls: Required<Simulation> = { asynchronous: {}, plain: {} }
  for (const make of SIMULATIONS) {
    const { asynchronous, plain } = make(context)
    Object.assign(calls.asynchronous, asynchronous)
    Object.assign(calls.plain, plain)
  }
  return context.bundle.dialect.target === 'alipay' ? alipay(context, calls) : calls
}

/** The client's object of the realm: every typed name, simulated ones with behaviour, the rest refusing. */
export function createWx(context: WxContext): Record<string, unknown> {
  const { realm, names } = context
  const isWechat = context.bundle.dialect.target === 'weapp'
  const fields: Record<string, unknown> = {}
  for (const name of names) fields[name] = unsimulated(context, name)
  const { asynchronous, plain } = simulate(context)
  /** A name missing from the typings is no call of this client. */
  const isTyped = (name: string) => {
    if (isWechat) requireTyped(names, name)
    return names.has(name)
  }
  for (const [name, call] of Object.entries(asynchronous)) {
    if (isTyped(name))
      fields[name] = (options?: Options) => answer(context, name, call, options ?? {})
  }
  for (const [name, call] of Object.entries(plain)) if (isTyped(name)) fields[name] = call
  const wx = realm.hostObject(fields)
  wx.env = realm.adopt({ USER_DATA_PATH: 'wxfile://usr' })
  return wx
}

/**
 * Calls back on a later turn and returns nothing: some clients have no promises, and Taro wraps not
 * every call.
 */
function answer(context: WxContext, name: string, call: AsyncCall, options: Options): void {
  const { success, fail, complete } = options as Record<string, Callback | undefined>
  const { clock } = context
  clock.soon(() => {
    const began = clock.mark()
    void settle(context, name, call, options).then(({ ok, result }) => {
      clock.soon(() => {
        ;(ok ? success : fail)?.(result)
        complete?.(result)
      }, began)
    })
  })
}

async function settle(
  context: WxContext,
  name: string,
  call: AsyncCall,
  options: Options,
): Promise<{ ok: boolean; result: unknown }> {
  const { phone, realm } = context
  const { target } = context.bundle.dialect
  try {
    const scripted = phone.takeFailure(name)
    if (scripted !== undefined) throw new ApiFailure(scripted)
    if (PRIVATE_CALLS.has(name) && !(await phone.requestConsent(name))) {
      throw new ApiFailure('privacy permission is not authorized')
    }
    const result = await call(options)
    if (result instanceof Prepared) {
      return { ok: true, result: realm.hostObject(buildSuccess(target, name, result.fields)) }
    }
    return { ok: true, result: realm.adopt(buildSuccess(target, name, { ...(result as object) })) }
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) context.problems.addError('api', thrown, `wx.${name}`)
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    return { ok: false, result: realm.adopt(buildFailure(target, name, reason)) }
  }
}

function unsimulated(context: WxContext, name: string): (options?: Options) => unknown {
  const note = `wx.${name} is not simulated by the host`
  if (MAKES_OBJECT.test(name)) {
    return () => {
      context.problems.add('api', note)
      return new Proxy({}, { get: () => () => undefined })
    }
  }
  if (name.endsWith('Sync')) return () => void context.problems.add('api', note)
  return (options) =>
    answer(
      context,
      name,
      () => {
        context.problems.add('api', note)
        throw new ApiFailure('not simulated')
      },
      options ?? {},
    )
}

function requireTyped(names: ReadonlySet<string>, name: string): void {
  if (!names.has(name)) throw new Error(`wx.${name} is simulated but the typings do not know it`)
}
