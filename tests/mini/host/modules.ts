import type { Bundle } from './bundle'
import type { Target } from './dialect'
import type { Problems } from './problems'
import type { Realm } from './realm'

/** Names a browser has and the logic layer has not; shadowed so that a leak fails loudly. */
const ABSENT = [
  'window', 'document', 'frames', 'self', 'location', 'navigator', 'localStorage', 'history',
  'screen', 'alert', 'confirm', 'prompt', 'XMLHttpRequest', 'WebSocket',
] // prettier-ignore

/** Alipay's has a navigator, of its own kind. */
const absentOn = (target: Target) =>
  target === 'alipay' ? ABSENT.filter((name) => name !== 'navigator') : ABSENT

interface LoadedModule {
  exports: unknown
}

/** CommonJS of the logic layer: relative paths only, and only across packages the client allows. */
export class Modules {
  private readonly loaded = new Map<string, LoadedModule>()

  constructor(
    private readonly bundle: Bundle,
    private readonly realm: Realm,
    private readonly problems: Problems,
  ) {}

  /**
   * Runs a file of the package once and returns its exports.
   * @throws whatever the file throws, or a realm Error when it is not in the package
   */
  require(path: string): unknown {
    const cached = this.loaded.get(path)
    if (cached !== undefined) return cached.exports
    if (!this.bundle.has(path)) throw this.realm.error(`module '${path}' is not defined`)
    const loadedModule = this.realm.hostObject({ exports: this.realm.adopt({}) })
    this.loaded.set(path, loadedModule as unknown as LoadedModule)
    const requireHere = this.realm.hostFunction((reference: string) =>
      this.require(this.resolve(path, reference)),
    )
    const run = this.realm.compile(this.bundle.read(path), path, [
      'require',
      'module',
      'exports',
      ...absentOn(this.bundle.dialect.target),
    ])
    run.call(undefined, requireHere, loadedModule, loadedModule.exports)
    return loadedModule.exports
  }

  private resolve(from: string, reference: string): string {
    if (reference.startsWith('/')) {
      this.problems.add('package', `${from} requires the absolute path ${reference}`)
    }
    const target = this.bundle.resolve(from, reference)
    const path = target.endsWith('.js') ? target : `${target}.js`
    const owner = this.bundle.findPackageRoot(path)
    if (owner !== '' && owner !== this.bundle.findPackageRoot(from)) {
      this.problems.add('package', `${from} requires ${path} of another subpackage`)
      throw this.realm.error(`module '${path}' is not defined, require args is '${reference}'`)
    }
    return path
  }
}
