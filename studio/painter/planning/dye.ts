import type { Layer as SceneLayer, Oklch, Point } from '../drawing'
import { type Form, type Layer as FormLayer, isFeature } from '../illustration/node'
import { mainColour, mapFill } from '../illustration/raster/fill'
import { type DyeId, hasTint } from '../palettes/tints'
import type { TintId } from '../slots'
import { computeArea } from '../geometry'
import { alike, dyeMain, dyed } from '../subjects/dye'

/** Dyes the largest part of a thing whose own drawing knows no colours. */

/** Never dyed: a person in blue clothes is not blue. */
const OWN = /^(skin|hair|text|shadow|glow)$/

const flatForms = (forms: readonly Form[]): Form[] =>
  forms.flatMap((form) => [form, ...flatForms(form.inside ?? [])])

const isBody = ({ role }: Form): boolean => !OWN.test(role) && !isFeature(role)
const isText = ({ role }: Form): boolean => role === 'text'

/** Picks the forms that are dyed: of writing alone the letters are. */
function pickDyed(layers: readonly FormLayer[]): (form: Form) => boolean {
  const forms = layers.flatMap(({ forms: own }) => flatForms(own))
  return forms.some(isText) ? isText : isBody
}

const area = ({ rings }: Form): number =>
  rings.reduce((sum, ring) => sum + computeArea(ring as readonly Point[]), 0)

/**
 * The colour that most of the layers have.
 * @param tint its drawing has this one already: of a robot the parts that show it
 */
function findMainColour(
  layers: readonly FormLayer[],
  isDyed: (form: Form) => boolean,
  tint: TintId | undefined,
): Oklch | null {
  const forms = layers.flatMap(({ forms: own }) => flatForms(own)).filter(isDyed)
  const all = forms.map((form) => ({ colour: mainColour(form.fill), size: area(form) }))
  const tinted = tint ? all.filter(({ colour }) => hasTint(colour, tint)) : []
  const parts = tinted.length > 0 ? tinted : all
  let [best, most]: [Oklch | null, number] = [null, 0]
  for (const { colour } of parts) {
    const total = parts.reduce((sum, one) => sum + (alike(colour, one.colour) ? one.size : 0), 0)
    if (total > most) [best, most] = [colour, total]
  }
  return best
}

/**
 * @param isWhole all of it has one material: a table, a wall
 * @param tint the nearest colour, which its own drawing shows
 */
export function dyeForms(
  layers: readonly FormLayer[],
  dye: DyeId,
  isWhole: boolean,
  tint?: TintId,
): FormLayer[] {
  const isDyed = pickDyed(layers)
  const main = findMainColour(layers, isDyed, tint)
  if (!main) return [...layers]
  const change = (colour: Oklch): Oklch =>
    isWhole || alike(main, colour) ? dyed(colour, dye) : colour
  const dyeForm = (form: Form): Form => ({
    ...form,
    ...(isDyed(form) && { fill: mapFill(form.fill, change) }),
    ...(form.inside && { inside: form.inside.map(dyeForm) }),
  })
  return layers.map((layer) => ({ ...layer, forms: layer.forms.map(dyeForm) }))
}

export const dyeShapes = (layers: readonly SceneLayer[], dye: DyeId): SceneLayer[] =>
  layers.map((layer) =>
    layer.kind === 'shapes'
      ? { ...layer, shapes: dyeMain(layer.shapes, dye, (colour) => colour) }
      : layer,
  )
