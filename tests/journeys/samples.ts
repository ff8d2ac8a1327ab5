/**
 * Style cards, starting points and shots as an installation has them after its first minutes. The
 * server would paint each at full size as soon as it is idle: a minute of a core during every test,
 * and pages that change under observation. Their painting is tested in server/src/modules/samples.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import {
  presetSampleId,
  SAMPLE_REVISION,
  shotSampleId,
  styleSampleId,
  themeSampleId,
} from '../../server/src/modules/samples/plan'
import { PRESETS } from '../../server/src/modules/samples/presets'
import { STORYBOARDS } from '../../server/src/modules/samples/storyboards'
import { THEMES } from '../../server/src/modules/samples/themes'
import { STYLES } from '../../studio/painter/slots'
import type { Sql } from '../../server/src/testing/sql'

/** Of style cards, and of a shot whose storyboard names none. */
const USUAL_RATIO = '3:4'
const LONG_SIDE_PX = 160
/** Of the picture below. */
const THUMBHASH = 'VAgKDwIG+GeHiIiHeIeHd4h4gIB4CHgH'

/** Of each its own: a sample whose painting had begun takes the file of the one before away. */
const keyOf = (id: string) => `sample/test/${id.replaceAll(':', '-')}.webp`

function computeSize(ratio: string) {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const unit = LONG_SIDE_PX / Math.max(across, down)
  return { width: Math.round(across * unit), height: Math.round(down * unit) }
}

/** Ratio by id, of all that have one of their own. */
const RATIOS = new Map<string, string>([
  ...PRESETS.map(({ id, params }) => [presetSampleId(id), params.ratio] as const),
  ...THEMES.map(({ id, params }) => [themeSampleId(id), params.ratio] as const),
  ...STORYBOARDS.flatMap(({ id, params }) =>
    params.shots.map((_, index) => [shotSampleId(id, index), params.ratio] as const),
  ),
])

/** Samples of our engine. */
const OWN_SAMPLES = [...STYLES.map((style) => styleSampleId('studio', style)), ...RATIOS.keys()]

async function drawPicture(ratio: string): Promise<Buffer> {
  const { width, height } = computeSize(ratio)
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x2="0" y2="1"><stop stop-color="#e8c9a0"/>
    <stop offset="1" stop-color="#2d5d73"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(Buffer.from(sky)).webp().toBuffer()
}

/** Puts pictures in their places before the server starts: it has none to paint then. */
export const furnishOwnSamples = (sql: Sql, dataDir: string): Promise<void> =>
  furnish(sql, dataDir, OWN_SAMPLES)

/** Puts a picture in the place of every sample that waits to be painted. */
export async function furnishWaitingSamples(sql: Sql, dataDir: string): Promise<void> {
  const waiting = await sql(
    `select key from graphile_worker.jobs where task_identifier = 'paint_sample'`,
  )
  if (waiting.length === 0) return
  await furnish(
    sql,
    dataDir,
    waiting.map(({ key }) => String(key)),
  )
  await sql(
    `select graphile_worker.remove_job(key) from graphile_worker.jobs
     where task_identifier = 'paint_sample'`,
  )
}

async function furnish(sql: Sql, dataDir: string, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id) => {
    const ratio = RATIOS.get(id) ?? USUAL_RATIO
    return { id, ratio, key: keyOf(id), ...computeSize(ratio) }
  })
  const pictures = new Map<string, Buffer>()
  for (const { ratio, key } of rows) {
    const picture = pictures.get(ratio) ?? (await drawPicture(ratio))
    pictures.set(ratio, picture)
    const file = join(dataDir, 'files', key)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, picture)
  }
  await sql(
    `insert into samples (id, engine_id, revision, key, thumb_key, thumbhash, width, height)
     select id, coalesce(substring(id from '^style:([^:]+):'), 'studio'), $2, key, key, $3, width, height
     from jsonb_to_recordset($1::jsonb) as r(id text, key text, width int, height int)
     on conflict (id) do nothing`,
    [JSON.stringify(rows), SAMPLE_REVISION, THUMBHASH],
  )
}
