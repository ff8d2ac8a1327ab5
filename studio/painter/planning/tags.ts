import type { ThingWish } from '../illustration/family'
import type { Illustration, Layer } from '../illustration/node'

/** The owner of each layer of an illustration. */

/** Keys of things that stand in the painted place behind an illustration. */
export const PLACE_PREFIX = 'place '

/** The key of the one thing that an untagged subject layer belongs to. */
export const MAIN = 'main 1'

/** Layers that are cast by the things: they belong to the main one where a family does not say. */
const CAST = /^(shadow|shadows|mirror|rim)$/

/** Parts of a setting that a person would name → what they are called. */
export const PART_NAMES: Readonly<Record<string, string>> = {
  ...{ table: '桌子', window: '窗户', windows: '窗户', ladder: '梯子', cases: '书架', door: '门' },
  ...{ clouds: '云', moon: '月亮', sun: '太阳', stars: '星星', smoke: '烟', bubbles: '气泡' },
  ...{ lanterns: '灯笼', lamps: '灯', blackboard: '黑板', trees: '树', cushion: '垫子' },
  ...{ title: '标题', strewn: '点缀', toys: '玩具', dragonfly: '蜻蜓', lander: '登月舱' },
  ...{ 'flying cars': '飞行汽车', couplet: '对联', fu: '福字' },
}

const BEHIND = /^(ground|setting)$/

/** Goes with the main thing wherever it is: the white border of what is cut out. */
const WITH_MAIN = /^border$/

/** @param isTagged the family marks its things itself: what it does not mark is around them */
function tagLayer(layer: Layer, isTagged: boolean): Layer {
  const { name, stage, thing } = layer
  if (thing !== undefined || layer.forms.length === 0) return layer
  if (CAST.test(name)) return { ...layer, thing: MAIN, cast: true }
  if (PART_NAMES[name]) return { ...layer, thing: `part ${name}` }
  if (BEHIND.test(stage) || (isTagged && !WITH_MAIN.test(name))) return layer
  return { ...layer, thing: MAIN }
}

/** With the owner of every layer that a thing or a part of the setting owns. */
export function tagLayers(illustration: Illustration): Illustration {
  const { layers } = illustration
  const isTagged = layers.some(({ thing }) => /^(main|other) /.test(thing ?? ''))
  return { ...illustration, layers: layers.map((layer) => tagLayer(layer, isTagged)) }
}

/** The wish of a brief that a key speaks of; null: a part of the setting. */
export function findWish(
  brief: { readonly main: ThingWish; readonly others: readonly ThingWish[] },
  key: string,
): ThingWish | null {
  const [role, at] = key.split(' ')
  if (role === 'main') return brief.main
  return role === 'other' ? (brief.others[Number(at) - 1] ?? null) : null
}
