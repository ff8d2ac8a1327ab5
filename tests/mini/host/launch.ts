import { fork } from 'node:child_process'
import { hostScript } from './built'
import type { RenderedDriver } from '../rendered/driver'
import type { Driver } from './driver'
import type { LaunchOptions, Rendering, ReplyMessage, StorageSnapshot } from './protocol'

type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never
}

interface Running<T> {
  /** Ends the run; resolves to the storage it leaves on the phone. */
  close(): Promise<StorageSnapshot>
  /** Closes and launches again with the same storage, as after killing the app. */
  relaunch(changes?: Partial<LaunchOptions>): Promise<T>
}

/** A running mini-program, driven from the test's process. */
export type MiniApp = Remote<Driver> & Running<MiniApp>

/** One whose pages a browser shows, and whose driver touches them there. */
export type RenderedApp = Remote<Omit<RenderedDriver, 'closeView'>> & Running<RenderedApp>

/** As launchMini, in a browser too. */
export async function launchRendered(
  options: LaunchOptions & { rendering: Rendering },
): Promise<RenderedApp> {
  return (await launchMini(options)) as RenderedApp
}

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/**
 * Runs a built mini-program in a process of its own and returns its driver.
 * @throws Error when the folder holds no mini-program or the process dies
 */
export async function launchMini(options: LaunchOptions): Promise<MiniApp> {
  const env = { ...process.env, ...(options.rendering && { TZ: 'Asia/Shanghai' }) }
  const child = fork(await hostScript(), [], { execArgv: ['--enable-source-maps'], env })
  const waiting = new Map<number, Waiting>()
  let nextId = 1
  child.on('message', (reply: ReplyMessage) => {
    const caller = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.ok) caller?.resolve(reply.value)
    else caller?.reject(new Error(reply.message))
  })
  child.on('exit', (code, signal) => {
    for (const caller of waiting.values()) {
      caller.reject(new Error(`the mini-program's process ended (${code ?? signal})`))
    }
    waiting.clear()
  })
  const call = (method: string, ...args: unknown[]): Promise<unknown> =>
    new Promise((resolveCall, reject) => {
      const id = nextId++
      waiting.set(id, { resolve: resolveCall, reject })
      child.send({ id, method, args })
    })
  const close = async (): Promise<StorageSnapshot> => {
    const storage = (await call('close')) as StorageSnapshot
    child.disconnect()
    return storage
  }

  try {
    await call('launch', options)
  } catch (thrown) {
    child.disconnect()
    throw thrown
  }
  const special: Record<string, unknown> = {
    close,
    relaunch: async (changes?: Partial<LaunchOptions>) =>
      launchMini({ ...options, ...changes, storage: await close() }),
  }
  return new Proxy(special, {
    get: (target, name) => {
      if (typeof name !== 'string' || name === 'then') return undefined
      return target[name] ?? ((...args: unknown[]) => call(name, ...args))
    },
  }) as unknown as MiniApp
}
