import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import svgpath from 'svgpath'
import { hex } from '../../colour'
import type { Point } from '../../drawing'
import { readDrawn } from './drawn/read'
import type { IconPath } from './icon-path'

/**
 * Icons of Fluent Emoji Flat (Microsoft, MIT), as iconify packs them: each a small SVG of filled
 * paths in a square of 32 units.
 */

const packages = createRequire(import.meta.url)
const FILE = '@iconify-json/fluent-emoji-flat/icons.json'

/** Units of an illustration a unit of the icon. */
const UNITS = 16
/** Units between two points of a curve. */
const STEP = 5
const MOST_STEPS = 40
/** Digits of a coordinate: differences between machines are behind them. */
const DIGITS = 3

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> }

/** People and hands in five colours of skin, four fifths of the set. */
const SKIN_TONE = /-(?:medium-light|medium-dark|medium|light|dark)$/

let bodies: ReadonlyMap<string, string> | null = null
const known = new Map<string, readonly IconPath[]>()

/** 9 MB, read with the first icon: most pictures have none. */
function loadBodies(): ReadonlyMap<string, string> {
  const { icons } = JSON.parse(readFileSync(packages.resolve(FILE), 'utf8')) as IconSet
  const isToned = (name: string): boolean =>
    SKIN_TONE.test(name) && `${name.replace(SKIN_TONE, '')}-medium` in icons
  const entries = Object.entries(icons).filter(([name]) => !isToned(name))
  return new Map(entries.map(([name, { body }]) => [name, body]))
}

/** Points of a cubic curve behind its first one. */
function flattenCurve([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  const [dx, dy] = [d[0] - a[0], d[1] - a[1]]
  const reach = Math.max(Math.abs(dx), Math.abs(dy), Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]))
  const steps = Math.max(2, Math.min(MOST_STEPS, Math.ceil((reach * 1.5) / STEP)))
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps
    const u = 1 - t
    const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [
      a[0] * k0 + b[0] * k1 + c[0] * k2 + d[0] * k3,
      a[1] * k0 + b[1] * k1 + c[1] * k2 + d[1] * k3,
    ]
  })
}

/** The rings of a path's `d`; every command of SVG is known. */
function flattenPath(d: string, transform: string): Point[][] {
  const rings: Point[][] = []
  const path = svgpath(d).abs().unarc().unshort().transform(transform).scale(UNITS).round(DIGITS)
  path.iterate((segment, _, x, y) => {
    const from: Point = [x, y]
    const ring = rings.at(-1)
    switch (segment[0]) {
      case 'M':
        rings.push([[segment[1], segment[2]]])
        break
      case 'L':
        ring?.push([segment[1], segment[2]])
        break
      case 'H':
        ring?.push([segment[1], y])
        break
      case 'V':
        ring?.push([x, segment[1]])
        break
      case 'C': {
        const [, bx, by, cx, cy, dx, dy] = segment
        ring?.push(...flattenCurve([from, [bx, by], [cx, cy], [dx, dy]]))
        break
      }
      case 'Q': {
        const [, bx, by, dx, dy] = segment
        const first: Point = [x + (bx - x) * (2 / 3), y + (by - y) * (2 / 3)]
        const second: Point = [dx + (bx - dx) * (2 / 3), dy + (by - dy) * (2 / 3)]
        ring?.push(...flattenCurve([from, first, second, [dx, dy]]))
        break
      }
      default:
    }
  })
  return rings.filter((ring) => ring.length > 2)
}

const TAG = /<(\/?)([a-z]+)((?:\s[\w-]+="[^"]*")*)\s*(\/?)>/gi
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

type Attributes = ReadonlyMap<string, string>

/** Attributes that a group gives to its paths, or that a path has itself. */
const KNOWN =
  /^(?:fill|fill-rule|clip-rule|clip-path|opacity|transform|id|href|d|[cr]?[xy]|r|width|height)$/
/** Icons are clipped by their own square alone, which cuts nothing off. */
const SQUARE = 'M0 0h32v32H0z'

/** An ellipse, a circle or a rectangle as a path. */
function outlineElement(name: string, read: (key: string) => number): string {
  if (name === 'rect') {
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(read)
    const r = Math.min(read('rx'), w / 2, h / 2)
    return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  }
  const [rx, ry] = name === 'circle' ? [read('r'), read('r')] : [read('rx'), read('ry')]
  const [cx, cy] = [read('cx'), read('cy')]
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function toPath(name: string, attributes: Attributes): IconPath {
  const d = attributes.get('d') ?? outlineElement(name, (key) => Number(attributes.get(key) ?? 0))
  return {
    rings: flattenPath(d, attributes.get('transform') ?? ''),
    fill: hex(attributes.get('fill') ?? ''),
    isEvenOdd: attributes.get('fill-rule') === 'evenodd',
    alpha: Number(attributes.get('opacity') ?? 1),
  }
}

function readAttributes(text: string): Attributes {
  const read = new Map([...text.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]))
  for (const key of read.keys()) if (!KNOWN.test(key)) throw new Error(`${key} is not drawn`)
  return read
}

function readBody(body: string): IconPath[] {
  const paths: IconPath[] = []
  const defined = new Map<string, IconPath>()
  const around: { readonly name: string; readonly given: Attributes }[] = []
  const isIn = (name: string): boolean => around.some((one) => one.name === name)
  for (const [, closes, name = '', text = '', isEmpty] of body.matchAll(TAG)) {
    if (closes) {
      around.pop()
      continue
    }
    const attributes = readAttributes(text)
    if (!isEmpty) {
      if (!/^(?:g|defs|clipPath)$/.test(name)) throw new Error(`<${name}> is not drawn`)
      around.push({ name, given: attributes })
    } else if (name === 'use') {
      const path = defined.get(attributes.get('href')?.slice(1) ?? '')
      if (path) paths.push(path)
    } else if (isIn('clipPath')) {
      if (attributes.get('d') !== SQUARE) throw new Error('clips are not drawn')
    } else if (/^(?:path|circle|ellipse|rect)$/.test(name)) {
      const path = toPath(
        name,
        new Map([...around.flatMap(({ given }) => [...given]), ...attributes]),
      )
      if (isIn('defs')) defined.set(attributes.get('id') ?? '', path)
      else paths.push(path)
    } else throw new Error(`<${name}> is not drawn`)
  }
  return paths
}

function findBody(name: string): string {
  bodies ??= loadBodies()
  const body = bodies.get(name)
  if (body === undefined) throw new Error(`no icon "${name}"`)
  return body
}

/**
 * The paths of an icon, from back to front.
 * @param name of the set or of our own: `soccer-ball`, `fridge`
 * @throws where the set has none of this name, or it uses more than filled shapes
 */
export function readIcon(name: string): readonly IconPath[] {
  const before = known.get(name)
  if (before) return before
  const paths = readDrawn(name) ?? readBody(findBody(name))
  known.set(name, paths)
  return paths
}
