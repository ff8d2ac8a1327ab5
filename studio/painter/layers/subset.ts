import type { Layer as SceneLayer } from '../drawing'
import { paintIllustration } from '../illustrate'
import type { Layer as FormLayer } from '../illustration/node'
import { paintLandscape } from '../paint-composed'
import type { Composed } from '../planning/composed'
import type { Scene } from '../scene'
import type { StyleId } from '../slots'

/** Paints a part of a composition as it looks in the whole picture. */

type Shown = ReadonlySet<SceneLayer | FormLayer>

/**
 * A layer that paints nothing in the place of another one: textures and brushes depend on the number
 * of layers before.
 */
function blank(layer: SceneLayer): SceneLayer {
  return { kind: 'shapes', role: 'forms', name: 'blank', shapes: [], depth: layer.depth }
}

function hideRest(scene: Scene, shown: Shown): Scene {
  const isSunHidden = scene.layers.some((layer) => layer.kind === 'sun' && !shown.has(layer))
  const { slots } = scene
  // posters add a sun of their own to a day without one
  const denied = isSunHidden ? new Set([...slots.denied, 'light:sun']) : slots.denied
  return {
    ...{ ...scene, slots: { ...slots, denied } },
    layers: scene.layers.map((layer) => (shown.has(layer) ? layer : blank(layer))),
  }
}

const NO_REPORT = (): void => undefined

/** Returns RGBA, row by row. */
export function paintSubset(composed: Composed, style: StyleId, shown: Shown): Uint8ClampedArray {
  if (composed.kind === 'landscape') {
    const scene = hideRest(composed.scene, shown)
    return paintLandscape({ scene, random: composed.random, style }, NO_REPORT)
  }
  const { prepared } = composed
  const { illustration, place } = prepared
  const layers = illustration.layers.map((layer) =>
    shown.has(layer) ? layer : { ...layer, forms: [] },
  )
  return paintIllustration(
    {
      ...{ ...prepared, illustration: { ...illustration, layers } },
      place: place && { ...place, scene: hideRest(place.scene, shown) },
    },
    NO_REPORT,
  )
}
