/** The operator's own words: those of the console in addition to the file's. */
import type { consoleWordEndpoints } from '@contract/endpoints/console/words'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { openOwnWords, readWords } from '../../integrations/safety/own-words'
import {
  lockStoredWords,
  readStoredWords,
  writeStoredWords,
} from '../../integrations/safety/stored-words'
import { BUILT_IN_WORDS, findWith } from '../../integrations/safety/words'
import { logAct } from './log'
import { texts } from './texts'

type Endpoints = typeof consoleWordEndpoints
type View = z.output<Endpoints['list']['data']>
type WordsDeps = Pick<ConsolePorts, 'config' | 'db'>

const LEAST = 2
const MOST = 60
/** As many of what changed as an entry of the log names. */
const NAMED = 100

export async function readWordList({ config, db }: WordsDeps): Promise<View> {
  const { words } = openOwnWords(config.safety.wordsFile).read()
  const text = await readStoredWords(db)
  return { text, builtIn: BUILT_IN_WORDS, inFile: words.words.length }
}

/** One letter would refuse half of what people write. */
function requireFit(line: string): void {
  const length = [...line].length
  if (length < LEAST) throw new AppError('PARAM_INVALID', { message: texts.shortWord(line) })
  if (length > MOST) throw new AppError('PARAM_INVALID', { message: texts.longWord(line) })
}

const listLines = (text: string): string[] => {
  const { words, ordinary } = readWords(text)
  return [...words, ...ordinary.map((line) => `!${line}`)]
}

/** Throws PARAM_INVALID naming the line, CONFLICT when it is not what was changed. */
export async function saveWords(
  deps: WordsDeps,
  staff: StaffUser,
  { text, was, reason }: z.output<Endpoints['save']['body']>,
): Promise<View> {
  const { words, ordinary } = readWords(text)
  for (const line of [...words, ...ordinary]) requireFit(line)
  await transaction(deps.db, async (tx) => {
    const before = await lockStoredWords(tx)
    if (before === text) return
    if (before !== was) throw new AppError('CONFLICT', { message: texts.wordsChanged })
    await writeStoredWords(tx, text)
    const [old, next] = [new Set(listLines(before)), new Set(listLines(text))]
    const result = {
      added: [...next].filter((line) => !old.has(line)).slice(0, NAMED),
      removed: [...old].filter((line) => !next.has(line)).slice(0, NAMED),
    }
    await logAct(tx, staff, { command: 'words', args: [], result, reason })
  })
  return readWordList(deps)
}

export function tryWords({ text, sentence }: z.output<Endpoints['try']['body']>): string[] {
  return findWith(readWords(text), sentence)
}
