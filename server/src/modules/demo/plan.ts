/** The planned demo works, as jobs that their authors could have ordered. */
import { short } from '@contract/tools/short'
import { text2img } from '@contract/tools/text2img'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { type Accepted, accept } from '../job/submit/accept'
import { FIRST_WORKS } from './data/first'
import { SECOND_WORKS } from './data/second'
import { DEMO_AUTHOR_KEYS, type DemoAuthor, type DemoWork } from './data/work'

/** In the order they are painted. */
export const DEMO_WORKS: readonly DemoWork[] = [...FIRST_WORKS, ...SECOND_WORKS]

/** As the request of its job: unique with its author. */
export function buildRequestId(workId: string): string {
  return `demo-${workId}`
}

/** Others than the author, from another one on for each work. */
export function chooseLikers({ by, likes, seed }: DemoWork): DemoAuthor[] {
  const others = DEMO_AUTHOR_KEYS.filter((key) => key !== by)
  const first = seed % others.length
  return [...others.slice(first), ...others.slice(0, first)].slice(0, likes)
}

/** Each follows the next one, the third and the fifth after it. */
export function followedBy(author: DemoAuthor): DemoAuthor[] {
  const at = DEMO_AUTHOR_KEYS.indexOf(author)
  const around = [...DEMO_AUTHOR_KEYS.slice(at), ...DEMO_AUTHOR_KEYS.slice(0, at)]
  return around.filter((_, index) => [1, 3, 5].includes(index))
}

/** Every parameter, as a form would have sent it and the server would have stored it. */
export function acceptDemo(engines: EngineRegistry, work: DemoWork): Accepted {
  const { prompt, style, ratio, seed, seconds } = work
  const recipe = { style, ratio, seed }
  if (seconds === null)
    return accept(engines, text2img, { params: { ...recipe, prompt, model: STUDIO_ID } })
  const shots = [{ image: null, text: prompt, seconds }]
  return accept(engines, short, { params: { ...recipe, shots }, modelId: STUDIO_ID })
}
