import { noiseTile, texel, TILE_SIZE } from '../../lib/noise'
import { css, type Oklch, toRgb } from '../colour'
import type { Gradient, Layer as SceneLayer, Point, Shape } from '../drawing'
import type { PreparedIllustration } from '../illustrate'
import type { Layer } from '../illustration/node'
import { MINIMAL_BORDER, MINIMAL_PAPER, MINIMAL_READING } from '../illustration/styles/minimal'
import { PAPER_COLOURS, PAPER_READING } from '../illustration/styles/papercut'
import { composePlan } from '../planning/composed'
import type { Plan } from '../planning/plan'
import type { StyleId } from '../slots'
import type { Separated, SeparatedLayer } from './separate'
import { GRAIN, pickTone, SvgForms, type SvgLook } from './svg-forms'
import { nameTexts } from './texts'
import { createNamer, LABEL_NAME } from './tree'
import { encodePng } from '@media/codec'
import { aiLabel, type LabelTone } from '@media/label/label'

/** Content of one `<g>`; ids and names are not unique yet. */
interface SvgGroup {
  readonly id: string
  /** Chinese. */
  readonly name: string
  readonly content: string
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const toCss = (colour: Oklch): string => `rgb(${toRgb(colour).join(',')})`

const writeRectangle = (width: number, height: number, attributes: string): string =>
  `<rect width="${width}" height="${height}" ${attributes}/>`

/** Each id and each name once. */
function writeGroups(groups: readonly SvgGroup[]): string {
  const [nameUniquely, identify] = [createNamer(' '), createNamer('-')]
  return groups
    .map(({ id, name, content }) => {
      const title = escapeXml(nameUniquely(name))
      return `<g id="${escapeXml(identify(id))}"><title>${title}</title>${content}</g>`
    })
    .join('')
}

/** The tooth of the paper as a pattern that repeats: white where it lightens, black where it darkens. */

/** Levels of light and of dark paper to white, and to black. */
const TO_WHITE = { light: 45, dark: 145 }
const TO_BLACK = { light: 210, dark: 110 }

function levelAt(kind: 'grain' | 'tooth', levels: number): (x: number, y: number) => number {
  const paper = noiseTile('paper')
  if (kind === 'grain') return (x, y) => (texel(paper, x, y) - 0.5) * levels
  const fibre = noiseTile('fibre')
  return (x, y) =>
    (texel(paper, x, y) - texel(paper, x + 2, y + 2)) * levels +
    (texel(fibre, x, y) - texel(fibre, x + 1, y + 2)) * 10
}

type Grain = { readonly kind: 'grain' | 'tooth'; readonly levels: number }

/** A pattern with the id `grain-light` or `grain-dark`, for paper of that tone. */
async function grainPattern({ kind, levels }: Grain, tone: 'dark' | 'light'): Promise<string> {
  const rgba = new Uint8ClampedArray(TILE_SIZE * TILE_SIZE * 4)
  const read = levelAt(kind, levels)
  for (let y = 0; y < TILE_SIZE; y++)
    for (let x = 0; x < TILE_SIZE; x++) {
      const [at, level] = [(y * TILE_SIZE + x) * 4, read(x, y)]
      rgba.fill(level > 0 ? 255 : 0, at, at + 3)
      rgba[at + 3] = Math.round((Math.abs(level) / (level > 0 ? TO_WHITE : TO_BLACK)[tone]) * 255)
    }
  const png = await encodePng({ width: TILE_SIZE, height: TILE_SIZE, rgba })
  const image = `<image width="${TILE_SIZE}" height="${TILE_SIZE}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`
  return `<pattern id="${GRAIN}-${tone}" patternUnits="userSpaceOnUse" width="${TILE_SIZE}" height="${TILE_SIZE}">${image}</pattern>`
}

/** A painted place as SVG: its land, water and air as pictures, its things as paths where they are flat. */

const round = (value: number): string => String(Math.round(value * 100) / 100)

const toPath = (rings: readonly (readonly Point[])[]): string =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('')

function defineGradient(id: string, { from, to, stops }: Gradient, alpha: number): string {
  const line = `x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"`
  const steps = stops.map(
    (stop) =>
      `<stop offset="${round(stop.at)}" stop-color="${css(stop.colour)}" stop-opacity="${round(stop.alpha ?? alpha)}"/>`,
  )
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${steps.join('')}</linearGradient>`
}

/** @param prefix of the ids of its gradients */
const writeShapes = (shapes: readonly Shape[], prefix: string): string =>
  shapes
    .filter(({ points }) => points.length > 2)
    .map(({ points, holes = [], colour, alpha = 1, gradient }, i) => {
      const id = `${prefix}-fill-${i}`
      const fill = gradient ? `url(#${id})` : css(colour, alpha)
      const rule = holes.length > 0 ? 'evenodd' : 'nonzero'
      const path = `<path fill-rule="${rule}" fill="${fill}" d="${toPath([points, ...holes])}"/>`
      return (gradient ? defineGradient(id, gradient, alpha) : '') + path
    })
    .join('')

type Shapes = Extract<SceneLayer, { kind: 'shapes' }>

/** The shapes of a thing that the flat style draws as they are; null: it is shown as a picture. */
function findShapes({ unit }: SeparatedLayer, { style, picture }: Plan): readonly Shape[] | null {
  // in a window the shapes have another origin
  if (style !== 'flat' || picture.kind !== 'landscape' || !unit?.thing || unit.isCast) return null
  const [layer, ...others] = [...unit.layers] as SceneLayer[]
  if (others.length > 0 || layer?.kind !== 'shapes') return null
  return (layer satisfies Shapes).shapes
}

async function writePicture({ left, top, width, height, rgba }: SeparatedLayer): Promise<string> {
  const png = await encodePng({ width, height, rgba })
  const data = Buffer.from(png).toString('base64')
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" href="data:image/png;base64,${data}"/>`
}

/** The farthest first. @param layers those of a place */
async function writeScene(plan: Plan, layers: Separated['layers']): Promise<SvgGroup[]> {
  const groups: SvgGroup[] = []
  for (const [i, layer] of layers.entries()) {
    const { unit } = layer
    if (!unit) continue
    const { thing, isCast, area, name } = unit
    const id = thing ? (isCast ? `${thing.id}-shadow` : thing.id) : area
    const shapes = findShapes(layer, plan)
    const content = shapes ? writeShapes(shapes, `s${i}`) : await writePicture(layer)
    groups.push({ id, name, content })
  }
  return groups
}

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

interface SvgOptions {
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
