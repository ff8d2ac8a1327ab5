import { type Oklch, toRgb } from '../colour'
import type { Point } from '../drawing'
import type { ColourStop, Fill, Form } from '../illustration/node'
import type { Reading } from '../illustration/raster/draw'
import type { Size } from '../illustration/raster/mask'
import { buildShader, isPlain, listColours, mainColour, mapFill } from '../illustration/raster/fill'
import { hasEdge } from '../illustration/styles/outline'

/** Forms of an illustration as SVG: paths with fills, clips, blurs and blends, no pixels. */

/** Steps that a gradient between colours is written in: programs mix in sRGB, the painter does not. */
const GRADIENT_STEPS = 12
/** Of the boxes with which the painter blurs, the standard deviation a radius. */
const BLUR_SIGMA = 0.6 * Math.sqrt(2 / 3)
/** Pixels; a softer edge is not seen. */
const LEAST_BLUR = 0.75
const SHADE = toHex([0.32, 0.07, 330])

/** The id of the pattern of the paper's tooth. */
export const GRAIN = 'grain'
/** Sheets of paper that differ, and the pixels by which the tooth of each is moved. */
const SHEETS = 200
const SHEET_SHIFT = 61
/** Brightness, 0..255. */
const LIGHT_FROM = 165

/** Whether white changes a colour more than black does. */
export function pickTone(fill: Fill): 'dark' | 'light' {
  const [red, green, blue] = toRgb(mainColour(fill))
  return 0.299 * red + 0.587 * green + 0.114 * blue > LIGHT_FROM ? 'light' : 'dark'
}

type Rings = readonly (readonly Point[])[]

function toHex(colour: Parameters<typeof toRgb>[0]): string {
  return `#${toRgb(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

const round = (value: number): string => String(Math.round(value * 100) / 100)

/** Sheets of paper: each form with an edge throws a shadow and has a lit rim. */
export interface PaperLook {
  readonly dark: Parameters<typeof toRgb>[0]
  readonly lit: Parameters<typeof toRgb>[0]
}

export type SvgLook = { readonly reading: Reading; readonly paper: PaperLook | null }

interface Edge {
  readonly dx: number
  readonly dy: number
  /** Radius. */
  readonly blur: number
  readonly paint: string
  /** Overlapping rings add up. */
  readonly isUnion: boolean
}

type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>

function measure(rings: Rings): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (const [x, y] of ring) {
      ;[left, right] = [Math.min(left, x), Math.max(right, x)]
      ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    }
  return { left, top, right, bottom }
}

/** Writes forms; what they refer to is collected for the head of the file. */
export class SvgForms {
  readonly definitions: string[] = []
  readonly #sheets = new Set<string>()
  #number = 0
  #sheet = 0

  constructor(
    /** Pixels a unit. */
    readonly scale: number,
    /** Pixels. */
    readonly size: Size,
    readonly look: SvgLook,
  ) {}

  #define(kind: string, build: (id: string) => string): string {
    const id = `${kind}${++this.#number}`
    this.definitions.push(build(id))
    return id
  }

  #path(rings: Rings): string {
    return rings
      .filter((ring) => ring.length > 2)
      .map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`)
      .join('')
  }

  #stops(stops: readonly ColourStop[]): string {
    const line = { kind: 'linear', from: [0, 0], to: [1, 0], stops } as const
    const shader = buildShader(line, this.scale)
    const [colours, { alphas }] = [listColours(shader), shader]
    return Array.from({ length: GRADIENT_STEPS + 1 }, (_, step) => {
      const at = Math.round((step / GRADIENT_STEPS) * (colours.length - 1))
      const [red, green, blue] = colours[at]
      const alpha = alphas[at] < 1 ? ` stop-opacity="${round(alphas[at])}"` : ''
      const offset = round(step / GRADIENT_STEPS)
      return `<stop offset="${offset}" stop-color="rgb(${red},${green},${blue})"${alpha}/>`
    }).join('')
  }

  /** The value of a fill attribute. */
  #paint(fill: Fill): string {
    if (isPlain(fill)) return toHex(fill)
    const { scale } = this
    // no gradient around a centre exists: the mean of its colours
    if (fill.kind === 'conic') return toHex(mainColour(fill))
    const units = 'gradientUnits="userSpaceOnUse"'
    const id = this.#define('f', (name) => {
      if (fill.kind === 'linear') {
        const [x1, y1] = fill.from.map((value) => round(value * scale))
        const [x2, y2] = fill.to.map((value) => round(value * scale))
        const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
        return `<linearGradient id="${name}" ${units} ${line}>${this.#stops(fill.stops)}</linearGradient>`
      }
      const [cx, cy] = fill.centre.map((value) => round(value * scale))
      const [rx, ry] = fill.radius.map((value) => round(value * scale || 1))
      const move = `gradientTransform="translate(${cx} ${cy}) scale(${rx} ${ry})"`
      return `<radialGradient id="${name}" ${units} cx="0" cy="0" r="1" ${move}>${this.#stops(fill.stops)}</radialGradient>`
    })
    return `url(#${id})`
  }

  /** @param blur radius, pixels */
  #blur(box: Box, blur: number): string {
    if (blur < LEAST_BLUR) return ''
    const reach = blur * 2
    const [x, y] = [round(box.left - reach), round(box.top - reach)]
    const width = round(box.right - box.left + 2 * reach)
    const height = round(box.bottom - box.top + 2 * reach)
    const id = this.#define(
      'b',
      (name) =>
        `<filter id="${name}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${round(blur * BLUR_SIGMA)}"/></filter>`,
    )
    return ` filter="url(#${id})"`
  }

  /** Shadow of an edge inside its form: the outside, moved into it and softened. */
  #edge(rings: Rings, box: Box, { dx, dy, blur, paint, isUnion }: Edge): string {
    const reach = Math.abs(dx) + Math.abs(dy) + blur * 3 + 4
    const around = `M${round(box.left - reach)} ${round(box.top - reach)}H${round(box.right + reach)}V${round(box.bottom + reach)}H${round(box.left - reach)}Z`
    const moved = rings.map((ring) => ring.map(([x, y]): Point => [x + dx, y + dy]))
    const soft = this.#blur(box, blur)
    if (!isUnion)
      return `<path fill-rule="evenodd" d="${around}${this.#path(moved)}"${paint}${soft}/>`
    // overlapping rings would cut holes into the outside
    const mask = this.#define(
      'm',
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="${round(box.left - reach)}" y="${round(box.top - reach)}" width="${round(box.right - box.left + 2 * reach)}" height="${round(box.bottom - box.top + 2 * reach)}"><path d="${around}" fill="#fff"/><path d="${this.#path(moved)}"/></mask>`,
    )
    return `<g${paint}${soft}><path d="${around}" mask="url(#${mask})"/></g>`
  }

  #edges(form: Form, rings: Rings, box: Box): { shade: string; rim: string } {
    const { scale } = this
    const { reading, paper } = this.look
    const depth = (form.relief ?? 0) * scale
    const isUnion = form.union === true && rings.length > 1
    const isLit = reading.relief === 'hard' && depth >= 0.8
    const shadePaint = ` fill="${SHADE}" opacity="0.2" style="mix-blend-mode:multiply"`
    const shade = isLit
      ? this.#edge(rings, box, {
          ...{ dx: Math.round(-depth * 0.75), dy: Math.round(-depth * 0.9), blur: 0.8 },
          ...{ paint: shadePaint, isUnion },
        })
      : ''
    if (!paper || !hasEdge(form)) return { shade, rim: '' }
    const lit = ` fill="${toHex(paper.lit)}" opacity="0.3" style="mix-blend-mode:screen"`
    const dark = ` fill="${toHex(paper.dark)}" opacity="0.18" style="mix-blend-mode:multiply"`
    const at = (value: number): number => Math.round(value * scale)
    const rim = [
      { dx: at(1.6), dy: at(2), blur: 1.6 * scale, paint: lit, isUnion },
      { dx: at(-1.4), dy: at(-1.8), blur: 1.4 * scale, paint: dark, isUnion },
    ]
    return { shade, rim: rim.map((edge) => this.#edge(rings, box, edge)).join('') }
  }

  #shadow(form: Form, use: (attributes: string) => string, box: Box, isInside: boolean): string {
    const { paper } = this.look
    if (!paper || !hasEdge(form)) return ''
    const reach = this.scale * (isInside ? 0.55 : 1)
    const [dx, dy] = [Math.round(5 * reach), Math.round(9 * reach)]
    const soft = this.#blur(box, 11 * reach)
    const look = `fill="${toHex(paper.dark)}" opacity="0.46" style="mix-blend-mode:multiply"`
    return `<g transform="translate(${dx} ${dy})">${use(`${look}${soft}`)}</g>`
  }

  /** The number of the next sheet of paper; forms out of the picture are none. */
  #startSheet(form: Form, box: Box): boolean {
    const { width, height } = this.size
    const isSeen = box.right > 0 && box.bottom > 0 && box.left < width && box.top < height
    if (!this.look.paper || !hasEdge(form) || !isSeen) return false
    this.#sheet = (this.#sheet + 1) % SHEETS
    return true
  }

  /** The tooth of a sheet on one of its forms; '' where the style has none. */
  #tooth(sheet: number, fill: Fill): string {
    if (!this.look.paper) return ''
    const tone = pickTone(fill)
    const id = `${GRAIN}-${tone}-${sheet}`
    if (!this.#sheets.has(id)) {
      this.#sheets.add(id)
      const [x, y] = [-sheet * SHEET_SHIFT, -sheet * SHEET_SHIFT * 3]
      this.definitions.push(
        `<pattern id="${id}" href="#${GRAIN}-${tone}" patternTransform="translate(${x} ${y})"/>`,
      )
    }
    return ` fill="url(#${id})"`
  }

  /** The tooth on the bare ground. */
  findGroundTooth(paper: Oklch): string {
    return this.#tooth(0, paper)
  }

  /**
   * A form and all that lies inside it.
   * @param sheet of the paper that it is drawn on
   */
  write(drawn: Form, parent: Form | null = null, sheet = 0): string {
    const { reading } = this.look
    const form = reading.read ? reading.read(drawn, parent) : drawn
    if (!form || form.alpha === 0) return ''
    const { scale } = this
    const rings = form.rings.map((ring) => ring.map(([x, y]): Point => [x * scale, y * scale]))
    const outline = this.#path(rings)
    if (outline === '') return ''
    const rule = form.union ? 'nonzero' : 'evenodd'
    const box = measure(rings)
    const own = this.#startSheet(form, box) ? this.#sheet : sheet
    const { recolour } = reading
    const fill = recolour ? mapFill(form.fill, (colour) => recolour(colour, form)) : form.fill
    const opacity = (form.alpha ?? 1) < 1 ? ` opacity="${round(form.alpha ?? 1)}"` : ''
    const blend = form.blend ? ` style="mix-blend-mode:${form.blend}"` : ''
    const soft = this.#blur(box, (form.blur ?? 0) * scale)
    const { shade, rim } = this.#edges(form, rings, box)
    const inside = (form.inside ?? []).map((child) => this.write(child, form, own)).join('')
    const tooth = this.#tooth(own, fill)
    const look = `fill="${this.#paint(fill)}"${opacity}${blend}${soft}`
    if (shade + rim + inside + tooth === '')
      return `<path fill-rule="${rule}" d="${outline}" ${look}/>`
    const path = this.#define(
      'p',
      (id) => `<path id="${id}" fill-rule="${rule}" clip-rule="${rule}" d="${outline}"/>`,
    )
    const use = (attributes: string): string => `<use href="#${path}" ${attributes}/>`
    const body = use(look) + (tooth && use(`${tooth}${opacity}${soft}`))
    const shadow = this.#shadow(form, use, box, parent !== null)
    if (shade + rim + inside === '') return shadow + body
    const clip = this.#define('c', (id) => `<clipPath id="${id}">${use('')}</clipPath>`)
    // blends need the body in their group; a clip of its own would fray the edge of the body
    const backing = opacity + blend + soft === '' ? body : ''
    return `${shadow}${body}<g clip-path="url(#${clip})">${backing}${shade}${inside}${rim}</g>`
  }
}
