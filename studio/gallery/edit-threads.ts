/**
 * Ten threads of five sentences each, unselected: five about pictures of the painter and five about
 * the photographs of tests/photos.
 *
 * MODELS_DIR=… node --import tsx studio/gallery/edit-threads.ts [painter|photographs] [folder]
 * Pictures and sentences come from the words by fixed seeds; what is declined leaves the picture as
 * it is. Writes `<half>.webp`, a row for each thread, and `<half>.md` with every sentence and answer.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findTool } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import { decodeRaster, encodePng } from '@media/codec'
import type { Raster } from '@media/raster'
import { Random, hashText } from '../lib/random'
import { applyOperations } from '../painter/editing/apply'
import { renderEdit } from '../painter/editing/render'
import { planEdit } from '../painter/editing/sentence/plan-edit'
import { readIntent } from '../painter/intent/intent'
import { samplePrompts } from '../painter/intent/prompts/prompts'
import { planPicture } from '../painter/planning/plan-picture'
import { renderPlan } from '../painter/planning/render'
import { listThings } from '../painter/planning/things'
import { planPhoto } from '../photo-plan/plan-photo'
import { makeWithTool } from '../tools/run'
import { findRegions } from '../tools/regions/find'
import { toolWordsIssue } from '../tools/words-issue'
import { netsHere } from './parts/nets'
import { type Pixels, writeSheet } from './parts/sheet'

const SIDE = 512
const THREADS = 5
const TURNS = 5
const PHOTO_PIXELS = 480 * 480
const PHOTOGRAPHS = ['astronaut', 'chelsea', 'coffee', 'rocket', 'brick'] as const

interface Turn {
  readonly sentence: string
  readonly answer: string
}
interface Thread {
  readonly title: string
  readonly pictures: readonly Pixels[]
  readonly turns: readonly Turn[]
}

const COLOURS = ['红色', '蓝色', '绿色', '黄色', '紫色', '白色']

/** As people type them; `thing` is the name of one that is found. */
function writeSentences(thing: string, other: string, random: Random): string[] {
  const colour = (): string => random.pick(['红色', ...COLOURS])
  const sentences = [
    `把${thing}换成${colour()}的`,
    `去掉${other}`,
    `${thing}再大一点`,
    `${thing}往左挪一点`,
    '旁边加一只猫',
    '换成晚上',
    '改成下雪天',
    '变成秋天',
    '整体暖一点，再亮一点',
    '背景换成海边',
    '换成水彩画',
    '裁成1:1',
    '变成黑白的',
    '背景虚化',
    '撤回',
  ]
  return sentences
    .map((sentence) => ({ sentence, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .slice(0, TURNS)
}

/** Within a square, on white. */
function toSquare({ width, height, rgba }: Pixels): Pixels {
  const scale = SIDE / Math.max(width, height)
  const out = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255)
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const [left, top] = [(SIDE - wide) >> 1, (SIDE - high) >> 1]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const row = Math.min(height - 1, Math.floor(y / scale))
      const from = (row * width + Math.min(width - 1, Math.floor(x / scale))) * 4
      out.set(rgba.subarray(from, from + 4), ((y + top) * SIDE + x + left) * 4)
    }
  return { width: SIDE, height: SIDE, rgba: out }
}

const pickNames = (names: readonly string[], random: Random): [string, string] => {
  const [first = '主体'] = names
  return [first, random.pick([names.at(-1) ?? first, ...names])]
}

function paintThread(prompt: string): Thread {
  const size = { width: SIDE, height: SIDE }
  const seed = hashText(prompt) % 2 ** 31
  let plan = planPicture({ prompt, negativePrompt: '', style: null, ...size, seed })
  let picture: Pixels = renderPlan(plan)
  const versions = [{ plan, picture }]
  const random = new Random(hashText(`thread ${prompt}`))
  const [thing, other] = pickNames(
    listThings(plan).map(({ name }) => name),
    random,
  )
  const pictures = [picture]
  const turns: Turn[] = []
  for (const sentence of writeSentences(thing, other, random)) {
    const { plans, declined } = planEdit({ plan, things: listThings(plan) }, { sentence })
    const [first] = plans
    let answer = declined?.message ?? '没有结果'
    if (first?.tool === 'undo') {
      const before = versions.length > 1 ? versions.pop() : undefined
      const last = versions.at(-1)
      if (before && last) [plan, picture, answer] = [last.plan, last.picture, '回到上一版']
    } else if (first?.tool === 'edit') {
      const applied = applyOperations(plan, first.operations)
      if ('refused' in applied) answer = `order refused: ${applied.refused.reason}`
      else {
        picture = renderEdit({ plan, rgba: picture.rgba }, applied.plan)
        ;({ plan } = applied)
        versions.push({ plan, picture })
        answer = `**${first.summary}**`
      }
    } else if (first) answer = `${first.summary} (${first.tool})`
    turns.push({ sentence, answer })
    pictures.push(toSquare(picture))
  }
  return { title: prompt, pictures, turns }
}

async function editThread(name: string): Promise<Thread> {
  const nets = netsHere()
  const folder = os.tmpdir()
  const file = await readFile(path.join('tests/photos', `${name}.jpg`))
  let picture: Raster = await decodeRaster(file, { maxPixels: PHOTO_PIXELS })
  const versions: Raster[] = [picture]
  const random = new Random(hashText(`thread ${name}`))
  const pictures = [toSquare(picture)]
  const turns: Turn[] = []
  let sentences: string[] | null = null
  const seen = new Map<Raster, Awaited<ReturnType<typeof findRegions>>>()
  for (let turn = 0; turn < TURNS; turn++) {
    // a sentence that was declined, or taken back, leaves a picture that was looked at
    const found = seen.get(picture) ?? (await findRegions(nets, picture))
    seen.set(picture, found)
    const names = [...new Set(found.regions.map(({ name: one }) => one).filter(Boolean))]
    sentences ??= writeSentences(...pickNames(names, random), random)
    const sentence = sentences[turn] ?? ''
    const { plans, declined } = planPhoto(
      { found, aspect: picture.width / picture.height },
      { sentence },
    )
    const [first] = plans
    let answer = declined?.message ?? '没有结果'
    const image = 'upload:photo'
    const issue = first?.tools
      .map(({ tool: id, params }) => {
        const tool = findTool(id)
        return tool && toolWordsIssue(id, { ...buildDefaults(tool), ...params, image })
      })
      .find(Boolean)
    if (issue) answer = issue.message
    else if (first?.tools[0]?.tool === 'undo') {
      answer = versions.length > 1 ? '回到上一版' : '这就是第一版'
      if (versions.length > 1) versions.pop()
      picture = versions.at(-1) ?? picture
    } else if (first) {
      const media = new Map([[image, new Uint8Array(await encodePng(picture))]])
      const params = { image, steps: first.tools } as never
      const task = { id: 'edit', params, media, seed: 7, folder }
      const outcome = await makeWithTool(task, () => undefined, nets)
      const [made] = outcome.pictures
      answer = made ? `**${first.summary}**` : (outcome.refusal?.message ?? '没有图')
      if (outcome.notes.length > 0) answer += ` (${outcome.notes.join('；')})`
      if (made) {
        picture = made.raster
        versions.push(picture)
      }
    }
    turns.push({ sentence, answer })
    pictures.push(toSquare(picture))
    process.stdout.write(`${name}: ${sentence} → ${answer}\n`)
  }
  return { title: name, pictures, turns }
}

function formatThreads(half: string, threads: readonly Thread[]): string {
  const rows = threads.map(
    ({ title, turns }, at) =>
      `| ${at + 1} | ${title} | ${turns.map(({ sentence, answer }) => `${sentence} → ${answer}`).join('<br>')} |`,
  )
  return `# Threads of five sentences: ${half}\n\nRows of \`${half}.webp\`: the first picture, then the picture after each sentence. Sentences are drawn by seed, none was selected; what is declined leaves the picture as it is. Carried out is what is bold.\n\n| row | picture | sentence → answer |\n|---|---|---|\n${rows.join('\n')}\n`
}

async function main(half: string, folder: string): Promise<void> {
  const threads: Thread[] = []
  if (half === 'painter') {
    const drawn = samplePrompts()
      .aside.map(({ prompt }) => prompt)
      .filter((prompt) => readIntent(prompt).kind !== 'declined')
    for (let at = 0; at < THREADS; at++)
      threads.push(paintThread(drawn[Math.floor((at * drawn.length) / THREADS)] ?? ''))
  } else for (const name of PHOTOGRAPHS) threads.push(await editThread(name))
  await mkdir(folder, { recursive: true })
  const cells = threads.flatMap(({ pictures }) => pictures.map((picture) => () => picture))
  await writeFile(path.join(folder, `${half}.md`), formatThreads(half, threads))
  await writeSheet(path.join(folder, `${half}.webp`), { columns: TURNS + 1, cell: 200 }, cells)
}

await main(process.argv[2] ?? 'painter', path.resolve(process.argv[3] ?? 'docs/gallery/threads'))
