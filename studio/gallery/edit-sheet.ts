/**
 * Paints 24 prompts of the hundred held-out ones, unselected, each with four edits next to it:
 *
 * node --import tsx studio/gallery/edit-sheet.ts [folder]
 * Seeds, targets and edits come from the words; an edit that is refused gives way to the next one
 * of its list. Writes `edits.webp` and `edits.md`, which names every edit and every refusal.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { warmNoise } from '../lib/noise'
import { Random, hashText } from '../lib/random'
import { applyOperations } from '../painter/editing/apply'
import type { OperationInput } from '../painter/editing/operations'
import { renderEdit } from '../painter/editing/render'
import { readIntent } from '../painter/intent/intent'
import { samplePrompts } from '../painter/intent/prompts/prompts'
import type { Plan } from '../painter/planning/plan'
import { planPicture } from '../painter/planning/plan-picture'
import { renderPlan } from '../painter/planning/render'
import { listThings } from '../painter/planning/things'
import { type Pixels, writeSheet } from './parts/sheet'

const SIDE = 512
const PICTURES = 24
const EDITS = 4

function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Two edits of a thing and two of the picture, then all others in case some are refused. */
function listEdits(plan: Plan, random: Random): OperationInput[] {
  const things = listThings(plan)
  const target = random.pick([things[0]?.id ?? '', ...things.map(({ id }) => id)])
  const count = plan.things.filter(({ kind }) => target.startsWith(`${kind}-`)).length
  const ofThing: OperationInput[] = shuffle(
    [
      { op: 'remove', target },
      { op: 'move', target, dx: random.sign() * 0.18, dy: 0 },
      { op: 'scale', target, factor: random.chance(0.5) ? 0.65 : 1.3 },
      { op: 'mirror', target },
      { op: 'recolour', target, to: random.pick(['红色', '蓝色', '绿色', '紫色', '白色']) },
      { op: 'replace', target, to: random.pick(['小狗', '兔子', '老人', '苹果', '宝塔', '松树']) },
      { op: 'trait', target, to: random.pick(['戴帽子', '生气', '长发', '睡觉', '拿着花']) },
      { op: 'count', target, to: count + 1 },
    ],
    random,
  )
  const ofPicture: OperationInput[] = shuffle(
    [
      { op: 'add', to: random.pick(['猫', '气球', '灯笼', '帆船', '苹果']) },
      { op: 'place', to: random.pick(['海边', '雪山', '草原', '城市']) },
      { op: 'hour', to: random.pick(['夜晚', '黄昏']) },
      { op: 'season', to: '冬天' },
      { op: 'weather', to: '下雪' },
      { op: 'style', to: random.pick(['水彩', '油画', '平面插画', '浮世绘', '像素']) },
      { op: 'palette', to: random.pick(['蓝色', '粉色']) },
      { op: 'ratio', to: '16:9' },
    ],
    random,
  )
  const [one, two, ...more] = ofThing
  const [three, four, ...others] = ofPicture
  if (target === '') return ofPicture
  return [one, two, three, four, ...more, ...others].filter((edit) => edit !== undefined)
}

/** Onto a square, above and below white. */
function toSquare({ width, height, rgba }: Pixels): Pixels {
  if (width === height && width === SIDE) return { width, height, rgba }
  const scale = SIDE / Math.max(width, height)
  const out = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255)
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const [left, top] = [(SIDE - wide) >> 1, (SIDE - high) >> 1]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const from = (Math.floor(y / scale) * width + Math.floor(x / scale)) * 4
      out.set(rgba.subarray(from, from + 4), ((y + top) * SIDE + x + left) * 4)
    }
  return { width: SIDE, height: SIDE, rgba: out }
}

interface Row {
  readonly prompt: string
  readonly pictures: readonly Pixels[]
  readonly edits: readonly string[]
  readonly refused: readonly string[]
}

function paintRow(prompt: string): Row {
  const seed = hashText(prompt) % 2 ** 31
  const size = { width: SIDE, height: SIDE }
  const plan = planPicture({ prompt, negativePrompt: '', style: null, ...size, seed })
  const painted = renderPlan(plan)
  const pictures: Pixels[] = [painted]
  const [edits, refused]: [string[], string[]] = [[], []]
  for (const operation of listEdits(plan, new Random(hashText(`edits ${prompt}`)))) {
    if (edits.length === EDITS) break
    const applied = applyOperations(plan, [operation])
    if ('refused' in applied) {
      refused.push(`${JSON.stringify(operation)}: ${applied.refused.reason}`)
      continue
    }
    edits.push(JSON.stringify(operation))
    pictures.push(toSquare(renderEdit({ plan, rgba: painted.rgba }, applied.plan)))
  }
  return { prompt, pictures, edits, refused }
}

function formatRows(rows: readonly Row[]): string {
  const refused = rows.reduce((sum, row) => sum + row.refused.length, 0)
  const lines = rows.map(
    ({ prompt, edits, refused: no }, i) =>
      `| ${i + 1} | ${prompt} | ${edits.map((edit) => `\`${edit}\``).join('<br>')} | ${no.join('<br>')} |`,
  )
  return `# Twenty-four pictures with four edits each\n\nThe pictures of \`edits.webp\`, two in a row, each with its four edits to the right. Every fourth of the hundred prompts that is not declined; seed, target and edits come from the words, none was selected. ${refused} edits were refused on the way and the next one of the list was taken.\n\n| no. | prompt | edits | refused |\n|---|---|---|---|\n${lines.join('\n')}\n`
}

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? 'docs/gallery/painter')
  warmNoise()
  const drawn = samplePrompts()
    .aside.map(({ prompt }) => prompt)
    .filter((prompt) => readIntent(prompt).kind !== 'declined')
  const chosen = drawn.filter((_, i) => i % 4 === 0).slice(0, PICTURES)
  const rows = chosen.map(paintRow)
  const cells = rows.flatMap(({ pictures }) => pictures.map((picture) => () => picture))
  await writeFile(path.join(folder, 'edits.md'), formatRows(rows))
  await writeSheet(path.join(folder, 'edits.webp'), { columns: 10, cell: 168 }, cells)
}

void main()
