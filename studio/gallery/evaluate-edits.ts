/**
 * Scores the reading of edit sentences about pictures of the painter (tests/edit-sentences) as its
 * README says: `npx tsx studio/gallery/evaluate-edits.ts [open|held]`.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { scorePainterSentences } from './edit-sentences/score'

const FOLDER = fileURLToPath(new URL('../../tests/edit-sentences/', import.meta.url))

async function main(set: string): Promise<void> {
  const read = async (name: string) =>
    (await readFile(path.join(FOLDER, name), 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as never)
  const { rows, right, other } = scorePainterSentences(
    await read('pictures.jsonl'),
    await read(`${set}.jsonl`),
  )
  for (const { id, verdict, sentence, answer } of rows)
    if (verdict !== 'right') console.log(`${id} ${verdict}: ${sentence}\n    ${answer}`)
  const share = (count: number): string => `${((100 * count) / rows.length).toFixed(1)} %`
  console.log(
    `${rows.length} sentences: right ${share(right)}, executes something else ${share(other)}`,
  )
}

await main(process.argv[2] ?? 'open')
