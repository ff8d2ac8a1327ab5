import { writeFile } from 'node:fs/promises'
import { goodsFile, readAllGoods, replaceGoods } from '../../modules/payment/goods'
import type { AdminDeps, Outcome } from './command'
import { Refused, type Command } from './command'
import { readJsonFile } from './json-file'
import { texts } from './texts'

async function save({ tx }: AdminDeps, file: string): Promise<Outcome> {
  const rows = await readAllGoods(tx)
  await writeFile(file, `${JSON.stringify(rows, null, 2)}\n`)
  return { lines: [texts.goodsSaved(rows.length, file)], entry: null }
}

async function load({ tx }: AdminDeps, file: string): Promise<Outcome> {
  const counts = await replaceGoods(tx, await readJsonFile(file, goodsFile))
  return {
    lines: [texts.goodsLoaded(counts)],
    entry: { command: 'goods', result: { file, ...counts } },
  }
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
