import { aiLabel } from '@media/label/label'
import type { LabelTone } from '@media/label/label'
import { toRgb } from '../colour'
import type { Layer } from '../illustration/node'
import { MINIMAL_PAPER, MINIMAL_READING, MINIMAL_BORDER } from '../illustration/styles/minimal'
import { PAPER_COLOURS, PAPER_READING } from '../illustration/styles/papercut'
import { composePlan } from '../planning/composed'
import type { Plan } from '../planning/plan'
import type { StyleId } from '../slots'
import { GRAIN, SvgForms, toneOf, type SvgLook } from './svg-forms'
import { type Grain, grainPattern } from './svg-grain'
import { nameTexts } from './texts'
import { createNamer, LABEL_NAME } from './tree'

/** A picture as vectors: one group for each thing, with its id and its name. */

const LOOKS: Partial<Record<StyleId, SvgLook>> = {
  flat: { reading: { relief: 'hard' }, paper: null },
  minimal: { reading: MINIMAL_READING, paper: null },
  papercut: { reading: PAPER_READING, paper: PAPER_COLOURS },
}

/** Levels by which the tooth of the paper lightens and darkens. */
const GRAINS: Partial<Record<StyleId, Grain>> = {
  minimal: { levels: 8, kind: 'grain' },
  papercut: { levels: 22, kind: 'tooth' },
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

interface Run {
  readonly key: string | null
  readonly isCast: boolean
  readonly layers: Layer[]
}

/** Neighbouring layers of one owner; the order of painting stays. */
function findRuns(layers: readonly Layer[]): Run[] {
  const runs: Run[] = []
  for (const layer of layers) {
    const [key, isCast] = [layer.thing ?? null, layer.cast === true]
    const last = runs.at(-1)
    if (last?.key === key && last.isCast === isCast) last.layers.push(layer)
    else runs.push({ key, isCast, layers: [layer] })
  }
  return runs
}

function rectangle(width: number, height: number, attributes: string): string {
  return `<rect width="${width}" height="${height}" ${attributes}/>`
}

function toHex(colour: Parameters<typeof toRgb>[0]): string {
  return `rgb(${toRgb(colour).join(',')})`
}

export interface SvgOptions {
  /** The record of AI generated content. */
  readonly xmp: string
  /** Of the visible label. */
  readonly tone: LabelTone
}

/** Null for pictures that are not drawn in flat forms: other styles, and painted places. */
export async function writeSvg(plan: Plan, { xmp, tone }: SvgOptions): Promise<string | null> {
  const look = LOOKS[plan.style]
  const composed = composePlan(plan)
  if (!look || composed.kind !== 'illustration' || composed.prepared.place) return null
  const { width, height, style } = plan
  const { illustration } = composed.prepared
  const layers = illustration.layers.filter(({ forms }) => forms.length > 0)
  const forms = new SvgForms(width / illustration.frame.width, { width, height }, look)
  const things = new Map(plan.things.map((thing) => [thing.key, thing]))
  const isWriting = (layer: Layer): boolean => layer.forms.some(({ role }) => role === 'text')
  const texts = nameTexts(plan, layers.filter(isWriting))
  const [nameUniquely, identify] = [createNamer(' '), createNamer('-')]
  const groups = findRuns(layers).map(({ key, isCast, layers: own }) => {
    const thing = key === null ? undefined : things.get(key)
    const words = own.map((layer) => texts.get(layer)).find((text) => text !== undefined)
    const name = thing ? (isCast ? `${thing.name}的影子` : (words ?? thing.name)) : '背景'
    const id = identify(thing ? (isCast ? `${thing.id}-shadow` : thing.id) : 'setting')
    const drawn = own.flatMap((layer) => layer.forms.map((form) => forms.write(form)))
    return `<g id="${escapeXml(id)}"><title>${escapeXml(nameUniquely(name))}</title>${drawn.join('')}</g>`
  })
  const grain = GRAINS[style]
  const tones = look.paper ? (['light', 'dark'] as const) : [toneOf(illustration.paper)]
  const patterns = grain ? tones.map((tone) => grainPattern(grain, tone)) : []
  const paper = (await Promise.all(patterns)).join('')
  // sheets of paper have each their own
  const texture =
    grain && !look.paper
      ? `<g id="paper-texture"><title>纸纹</title>${rectangle(width, height, `fill="url(#${GRAIN}-${toneOf(illustration.paper)})"`)}</g>`
      : ''
  const ground =
    rectangle(width, height, `fill="${toHex(illustration.paper)}"`) +
    (look.paper ? rectangle(width, height, forms.findGroundTooth(illustration.paper)) : '')
  const trim = style === 'minimal' ? trimBorder(width, height) : ''
  const label = aiLabel({ width, height }, tone)
  const { left, top } = label.box
  const mark = label.svg.replace('<svg ', `<svg x="${left}" y="${top}" `)
  const defined = `${forms.definitions.join('')}${paper}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<metadata>${xmp}</metadata><defs>${defined}</defs>`,
    `<g id="paper"><title>${escapeXml(nameUniquely('纸'))}</title>${ground}</g>`,
    ...groups,
    ...[trim, texture],
    `<g id="ai-label"><title>${LABEL_NAME}</title>${mark}</g></svg>`,
  ].join('')
}

/** The bare border of a poster. */
function trimBorder(width: number, height: number): string {
  const border = Math.min(width, height) * MINIMAL_BORDER
  const inner = `M${border} ${border}V${height - border}H${width - border}V${border}Z`
  const outer = `M0 0H${width}V${height}H0Z`
  const path = `<path fill-rule="evenodd" fill="${toHex(MINIMAL_PAPER)}" d="${outer}${inner}"/>`
  return `<g id="border"><title>白边</title>${path}</g>`
}
