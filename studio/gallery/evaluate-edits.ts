/**
 * Scores the reading of edit sentences (tests/edit-sentences) as its README says: about pictures of
 * the painter, and about photographs by the regions that were found in them (`regions.json`), with
 * the local tools alone and with a model by instruction:
 * `npx tsx studio/gallery/evaluate-edits.ts [open|held|…|held-12|practice-photos|practice-2…practice-4] [painter|photographs]`.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ScoredRow, scorePainterSentences } from './edit-sentences/score'
import { type PhotoRegions, scorePhotoSentences } from './edit-sentences/score-photos'

const FOLDER = fileURLToPath(new URL('../../tests/edit-sentences/', import.meta.url))

interface Scored {
  readonly rows: readonly ScoredRow[]
  readonly right: number
  readonly other: number
}

function print(title: string, { rows, right, other }: Scored): void {
  for (const { id, verdict, sentence, answer } of rows)
    if (verdict !== 'right') console.log(`${id} ${verdict}: ${sentence}\n    ${answer}`)
  const share = (count: number): string => `${((100 * count) / rows.length).toFixed(1)} %`
  console.log(
    `${title}: ${rows.length} sentences, right ${share(right)}, executes something else ${share(other)}`,
  )
}

async function main(set: string, about: string | undefined): Promise<void> {
  const readText = (name: string) => readFile(path.join(FOLDER, name), 'utf8')
  const read = async (name: string) =>
    (await readText(name))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as never)
  const sentences = await read(`${set}.jsonl`)
  if (about !== 'photographs')
    print('painter', scorePainterSentences(await read('pictures.jsonl'), sentences))
  if (about === 'painter') return
  const photos = JSON.parse(await readText('regions.json')) as PhotoRegions
  for (const instructed of [false, true]) {
    const title = instructed ? 'photographs, with a model by instruction' : 'photographs'
    print(title, scorePhotoSentences(photos, sentences, { instructed }))
  }
}

await main(process.argv[2] ?? 'open', process.argv[3])
