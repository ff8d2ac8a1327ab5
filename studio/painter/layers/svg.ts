import { aiLabel } from '@media/label/label'
import type { LabelTone } from '@media/label/label'
import type { PreparedIllustration } from '../illustrate'
import type { Layer } from '../illustration/node'
import { MINIMAL_BORDER, MINIMAL_PAPER, MINIMAL_READING } from '../illustration/styles/minimal'
import { PAPER_COLOURS, PAPER_READING } from '../illustration/styles/papercut'
import { composePlan } from '../planning/composed'
import type { Plan } from '../planning/plan'
import type { StyleId } from '../slots'
import type { Separated } from './separate'
import { GRAIN, SvgForms, type SvgLook, pickTone } from './svg-forms'
import { type Grain, grainPattern } from './svg-grain'
import { type SvgGroup, toCss, writeGroups, writeRectangle } from './svg-parts'
import { writeScene } from './svg-scene'
import { nameTexts } from './texts'
import { LABEL_NAME } from './tree'

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

type Run = { readonly key: string | null; readonly isCast: boolean; readonly layers: Layer[] }

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

function writeLayers(plan: Plan, layers: readonly Layer[], forms: SvgForms): SvgGroup[] {
  const things = new Map(plan.things.map((thing) => [thing.key, thing]))
  const isWriting = (layer: Layer): boolean => layer.forms.some(({ role }) => role === 'text')
  const texts = nameTexts(plan, layers.filter(isWriting))
  return findRuns(layers).map(({ key, isCast, layers: own }) => {
    const thing = key === null ? undefined : things.get(key)
    const words = own.map((layer) => texts.get(layer)).find((text) => text !== undefined)
    const content = own.flatMap((layer) => layer.forms.map((form) => forms.write(form))).join('')
    if (!thing) return { id: 'setting', name: '背景', content }
    return isCast
      ? { id: `${thing.id}-shadow`, name: `${thing.name}的影子`, content }
      : { id: thing.id, name: words ?? thing.name, content }
  })
}

/** The bare border of a poster. */
function writeBorder(width: number, height: number): SvgGroup {
  const border = Math.min(width, height) * MINIMAL_BORDER
  const inner = `M${border} ${border}V${height - border}H${width - border}V${border}Z`
  const outer = `M0 0H${width}V${height}H0Z`
  const content = `<path fill-rule="evenodd" fill="${toCss(MINIMAL_PAPER)}" d="${outer}${inner}"/>`
  return { id: 'border', name: '白边', content }
}

type Drawn = { readonly definitions: string; readonly groups: readonly SvgGroup[] }

/** On its own ground: paper below, its tooth and the border of a poster above. */
function surround(
  { style, width, height, clear }: Plan,
  { illustration }: PreparedIllustration,
  { forms, drawn }: { forms: SvgForms; drawn: readonly SvgGroup[] },
): SvgGroup[] {
  if (clear) return [...drawn]
  const { paper } = illustration
  const isPaper = forms.look.paper !== null
  const tooth = isPaper ? writeRectangle(width, height, forms.findGroundTooth(paper)) : ''
  const ground = writeRectangle(width, height, `fill="${toCss(paper)}"`) + tooth
  const grain = `fill="url(#${GRAIN}-${pickTone(paper)})"`
  const above: SvgGroup[] = [
    ...(style === 'minimal' ? [writeBorder(width, height)] : []),
    // sheets of paper have each their own
    ...(GRAINS[style] && !isPaper
      ? [{ id: 'paper-texture', name: '纸纹', content: writeRectangle(width, height, grain) }]
      : []),
  ]
  return [{ id: 'paper', name: '纸', content: ground }, ...drawn, ...above]
}

async function drawIllustration(
  plan: Plan,
  prepared: PreparedIllustration,
  { look, separated }: { look: SvgLook; separated: Separated },
): Promise<Drawn> {
  const { width, height, style } = plan
  const { illustration, place } = prepared
  const forms = new SvgForms(width / illustration.frame.width, { width, height }, look)
  // a painted place takes the ground's place
  const layers = illustration.layers.filter(
    (layer) => layer.forms.length > 0 && !(place && layer.stage === 'ground'),
  )
  const drawn = writeLayers(plan, layers, forms)
  const own = new Set<unknown>(place?.scene.layers)
  const behind = separated.layers.filter(({ unit }) =>
    [...(unit?.layers ?? [])].some((l) => own.has(l)),
  )
  const groups = place
    ? [...(await writeScene(plan, behind)), ...drawn]
    : surround(plan, prepared, { forms, drawn })
  const grain = GRAINS[style]
  const tones = look.paper ? (['light', 'dark'] as const) : [pickTone(illustration.paper)]
  const patterns = grain ? tones.map((tone) => grainPattern(grain, tone)) : []
  return { groups, definitions: [...forms.definitions, ...(await Promise.all(patterns))].join('') }
}

export interface SvgOptions {
  /** The record of AI generated content. */
  readonly xmp: string
  /** Of the visible label. */
  readonly tone: LabelTone
}

/**
 * Null for styles that draw no flat forms. Land, water and air of a painted place are pictures in
 * the file.
 *
 * @param separated the layers of the same plan
 */
export async function writeSvg(
  plan: Plan,
  separated: Separated,
  { xmp, tone }: SvgOptions,
): Promise<string | null> {
  const look = LOOKS[plan.style]
  if (!look) return null
  const { width, height } = plan
  const composed = composePlan(plan)
  const { groups, definitions }: Drawn =
    composed.kind === 'illustration'
      ? await drawIllustration(plan, composed.prepared, { look, separated })
      : { groups: await writeScene(plan, separated.layers), definitions: '' }
  const label = aiLabel({ width, height }, tone)
  const { left, top } = label.box
  const mark = label.svg.replace('<svg ', `<svg x="${left}" y="${top}" `)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<metadata>${xmp}</metadata><defs>${definitions}</defs>`,
    writeGroups([...groups, { id: 'ai-label', name: LABEL_NAME, content: mark }]),
    '</svg>',
  ].join('')
}
