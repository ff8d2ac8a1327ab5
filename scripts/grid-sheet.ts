/**
 * The grid mode on three prompts, as docs/gallery/tools/grid.webp: the four sketches, the third
 * painted again twice as large (U3; here at the size of the sheet), and its four variations (V3).
 *
 *   node --import tsx scripts/grid-sheet.ts
 */
import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { isTerminal, type JobView } from '../contract/jobs'
import { newPhone } from '../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../server/src/testing/app'

const FILE = 'docs/gallery/tools/grid.webp'
const PROMPTS = ['湖边的木屋，松树，晨雾', '海上日落，灯塔，水彩', '雪山，桃花，水墨']
const CHOSEN = 2
const SIDE = 400
const GAP = 10
const PAPER = '#f3efe6'

let orders = 0

async function runJob(server: TestApp, token: string, path: string, params: object) {
  const quotedCredits = path.endsWith('upscale') ? 1 : 4
  const body = { requestId: `grid-sheet-${++orders}`, params, quotedCredits }
  const answer = await callApi(server.app, 'POST', path, { token, body })
  if (answer.code !== 0) throw new Error(answer.message)
  const { id } = (answer.data as { job: JobView }).job
  for (;;) {
    const job = (await callApi(server.app, 'GET', `/api/job/${id}`, { token })).data as JobView
    if (job.status === 'succeeded') return job
    if (isTerminal(job.status)) throw new Error(`${path}: ${job.status}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function square(server: TestApp, url: string, side: number): Promise<Buffer> {
  const { rawPayload } = await server.app.inject({ method: 'GET', url })
  return sharp(rawPayload).resize(side, side).png().toBuffer()
}

/** Pictures of a job in a square, two by two where there are four. */
async function cell(server: TestApp, { pictures }: JobView, left: number, top: number) {
  const many = pictures.length > 1
  const side = many ? (SIDE - GAP / 2) / 2 : SIDE
  return Promise.all(
    pictures.map(async ({ url }, i) => ({
      input: await square(server, url, Math.floor(side)),
      left: left + (i % 2) * Math.ceil(side + GAP / 2),
      top: top + Math.floor(i / 2) * Math.ceil(side + GAP / 2),
    })),
  )
}

async function main(): Promise<void> {
  const server = await startTestApp({
    works: true,
    env: { WELCOME_CREDITS: '1000', STUDIO_CREDITS: '1' },
  })
  const { token } = await signInByCalls(server.app, newPhone())
  const tiles = []
  for (const [row, prompt] of PROMPTS.entries()) {
    const words = { prompt, ratio: '1:1', seed: 11 }
    const grid = await runJob(server, token, '/api/mj/generate', words)
    const image = { image: `picture:${grid.pictures[CHOSEN]?.id}` }
    const jobs = [
      grid,
      await runJob(server, token, '/api/mj/upscale', image),
      await runJob(server, token, '/api/mj/variation', { ...image, seed: 3 }),
    ]
    for (const [column, job] of jobs.entries())
      tiles.push(
        ...(await cell(server, job, GAP + column * (SIDE + GAP), GAP + row * (SIDE + GAP))),
      )
  }
  await server.close()
  const [width, height] = [GAP + 3 * (SIDE + GAP), GAP + PROMPTS.length * (SIDE + GAP)]
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(FILE)
  console.log(`${FILE} ${Math.round((await stat(FILE)).size / 1024)} KB`)
}

void main()
