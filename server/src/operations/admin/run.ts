/** One command, done and logged in one transaction. */
import { transaction } from '../../platform/db/transaction'
import { logCommand } from '../../modules/console/log'
import { Refused, type Command, type FileChanges, type Outcome, type OutsideDeps } from './command'
import { COMMANDS } from './commands'
import { texts } from './texts'

/** `grant a b c` with two parameters: the last one takes what is left. */
function splitArguments(input: readonly string[], count: number): string[] {
  const first = input.slice(0, Math.max(0, count - 1))
  const rest = input.slice(first.length).join(' ')
  return count === 0 || rest === '' ? first : [...first, rest]
}

/** Throws Refused with a sentence for the operator. */
export function findCommand(words: readonly string[]): { command: Command; args: string[] } {
  const [name = '', ...given] = words
  const command = COMMANDS.find((known) => known.name === name)
  if (!command) throw new Refused(texts.unknown(name))
  const args = splitArguments(given, command.args.length)
  if (args.length < command.args.filter((arg) => !arg.startsWith('[')).length) {
    throw new Refused(texts.missing(name, command.args.join(' ')))
  }
  return { command, args }
}

/** Throws Refused with a sentence for the operator. */
export async function runCommand(
  deps: OutsideDeps,
  { words, operator }: { words: readonly string[]; operator: string },
): Promise<readonly string[]> {
  const { command, args } = findCommand(words)
  const { name } = command
  if (command.look) return command.look(deps, args)
  const { run } = command
  if (!run) throw new Error(`the command ${name} does nothing`)
  await command.ahead?.(deps, args)
  const { db, config, engines, now, keys, storage } = deps
  const files: FileChanges = { added: [], gone: [] }
  let isAllDone = false
  const done = transaction(db, async (tx) => {
    const outcome: Outcome = await run({ config, engines, now, keys, storage, files, tx }, args)
    const { entry } = outcome
    if (entry !== null) await logCommand(tx, { ...entry, args, operator })
    isAllDone = true
    return outcome
  })
  const { lines } = await done.catch(async (error: unknown) => {
    // A failed COMMIT may have taken effect: the files its rows name must remain.
    if (!isAllDone) await storage.delete(files.added)
    throw error
  })
  await storage.delete(files.gone)
  return lines
}
