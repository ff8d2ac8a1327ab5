/** Files that operators write and we read: checked as a whole before anything is done. */
import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { Refused } from './command'
import { texts } from './texts'

const MAX_BYTES = 2 * 1024 * 1024
/** Keys that mean something else to JavaScript; none of ours is called so. */
const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
const { localeError } = z.locales.zhCN()

async function readText(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new Refused(texts.noFile(file))
  if (found.size > MAX_BYTES) throw new Refused(texts.bigFile(MAX_BYTES / 1024 / 1024))
  return readFile(file, 'utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (PROTOTYPE_KEYS.has(key)) throw new Refused(texts.badFile('', key))
      return value
    })
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refused(texts.badFile('', 'JSON'))
    if (error instanceof RangeError) throw new Refused(texts.badFile('', 'JSON'))
    throw error
  }
}

/** Throws Refused: one sentence with the place of the first fault. */
export async function readJsonFile<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(parse(await readText(file)), { error: localeError })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refused(texts.badFile(issue?.path.join('.') ?? '', issue?.message ?? ''))
}
