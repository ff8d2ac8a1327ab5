/** Options of the form of 动画短片: its definition, narrowed to the engine that makes videos. */
import type { configEndpoints } from '@contract/endpoints/config'
import type { OptionParam } from '@contract/tools/define'
import { short } from '@contract/tools/short'
import type { z } from 'zod'
import type { ConfigPorts } from './ports'
import type { ToolOffer } from '../../integrations/engines/registry'
import { toEngineModel, pictureCredits, quoteTool } from '../job/pricing'
import { offeredStoryboards, shotSampleId } from '../samples/plan'
import { listSamples, type SampleRow } from '../samples/service'
import { listStyles } from './service'

type ShortAnimation = z.output<typeof configEndpoints.shortAnimation.data>
type VideoDeps = Pick<ConfigPorts, 'config' | 'db' | 'engines' | 'storage'>

/** Of one shot, as contract/tools/check has them. */
const SHOT_SECONDS = { min: 0.5, max: 10, usual: [2, 3, 5] }

const toOptions = (param: OptionParam) =>
  param.options.map(({ value, name, note = null }) => ({ id: value, name, note }))

function buildStoryboards(
  { config, storage }: VideoDeps,
  offer: ToolOffer,
  samples: readonly SampleRow[],
): ShortAnimation['storyboards'] {
  return offeredStoryboards(offer.engine).map(({ id, name, params }) => ({
    id,
    name,
    params,
    seconds: params.shots.reduce((sum, { seconds }) => sum + seconds, 0),
    credits: quoteTool(config.credits.prices, { ...toEngineModel(offer), tool: short, params }),
    pictures: params.shots.map((_, index) => {
      const row = samples.find((sample) => sample.id === shotSampleId(id, index))
      return row ? { thumbUrl: storage.url(row.thumbKey), thumbhash: row.thumbhash } : null
    }),
  }))
}

export async function readShortAnimation(deps: VideoDeps): Promise<ShortAnimation> {
  const [offer] = deps.engines.offersOf(short.id)
  const engine = offer?.engine ?? null
  const { camera, crossing, shots } = short.params
  const styles = new Set(engine?.capabilities.styles.map(({ id }) => id))
  return {
    engine: engine && { id: engine.id, name: engine.name },
    styles: (await listStyles(deps)).filter(({ id }) => styles.has(id)),
    ratios: engine?.capabilities.sizes.map(({ ratio }) => ratio) ?? [],
    cameras: toOptions(camera),
    crossings: toOptions(crossing),
    shotSeconds: SHOT_SECONDS,
    filmSeconds: { ...shots.total },
    maxShots: shots.max,
    creditsPerSecond: offer
      ? Math.ceil(
          pictureCredits(deps.config.credits.prices, toEngineModel(offer), short.id) *
            short.price.weight,
        )
      : 0,
    storyboards: offer ? buildStoryboards(deps, offer, await listSamples(deps.db)) : [],
  }
}
