/** `npm run models -- <command>`: the weights of small networks on this machine. */
import { ConfigError, loadConfig } from '../config/config'
import { projectRoot } from '../platform/lib/paths'
import { ModelsRefused, runModels } from '../platform/nets-process/commands'

try {
  const { nets } = loadConfig(process.env)
  const well = await runModels(process.argv.slice(2), {
    config: nets,
    obtaining: { cwd: projectRoot, signal: new AbortController().signal },
    say: (line) => process.stdout.write(`${line}\n`),
  })
  if (!well) process.exitCode = 1
} catch (error) {
  const known = error instanceof ModelsRefused || error instanceof ConfigError
  const text = error instanceof Error ? ((known ? null : error.stack) ?? error.message) : `${error}`
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
