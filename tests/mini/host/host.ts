/// <reference lib="dom" />
import * as glassEasel from 'glass-easel'
import { Bundle } from './bundle'
import { Canvases } from './canvas'
import { Clock } from './clock'
import { createDocument } from './dom'
import { Files } from './files'
import { checkBundle } from './limits'
import { Modules } from './modules'
import { Origins } from './origins'
import { Pages } from './pages'
import { Phone } from './phone'
import { watchPictures } from './pictures'
import { watchWebViews } from './web-views'
import { Problems } from './problems'
import type { LaunchOptions } from './protocol'
import { Realm } from './realm'
import { ANDROID, type PhoneShape } from './shape'
import { Registry } from './registry'
import { collectFrameworkRemarks } from './remarks'
import { SetDataGuard } from './set-data'
import { readStyles, type VisibilityRule } from './styles'
import type { WxContext } from './wx/context'
import { createWx } from './wx/create'
import { readApiNames } from './wx/names'

type AppDefinition = Record<string, unknown>

/** Scene value of a launch from the recent list. */
const SCENE = 1089

/** One running mini-program: realm, pages, phone, and everything that went wrong. */
export class Host {
  readonly problems = new Problems()
  readonly warnings: string[] = []
  readonly bundle: Bundle
  readonly clock = new Clock(this.problems)
  readonly realm = new Realm(this.clock, this.problems, this.warnings)
  readonly guard = new SetDataGuard(this.problems, this.clock)
  readonly phone: Phone
  readonly pages: Pages
  readonly styles: VisibilityRule[]
  readonly files: Files
  readonly shape: PhoneShape
  readonly canvases: Canvases
  readonly document: Document
  /** Layout of the pages, where there is one. */
  measure: (elements: Element[]) => Promise<void> = () => Promise.resolve()
  private readonly modules: Modules
  private readonly stopWatching: readonly (() => void)[]
  private app: AppDefinition = {}

  constructor(readonly options: LaunchOptions) {
    const document = createDocument()
    this.document = document
    this.shape = options.shape ?? ANDROID
    collectFrameworkRemarks(this.problems)
    this.bundle = new Bundle(options.dist)
    checkBundle(this.bundle, this.problems, { minified: options.minified ?? true })
    this.styles = readStyles(this.bundle, this.problems)
    this.phone = new Phone({ storage: options.storage ?? {}, online: options.online ?? true })
    this.files = new Files(this.bundle)
    this.modules = new Modules(this.bundle, this.realm, this.problems)
    const { bundle, clock, files, phone, problems, realm } = this
    const registry = new Registry(bundle, realm, this.modules, this.guard, problems)
    const backend = registry.env.associateBackend(new glassEasel.CurrentWindowBackendContext())
    this.pages = new Pages({ bundle, registry, backend, document, realm, problems })
    const origins = new Origins(options.origins ?? {}, phone, problems)
    this.canvases = new Canvases({ clock, problems, files, origins })
    const shown = options.rendering !== undefined
    const context: WxContext = {
      bundle,
      canvases: this.canvases,
      clock,
      files,
      names: new Set(readApiNames(bundle.dialect.target)),
      origins,
      pages: this.pages,
      phone,
      problems,
      realm,
      shape: this.shape,
      measure: shown ? (elements) => this.measure(elements) : null,
    }
    this.stopWatching = [
      watchWebViews(document, context),
      // In a browser the pictures load there.
      ...(shown ? [] : [watchPictures(document, context)]),
    ]
    this.defineGlobals(createWx(context))
  }

  /** Runs app.js, App.onLaunch, App.onShow and opens the first page. */
  launch(): void {
    const route = this.options.path ?? this.bundle.entryPage
    const query = this.options.query ?? {}
    this.phone.launchOptions = { path: route, query, scene: SCENE, referrerInfo: {} }
    try {
      this.modules.require('app.js')
    } catch (thrown) {
      this.problems.addError('error', thrown, 'app.js')
    }
    this.callApp('onLaunch', this.phone.launchOptions)
    this.callApp('onShow', this.phone.launchOptions)
    if (this.bundle.pages.includes(route)) {
      this.pages.start({ route, query })
      return
    }
    this.callApp('onPageNotFound', { path: route, query, isEntryPage: true })
    if (this.pages.stack.length === 0) {
      this.pages.start({ route: this.bundle.entryPage, query: {} })
    }
  }

  /** The person leaves for another app. */
  hide(): void {
    this.pages.call(this.pages.top, 'onHide')
    this.callApp('onHide', {})
    this.phone.fire('AppHide', this.realm.adopt({}))
  }

  /** The person comes back. */
  show(): void {
    this.callApp('onShow', this.phone.launchOptions)
    this.phone.fire('AppShow', this.realm.adopt(this.phone.launchOptions))
    this.pages.call(this.pages.top, 'onShow')
  }

  setOnline(online: boolean): void {
    if (this.phone.online === online) return
    this.phone.online = online
    const result = { isConnected: online, networkType: this.phone.networkType }
    this.phone.fire('NetworkStatusChange', this.realm.adopt(result))
  }

  close(): void {
    for (const stop of this.stopWatching) stop()
    this.clock.stop()
    this.files.remove()
  }

  /** Calls a lifecycle function of App() if it has one; a throw becomes a problem. */
  callApp(name: string, argument: unknown): void {
    const method = this.app[name]
    if (typeof method !== 'function') return
    try {
      ;(method as (a: unknown) => void).call(this.app, this.realm.adopt(argument))
    } catch (thrown) {
      this.problems.addError('error', thrown, `App ${name}`)
    }
  }

  private defineGlobals(wx: unknown): void {
    const { realm } = this
    const { client, target } = this.bundle.dialect
    realm.define(client, wx)
    if (target === 'alipay') realm.define('navigator', realm.adopt({ swuserAgent: 'AlipayClient' }))
    realm.define(
      'App',
      realm.hostFunction((definition: AppDefinition) => {
        this.app = definition
      }),
    )
    realm.define(
      'getApp',
      realm.hostFunction(() => this.app),
    )
    realm.define(
      'getCurrentPages',
      realm.hostFunction(() => realm.list(this.pages.stack.map((page) => page.caller))),
    )
  }
}
