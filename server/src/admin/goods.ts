import { readFile, writeFile } from 'node:fs/promises'
import { goodsFile, readAllGoods, replaceGoods } from '../modules/payment/goods'
import type { AdminDeps, Outcome } from './command'
import { Refused, type Command } from './command'
import { texts } from './texts'

async function save({ tx }: AdminDeps, file: string): Promise<Outcome> {
  const rows = await readAllGoods(tx)
  await writeFile(file, `${JSON.stringify(rows, null, 2)}\n`)
  return { lines: [texts.goodsSaved(rows.length, file)], result: null }
}

async function readRows(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) throw new Refused(texts.noFile(file))
  try {
    const parsed = goodsFile.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new Refused(texts.badFile(issue?.path.join('.') ?? '', issue?.message ?? ''))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refused(texts.badFile('', 'JSON'))
    throw error
  }
}

async function load({ tx }: AdminDeps, file: string): Promise<Outcome> {
  const counts = await replaceGoods(tx, await readRows(file))
  return { lines: [texts.goodsLoaded(counts)], result: { file, ...counts } }
}

export const goods: Command = {
  name: 'goods',
  args: ['<export|import>', '<file.json>'],
  summary: texts.goods,
  async run(deps, [what, file = '']) {
    if (what === 'export') return save(deps, file)
    if (what === 'import') return load(deps, file)
    throw new Refused(texts.exportOrImport)
  },
}
