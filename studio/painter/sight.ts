import { type PreparedIllustration, drawLayers, paintPlace, placeSize } from './illustrate'
import { withPlanePool } from '../lib/borrow'
import type { Illustration } from './illustration/node'
import type { Meaning } from './lexicon/format'
import { type SmallPicture, smallReader, smallSize } from './proof'
import type { Random, Scene } from './scene'
import type { KindId, StyleId } from './slots'
import { STYLE_PAINTERS } from './styles/registry'
import { listSubjects } from './subjects/kinds'

/** A picture painted small, in its style and light, as it is and with something left out. */
export interface Sight {
  /** The place behind, or the landscape, composed small; null: none. */
  readonly scene: Scene | null
  readonly paint: (illustration: Illustration | null, scene: Scene | null) => SmallPicture
}

const NO_REPORT = () => undefined
/** Its marks are drawn from one stream for all of the picture. */
const GRAINY = 'pencil'
/** The brush of oil hides nothing that these colours show, but all of it moves when one thing does. */
const calmStyle = (style: StyleId): StyleId => (style === 'oil' ? 'soft' : style)

/** @param composeAt the place behind it at another size; left out where there is none */
export function lookAtIllustration(prepared: PreparedIllustration): Sight | null {
  const { place } = prepared
  const style = calmStyle(prepared.style)
  const size = smallSize(prepared.size)
  if (place && !place.composeAt) return null
  const small = place?.composeAt?.(placeSize(prepared.illustration, size)) ?? null
  const read = smallReader(size, style === GRAINY)
  const settings = new WeakMap<Scene, Uint8ClampedArray | undefined>()
  const paintBehind = (scene: Scene) => {
    const known = settings.get(scene)
    if (known) return known
    const painted = paintPlace(
      {
        ...prepared,
        style,
        size,
        place: { scene, random: small?.random ?? prepared.random, attempt: 0 },
      },
      NO_REPORT,
    )
    settings.set(scene, painted)
    return painted
  }
  const pictures = new WeakMap<Illustration, { scene: Scene | null; picture: SmallPicture }>()
  return {
    scene: small?.scene ?? null,
    paint: (illustration, scene) => {
      const made = illustration ?? prepared.illustration
      const known = pictures.get(made)
      if (known?.scene === scene) return known.picture
      const own = { ...prepared, style, size, illustration: made }
      const rgba = drawLayers(own, made.layers, NO_REPORT, scene ? paintBehind(scene) : undefined)
      const picture = read(rgba)
      if (!known) pictures.set(made, { scene, picture })
      return picture
    },
  }
}

export function lookAtScene(scene: Scene, random: Random, painted: StyleId): Sight {
  const style = calmStyle(painted)
  const read = smallReader(scene, style === GRAINY)
  const pictures = new WeakMap<Scene, SmallPicture>()
  return {
    scene,
    paint: (_, wanted) => {
      const own = wanted ?? scene
      const known = pictures.get(own)
      if (known) return known
      const rgba = withPlanePool(() =>
        STYLE_PAINTERS[style].paint(own, random.fork('paint'), NO_REPORT),
      )
      const picture = read(rgba)
      pictures.set(own, picture)
      return picture
    },
  }
}

const FALLING: Readonly<Record<string, readonly string[]>> = {
  ...{ rain: ['rain'], storm: ['rain'], fog: ['mist'], clouds: ['clouds'] },
  ...{ sun: ['sun'], moon: ['moon'], stars: ['stars'], 'night-sky': ['stars'] },
}

/** A scene without what a word names in it; null: it is no part that can be taken out. */
export function leaveOut(scene: Scene, { slot, value }: Meaning): Scene | null {
  const { layers, slots } = scene
  if (slot === 'subject' || slot === 'kind') {
    const ids: readonly string[] = slot === 'kind' ? listSubjects(value as KindId) : [value]
    const own = slots.subjects.flatMap(({ id, holds }) =>
      holds && ids.includes(holds) ? [id] : [],
    )
    const names = new Set([...ids, ...own])
    return without(scene, (layer) => layer.kind === 'shapes' && names.has(layer.name))
  }
  if (slot === 'scene' && slots.scene === value) return null
  if (slot === 'scene' && value === 'mountains')
    return without(scene, (layer) => layer.kind === 'terrain' && layer.form !== 'ground')
  if (slot === 'scene' && value === 'forest')
    return {
      ...scene,
      layers: layers.map((layer) => (layer.kind === 'terrain' ? { ...layer, cover: [] } : layer)),
    }
  if (slot === 'weather' && value === 'snow')
    return {
      ...scene,
      layers: layers
        .filter(({ kind }) => kind !== 'snowfall')
        .map((layer) => (layer.kind === 'terrain' ? { ...layer, snow: 0 } : layer)),
    }
  // 倒影 on a wet road; water mirrors by itself
  if (slot === 'framing' && value === 'symmetry' && !layers.some(({ kind }) => kind === 'water'))
    return without(scene, (layer) => layer.kind === 'shapes' && layer.role === 'reflection')
  if (!/^(light|weather|scene)$/.test(slot)) return null
  const kinds = FALLING[value]
  return kinds ? without(scene, ({ kind }) => kinds.includes(kind)) : null
}

/** A scene without shapes of some names; null: it has none. */
export const leaveOutShapes = (scene: Scene, names: RegExp): Scene | null =>
  without(scene, (layer) => layer.kind === 'shapes' && names.test(layer.name))

function without(scene: Scene, isOut: (layer: Scene['layers'][number]) => boolean): Scene | null {
  // layers keep their numbers, and with them the paint of all others
  const layers = scene.layers.map((layer, serial) => ({ serial, ...layer }))
  const rest = layers.filter((layer) => !isOut(layer))
  return rest.length === layers.length ? null : { ...scene, layers: rest }
}
