/** The process one mini-program runs in: takes commands from the test, answers with JSON. */
import { Driver } from './driver'
import { Host } from './host'
import type { CommandMessage, LaunchOptions, ReplyMessage } from './protocol'
import type { RenderedDriver } from '../rendered/driver'

let host: Host | null = null
let driver: Driver | null = null
let rendered: RenderedDriver | null = null

/** Most runs show nothing: the browser's library is loaded by those that do. */
async function beginView(of: Host): Promise<Driver> {
  const { rendering } = of.options
  if (rendering === undefined) return new Driver(of)
  const { RenderedDriver: Rendered } = await import('../rendered/driver')
  rendered = await Rendered.begin(of, rendering)
  return rendered
}

process.on('unhandledRejection', (reason) => {
  host?.problems.addError('rejection', reason, 'unhandled rejection')
  host?.callApp('onUnhandledRejection', { reason: String(reason) })
})
process.on('uncaughtException', (thrown) => {
  host?.problems.addError('error', thrown, 'uncaught')
})

async function run({ method, args }: CommandMessage): Promise<unknown> {
  if (method === 'launch') {
    host = new Host(args[0] as LaunchOptions)
    driver = await beginView(host)
    host.launch()
    return undefined
  }
  if (host === null || driver === null) throw new Error('nothing is launched')
  if (method === 'close') {
    host.close()
    await rendered?.closeView()
    return driver.storage()
  }
  const command = driver[method as keyof Driver] as ((...a: unknown[]) => unknown) | undefined
  if (typeof command !== 'function') throw new Error(`the driver has no ${method}`)
  return command.apply(driver, args)
}

process.on('message', (message: CommandMessage) => {
  const reply = (answer: ReplyMessage) => process.send?.(answer)
  run(message).then(
    (value) => reply({ id: message.id, ok: true, value }),
    (thrown: unknown) => {
      const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
      reply({ id: message.id, ok: false, message: text })
    },
  )
})
process.on('disconnect', () => process.exit(0))
