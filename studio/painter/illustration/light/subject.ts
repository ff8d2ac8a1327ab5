import { inside, mapForms, roundRect } from '../build/form'
import { type Form, type Frame, type Layer, type Oklch, isFeature } from '../node'

/** The light on a subject: its shade, its silhouette and the bright line around it. */

/** Shadows, and parts of the surroundings that lie before a subject. */
const BEFORE = /^(?:shadows?|waves|clouds)$/

export const isSubject = ({ stage, name, cast }: Layer): boolean =>
  !/^(?:ground|setting|light)$/.test(stage) && !cast && !BEFORE.test(name)

/** Layers of a subject under a tone; what shines by itself stays as it is. */
export function shadeSubject(
  layers: readonly Layer[],
  { width, height }: Frame,
  shade: Oklch,
  alpha: number,
): Layer[] {
  const over = roundRect([-10, -10, width + 20, height + 20], 0, shade, {
    ...{ role: 'light', plain: true, blend: 'multiply', alpha },
  })
  return layers.map((one) =>
    isSubject(one)
      ? {
          ...one,
          forms: one.forms.map((form) => (form.role === 'glow' ? form : inside(form, over))),
        }
      : one,
  )
}

const INNER = /^(?:shade|light|band|detail|glow|shadow|text)$/

type Bounds = readonly [left: number, top: number, right: number, bottom: number]

function measure({ rings }: Form): Bounds {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of rings.flat()) {
    bounds[0] = Math.min(bounds[0], x)
    bounds[1] = Math.min(bounds[1], y)
    bounds[2] = Math.max(bounds[2], x)
    bounds[3] = Math.max(bounds[3], y)
  }
  return bounds
}

const overlaps = (a: Bounds, b: Bounds): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Patches that are seen on the masses of a subject alone. */
export function layOn(layers: readonly Layer[], patches: readonly Form[]): Layer[] {
  const placed = patches.map((patch) => [patch, measure(patch)] as const)
  const lay = (form: Form): Form => {
    if (INNER.test(form.role) || isFeature(form.role)) return form
    const own = measure(form)
    return inside(
      form,
      placed.flatMap(([patch, bounds]) => (overlaps(own, bounds) ? [patch] : [])),
    )
  }
  return layers.map((one) => (isSubject(one) ? { ...one, forms: one.forms.map(lay) } : one))
}

const DARK: Oklch = [0.17, 0.035, 320]

/** Masses alone, in one dark colour: what is drawn on them is not seen against the light. */
export function blacken(layers: readonly Layer[]): Layer[] {
  const toDark = ({ inside: _, relief: __, blend: ___, ...form }: Form): Form => ({
    ...form,
    fill: DARK,
    plain: true,
    role: 'body',
  })
  return layers.map((one) =>
    isSubject(one)
      ? {
          ...one,
          forms: one.forms
            .filter(({ role, alpha = 1 }) => !INNER.test(role) && !isFeature(role) && alpha > 0.4)
            .map(toDark),
        }
      : one,
  )
}

/** Units that the bright line is wide. */
const RIM = 5

/**
 * A bright line around a subject on the sides where the light comes from: its masses once more behind it.
 * @param sides directions of the light
 */
export const drawRim = (
  layers: readonly Layer[],
  colour: Oklch,
  sides: readonly (readonly [dx: number, dy: number])[],
): Layer[] =>
  layers.filter(isSubject).map((one) => {
    const masses = one.forms
      .filter(
        ({ role, alpha = 1, blend }) =>
          !INNER.test(role) && !isFeature(role) && alpha > 0.6 && blend === undefined,
      )
      .map(({ rings, union }): Form => ({
        ...{ rings, fill: colour, role: 'body', plain: true },
        ...(union && { union }),
      }))
    const forms = sides.flatMap(([dx, dy]) =>
      mapForms(masses, ([x, y]) => [x + dx * RIM, y + dy * RIM]),
    )
    return { ...one, name: 'rim', stage: 'setting', cast: true, forms }
  })
