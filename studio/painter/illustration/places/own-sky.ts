import type { Meaning } from '../../lexicon/format'
import type { Brief } from '../family'
import type { Illustration } from '../node'
import { listVisible } from '../visible'

/** The least that is seen of a layer, cells of the frame (illustration/visible.ts). */
const LEAST_CELLS = 8

const DARK = /^(?:dusk|night)$/

/** 未来城市，蓝天白云: a drawn place has clouds and a sun also where none are named. */
export function showsOwnSky(
  illustration: Illustration,
  { time }: Pick<Brief, 'time'>,
  { slot, value }: Meaning,
): boolean {
  const isDisc = slot === 'light' && (value === 'moon') === DARK.test(time ?? 'day')
  const isLight = isDisc && /^(?:sun|moon)$/.test(value)
  const name = isLight ? 'light in the sky' : value === 'clouds' ? value : null
  const layer = illustration.layers.find((one) => one.name === name)
  if (!layer) return false
  const own = new Set(layer.forms)
  return listVisible(illustration).some(({ form, cells }) => own.has(form) && cells >= LEAST_CELLS)
}
