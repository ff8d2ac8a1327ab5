/**
 * Paints the hundred held-out prompts, unchosen, as sheets with a verdict below each:
 *
 * node --import tsx studio/gallery/paint-prompts.ts [folder]
 * Green: accepted as an answer; amber: the thing is right, a part of the prompt is missing; red:
 * something else; grey: declined before painting. Writes the sheets and `prompts.md`, which lists
 * every prompt with its verdict.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashText } from '../lib/random'
import { warmNoise } from '../lib/noise'
import { readIntent } from '../painter/intent/intent'
import { samplePrompts } from '../painter/intent/prompts/prompts'
import { paintPicture } from '../painter/paint'
import { type Pixels, writeSheet } from './parts/sheet'
import { VERDICTS } from './parts/verdicts'

const SIDE = 512
const BAR = 22
const ON_A_SHEET = 20
const COLOURS = {
  a: [70, 150, 84],
  p: [226, 160, 40],
  w: [200, 52, 44],
  d: [150, 146, 138],
} as const

type Verdict = keyof typeof COLOURS

const NAMES: Readonly<Record<Verdict, string>> = {
  a: 'accepted',
  p: 'partly',
  w: 'wrong',
  d: 'declined',
}

function readVerdict(index: number, declined: boolean): Verdict {
  if (declined) return 'd'
  const said = VERDICTS[index]
  return said === 'a' || said === 'p' ? said : 'w'
}

/** The picture, or an empty card, above a bar in the verdict's colour. */
function withBar(rgba: Uint8ClampedArray | null, verdict: Verdict): Pixels {
  const height = SIDE + BAR
  const out = new Uint8ClampedArray(SIDE * height * 4).fill(255)
  for (let i = 0; i < SIDE * height; i++) {
    const colour = i >= SIDE * SIDE ? COLOURS[verdict] : [226, 221, 210]
    out.set(colour, i * 4)
  }
  if (rgba) out.set(rgba, 0)
  return { width: SIDE, height, rgba: out }
}

/** The seed comes from the words, so that none was chosen. */
function paint(prompt: string, index: number): Pixels {
  const intent = readIntent(prompt)
  if (intent.kind === 'declined') return withBar(null, 'd')
  const { rgba } = paintPicture({
    prompt,
    negativePrompt: '',
    style: null,
    width: SIDE,
    height: SIDE,
    seed: hashText(prompt) % 2 ** 31,
  })
  return withBar(rgba, readVerdict(index, false))
}

function formatPromptList(prompts: readonly string[]): string {
  const rows = prompts.map((prompt, i) => {
    const intent = readIntent(prompt)
    const declined = intent.kind === 'declined'
    const offer = declined ? `${intent.unknown} → ${intent.alternatives.join('；')}` : ''
    return `| ${i + 1} | ${prompt.replaceAll('|', '/')} | ${NAMES[readVerdict(i, declined)]} | ${offer} |`
  })
  const count = (name: string) => rows.filter((row) => row.includes(`| ${name} |`)).length
  const head = `Of ${rows.length} prompts ${count('accepted')} accepted, ${count('partly')} partly (the thing is right, a part of the prompt is missing), ${count('declined')} declined before painting, ${count('wrong')} wrong.`
  return `# A hundred prompts as people write them\n\n${head} The judge is one of the painter's makers, at 512 px; the seed comes from the words.\n\n| no. | prompt | verdict | declined word → what is offered |\n|---|---|---|---|\n${rows.join('\n')}\n`
}

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? 'docs/gallery/painter')
  await mkdir(folder, { recursive: true })
  warmNoise()
  const prompts = samplePrompts().aside.map(({ prompt }) => prompt)
  await writeFile(path.join(folder, 'prompts.md'), formatPromptList(prompts))
  for (let from = 0; from < prompts.length; from += ON_A_SHEET) {
    const pictures = prompts
      .slice(from, from + ON_A_SHEET)
      .map((prompt, i) => () => paint(prompt, from + i))
    const file = path.join(folder, `hundred-${from / ON_A_SHEET + 1}.webp`)
    await writeSheet(file, { columns: 5, cell: 300 }, pictures)
  }
}

void main()
