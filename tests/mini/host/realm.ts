import vm from 'node:vm'
import type { Clock } from './clock'
import { describeThrown, type Problems } from './problems'

/**
 * Runs inside the realm and prepares it. `Intl` goes because Android clients have none, WebAssembly
 * because clients offer it under another name, what iOS before 15.4 lacks because the app is built
 * for it too. Code generation from strings is off for the whole
 * realm; the one form real clients allow is `new Function('return this')`.
 */
const PRELUDE = `(function () {
  'use strict'
  const globalObject = globalThis
  for (const name of ['WebAssembly', 'Intl', 'SharedArrayBuffer', 'Atomics']) delete globalObject[name]
  for (const { prototype } of [Array, String]) delete prototype.at
  delete String.prototype.replaceAll
  for (const name of ['findLast', 'findLastIndex', 'toSorted', 'toReversed']) delete Array.prototype[name]
  delete Object.hasOwn
  const RealFunction = Function
  const makeFunction = (args) => {
    if (args.length === 1 && /^\\s*return this;?\\s*$/.test(String(args[0]))) return () => globalObject
    throw new EvalError('Code generation from strings disallowed for this context')
  }
  const SafeFunction = new Proxy(RealFunction, {
    apply: (target, self, args) => makeFunction(args),
    construct: (target, args) => makeFunction(args),
  })
  Object.defineProperty(RealFunction.prototype, 'constructor', { value: SafeFunction })
  globalObject.Function = SafeFunction
  return {
    parse: (text) => JSON.parse(text),
    error: (message) => new Error(message),
    bytes: (source) => { const copy = new Uint8Array(source.length); copy.set(source); return copy.buffer },
    hostFunction: (f) => function () { return f.apply(this, arguments) },
    hostObject: (entries) => Object.fromEntries(entries),
    list: (items) => Array.from(items),
    isBuffer: (value) => value instanceof ArrayBuffer || ArrayBuffer.isView(value),
    typeName: (value) => ({ String: 'String', Number: 'Number', Boolean: 'Boolean', Object: 'Object', Array: 'Array', Function: 'Function' })[
      value === SafeFunction ? 'Function' : typeof value === 'function' ? value.name : ''
    ],
  }
})()`

interface Prelude {
  parse(text: string): unknown
  error(message: string): unknown
  bytes(source: Uint8Array): ArrayBuffer
  hostFunction(f: (...args: never[]) => unknown): (...args: unknown[]) => unknown
  hostObject(entries: [string, unknown][]): Record<string, unknown>
  list(items: unknown[]): unknown[]
  isBuffer(value: unknown): boolean
  typeName(value: unknown): string | undefined
}

/** The logic layer: a JavaScript realm with the language itself, console, timers and what the host adds. */
export class Realm {
  readonly globals: Record<string, unknown>
  private readonly prelude: Prelude

  constructor(clock: Clock, problems: Problems, warnings: string[]) {
    this.globals = vm.createContext(Object.create(null) as Record<string, unknown>, {
      name: 'mini-program logic layer',
      codeGeneration: { strings: false, wasm: false },
    }) as Record<string, unknown>
    this.prelude = vm.runInContext(PRELUDE, this.globals) as Prelude
    this.define('console', this.makeConsole(problems, warnings))
    this.define('setTimeout', this.hostFunction(clock.setTimeout))
    this.define('setInterval', this.hostFunction(clock.setInterval))
    this.define('clearTimeout', this.hostFunction(clock.clear))
    this.define('clearInterval', this.hostFunction(clock.clear))
  }

  define(name: string, value: unknown): void {
    Object.defineProperty(this.globals, name, { value, writable: true, configurable: true })
  }

  /** Runs a source file as a function of the given parameter names. */
  compile(code: string, filename: string, parameters: string[]): (...args: unknown[]) => unknown {
    return vm.runInContext(`(function (${parameters.join(', ')}) {${code}\n})`, this.globals, {
      filename,
    }) as (...args: unknown[]) => unknown
  }

  /** Plain data as an object of the realm, so that prototype checks of the app's libraries hold. */
  adopt<T>(value: T): T {
    if (value === undefined || value === null || typeof value !== 'object') return value
    return this.prelude.parse(JSON.stringify(value)) as T
  }

  /** An ArrayBuffer of the realm with these bytes. */
  adoptBytes(bytes: Uint8Array): ArrayBuffer {
    return this.prelude.bytes(bytes)
  }

  /** A host function that looks native to the realm. */
  hostFunction(f: (...args: never[]) => unknown): (...args: unknown[]) => unknown {
    return this.prelude.hostFunction(f)
  }

  /** A realm object with host functions and adopted data as its fields. */
  hostObject(fields: Record<string, unknown>): Record<string, unknown> {
    return this.prelude.hostObject(
      Object.entries(fields).map(([key, value]) => [
        key,
        typeof value === 'function' ? this.hostFunction(value as () => unknown) : value,
      ]),
    )
  }

  /** A realm array of these very items. */
  list(items: unknown[]): unknown[] {
    return this.prelude.list(items)
  }

  error(message: string): unknown {
    return this.prelude.error(message)
  }

  isBuffer(value: unknown): value is ArrayBuffer | ArrayBufferView {
    return this.prelude.isBuffer(value)
  }

  /** 'String', 'Number' … for a built-in constructor of the realm. */
  typeName(value: unknown): string | undefined {
    return this.prelude.typeName(value)
  }

  private makeConsole(problems: Problems, warnings: string[]): Record<string, unknown> {
    const format = (args: unknown[]) =>
      args
        .map((arg) => (typeof arg === 'string' ? arg : describeThrown(arg).message))
        .join(' ')
        .slice(0, 2000)
    const quiet = () => undefined
    return this.hostObject({
      log: quiet,
      info: quiet,
      debug: quiet,
      group: quiet,
      groupEnd: quiet,
      time: quiet,
      timeEnd: quiet,
      warn: (...args: unknown[]) => void warnings.push(format(args)),
      error: (...args: unknown[]) => problems.add('console', format(args)),
    })
  }
}
