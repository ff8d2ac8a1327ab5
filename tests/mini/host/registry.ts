import { MiniProgramEnv, type CodeSpace } from 'glass-easel-miniprogram-adapter'
import type { Bundle, PageJson } from './bundle'
import { isEvent, plainEvent } from './events'
import type { Modules } from './modules'
import type { Problems } from './problems'
import { hostProperties } from './property-types'
import type { Realm } from './realm'
import type { SetDataGuard } from './set-data'
import { compileTemplates } from './templates'

type Definition = Record<string, unknown>
type AnyFunction = (this: unknown, ...args: unknown[]) => unknown

/** Registers what Page(), Component() and Behavior() define under the file being loaded. */
export class Registry {
  readonly env = new MiniProgramEnv()
  readonly codeSpace: CodeSpace
  private readonly loaded = new Set<string>()
  private readonly registered = new Set<string>()
  private readonly templateOf: ReturnType<typeof compileTemplates>
  private loading = ''

  constructor(
    private readonly bundle: Bundle,
    private readonly realm: Realm,
    private readonly modules: Modules,
    private readonly guard: SetDataGuard,
    private readonly problems: Problems,
  ) {
    this.codeSpace = this.env.createCodeSpace('', true)
    this.templateOf = compileTemplates(bundle, problems)
    realm.define(
      'Page',
      realm.hostFunction((definition: Definition) => this.definePage(definition)),
    )
    realm.define(
      'Component',
      realm.hostFunction((definition: Definition) => this.defineComponent(definition)),
    )
    realm.define(
      'Behavior',
      realm.hostFunction((definition: Definition) =>
        this.codeSpace.behavior().definition(this.adapt(definition, 'behavior')).register(),
      ),
    )
  }

  /** Loads a page or component and everything it uses; `path` has no extension. */
  load(path: string): void {
    if (this.loaded.has(path)) return
    this.loaded.add(path)
    const json = this.bundle.readJson<PageJson>(path)
    const using = { ...this.globalComponents(), ...json.usingComponents }
    for (const reference of Object.values(using)) this.load(this.bundle.resolve(path, reference))
    this.codeSpace.addComponentStaticConfig(path, { ...json, usingComponents: using } as never)
    const template = this.templateOf(path)
    if (template === undefined) this.problems.add('component', `the template of ${path} is missing`)
    else this.codeSpace.addCompiledTemplate(path, template)
    const outer = this.loading
    this.loading = path
    try {
      this.modules.require(`${path}.js`)
    } catch (thrown) {
      this.problems.addError('error', thrown, `loading ${path}.js`)
    } finally {
      this.loading = outer
    }
    if (!this.registered.has(path)) {
      this.problems.add('component', `${path}.js registered nothing`)
      // The client shows a blank page then.
      this.codeSpace.component(path).register()
    }
  }

  private globalComponents(): Record<string, string> {
    const using = this.bundle.app.usingComponents ?? {}
    return Object.fromEntries(
      Object.entries(using).map(([name, path]) => [name, path.startsWith('/') ? path : `/${path}`]),
    )
  }

  private definePage(definition: Definition): void {
    if (!this.claim('Page')) return
    const wrapped: Definition = { ...definition }
    for (const [key, value] of Object.entries(definition)) {
      if (typeof value === 'function') wrapped[key] = this.wrapMethod(value as AnyFunction)
    }
    const page = this.codeSpace.component(this.loading)
    page.pageDefinition(this.adapt(wrapped, this.loading) as never).register()
  }

  private defineComponent(definition: Definition): void {
    if (!this.claim('Component')) return
    const component = this.codeSpace.component(this.loading)
    component.definition(this.adapt(definition, this.loading) as never).register()
  }

  private claim(caller: string): boolean {
    if (this.loading === '') {
      this.problems.add('component', `${caller}() was called while no page or component loads`)
      return false
    }
    if (this.registered.has(this.loading)) {
      this.problems.add('component', `${this.loading}.js registers more than once`)
      return false
    }
    this.registered.add(this.loading)
    return true
  }

  /** The definition with host constructors, guarded setData and events as plain data. */
  private adapt(definition: Definition, owner: string): Definition {
    const adapted: Definition = { ...definition }
    if (definition.data !== undefined) adapted.data = JSON.parse(JSON.stringify(definition.data))
    if (definition.properties !== undefined) {
      adapted.properties = hostProperties(definition.properties as Definition, this.realm)
    }
    if (definition.methods !== undefined) {
      adapted.methods = Object.fromEntries(
        Object.entries(definition.methods as Record<string, AnyFunction>).map(([name, method]) => [
          name,
          this.wrapMethod(method),
        ]),
      )
    }
    const lifetimes = (definition.lifetimes ?? {}) as Record<string, AnyFunction>
    const created = lifetimes.created ?? (definition.created as AnyFunction | undefined)
    const { guard, realm } = this
    adapted.lifetimes = {
      ...lifetimes,
      created(this: { setData: AnyFunction }, ...args: unknown[]) {
        const raw = this.setData
        this.setData = realm.hostFunction((data: unknown, callback?: () => void) =>
          raw.call(this, guard.cross(owner, data), callback),
        )
        created?.apply(this, args)
      },
    }
    delete adapted.created
    return adapted
  }

  private wrapMethod(method: AnyFunction): AnyFunction {
    const { realm } = this
    return function (...args) {
      const [first, ...rest] = args
      return method.apply(this, isEvent(first) ? [plainEvent(first, realm), ...rest] : args)
    }
  }
}
