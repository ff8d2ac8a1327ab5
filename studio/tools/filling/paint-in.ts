/** Words painted into the marked part of a picture, in one or several ways. */
import { fillHole } from '../../imaging/fill/fill'
import { fillSmoothly } from '../../imaging/fill/membrane'
import { listRecipes } from '../../imaging/fill/recipes'
import type { Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import type { ToolPicture } from '../tool'
import { livingIn } from './living'
import { setScene } from './set-scene'
import { setThing } from './set-thing'
import { buildHoleGuard } from './subject-guard'
import { parseWanted } from './words'

const SEEDS = 2 ** 31
/** Of the picture: a named place is painted over more than this; less is a spot for the thing. */
const LARGE = 0.3

interface Painting {
  readonly nets: NetRun
  readonly prompt: string
  readonly style: string | null
  readonly count: number
  readonly seed: number
  readonly report: (share: number) => void
}

export async function paintIn(
  picture: Raster,
  hole: Uint8Array,
  { nets, prompt, style, count, seed, report }: Painting,
): Promise<ToolPicture[]> {
  const wanted = parseWanted(prompt, style)
  const share = hole.reduce((sum, value) => sum + value, 0) / hole.length
  const alone = wanted.things && !(wanted.scene && share > LARGE)
  const [recipe] = listRecipes(seed, 1)
  const closing = (done: number): void => report(done * 0.4)
  const subject = alone ? buildHoleGuard(picture, hole, await livingIn(nets, picture)) : null
  const options = { report: closing, avoid: subject ?? undefined }
  const filled = alone && recipe && fillHole(picture, hole, { ...recipe, ...options })
  const ground = alone ? filled || fillSmoothly(picture, hole) : picture
  const pictures: ToolPicture[] = []
  for (let i = 0; i < count; i++) {
    const own = (seed + i) % SEEDS
    const thing = alone ? await setThing(ground, hole, wanted, own) : null
    pictures.push({ raster: thing ?? (await setScene(picture, hole, wanted, own)), seed: own })
    report(0.4 + (0.6 * (i + 1)) / count)
  }
  return pictures
}
