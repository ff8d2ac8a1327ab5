/** One command, done and logged in one transaction. */
import type { Db } from '../db/client'
import type { AdminDeps } from './command'
import { Refused, type Outcome } from './command'
import { COMMANDS } from './commands'
import { addToLog } from './repository'
import { texts } from './texts'

/** `grant a b c` with two parameters: the last one takes what is left. */
function argumentsOf(given: readonly string[], count: number): string[] {
  const first = given.slice(0, Math.max(0, count - 1))
  const rest = given.slice(first.length).join(' ')
  return count === 0 || rest === '' ? first : [...first, rest]
}

/** Throws Refused with a sentence for the operator. */
export async function runCommand(
  deps: Omit<AdminDeps, 'tx'> & { db: Db },
  { words, operator }: { words: readonly string[]; operator: string },
): Promise<readonly string[]> {
  const [name = '', ...given] = words
  const command = COMMANDS.find((known) => known.name === name)
  if (!command) throw new Refused(texts.unknown(name))
  const args = argumentsOf(given, command.args.length)
  if (args.length < command.args.length) {
    throw new Refused(texts.missing(name, command.args.join(' ')))
  }
  const { db, ...rest } = deps
  const { lines }: Outcome = await db.transaction(async (tx) => {
    const outcome = await command.run({ ...rest, tx }, args)
    const { result } = outcome
    if (result !== null) await addToLog(tx, { command: name, args, result, operator })
    return outcome
  })
  return lines
}
