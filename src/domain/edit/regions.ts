/** Regions of a plan over its picture: the dashed edge as one SVG, and places for the labels. */
import type { EditRegion } from '@contract/edits'
import { isInside } from '@contract/things'

export interface BoxSize {
  width: number
  height: number
}

const EDGE_PX = 1.75
const HATCH_PX = 9

function drawPath({ outline, bounds }: EditRegion, { width, height }: BoxSize): string {
  const { x, y } = bounds
  const corners: [number, number][] = outline ?? [
    [x, y],
    [x + bounds.width, y],
    [x + bounds.width, y + bounds.height],
    [x, y + bounds.height],
  ]
  const points = corners.map(([px, py]) => `${(px * width).toFixed(1)} ${(py * height).toFixed(1)}`)
  return `M${points.join('L')}Z`
}

/**
 * The parts that change, hatched and with a dashed edge, as a data URL: mini-programs draw no inline
 * SVG. A part without an outline has the edge of its bounds.
 */
export function drawChanges(regions: readonly EditRegion[], box: BoxSize): string | null {
  const changed = regions.filter(({ role }) => role === 'change')
  if (changed.length === 0) return null
  const paths = changed.map((region) => drawPath(region, box)).join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" ` +
    `viewBox="0 0 ${box.width} ${box.height}"><defs><pattern id="h" width="${HATCH_PX}" ` +
    `height="${HATCH_PX}" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">` +
    `<path d="M0 0V${HATCH_PX}" stroke="#fff" stroke-opacity=".2" stroke-width="1.4"/></pattern>` +
    `</defs><path d="${paths}" fill="url(#h)"/><path d="${paths}" fill="none" stroke="#000" ` +
    `stroke-opacity=".45" stroke-width="${EDGE_PX + 1.5}" stroke-linejoin="round"/>` +
    `<path d="${paths}" fill="none" stroke="#fff" stroke-width="${EDGE_PX}" ` +
    `stroke-dasharray="5 5" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export interface PlacedLabel {
  id: string
  text: string
  role: 'change' | 'keep'
  left: number
  top: number
}

const LABEL_HEIGHT = 28
const GAP = 6
/** Icon, padding and letters of 13 px. */
const labelWidth = (text: string) => 34 + [...text].length * 13

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max))

type Wanted = Pick<PlacedLabel, 'id' | 'text' | 'role'> & Pick<EditRegion, 'bounds' | 'outline'>

const overlaps = (a: PlacedLabel, b: PlacedLabel) =>
  a.left < b.left + labelWidth(b.text) + GAP &&
  b.left < a.left + labelWidth(a.text) + GAP &&
  a.top < b.top + LABEL_HEIGHT + GAP &&
  b.top < a.top + LABEL_HEIGHT + GAP

/** Bounds of more of the picture are its ground: labels of other things may lie on that. */
const GROUND_SHARE = 0.5
const SAMPLES = [0.5, 0.3, 0.7, 0.15, 0.85]

type Place = readonly [x: number, y: number]

/**
 * Shares of the sides for the middle of a label: the wished place, unless that lies on another
 * thing; then one on the thing itself, where it is seen.
 */
function findPlace(wished: Place, thing: Wanted, all: readonly Wanted[]): Place {
  const others = all.filter(
    ({ id, bounds }) => id !== thing.id && bounds.width * bounds.height < GROUND_SHARE,
  )
  const isFree = ([x, y]: Place) =>
    others.every(({ outline }) => outline === undefined || !isInside(outline, x, y))
  const { bounds, outline } = thing
  if (outline === undefined || isFree(wished)) return wished
  const places = SAMPLES.flatMap((down) =>
    SAMPLES.map((along): Place => [
      bounds.x + along * bounds.width,
      bounds.y + down * bounds.height,
    ]),
  )
  return places.find((place) => isInside(outline, ...place) && isFree(place)) ?? wished
}

/**
 * A label in the middle of a large part that changes, else above what it names; on it, where that
 * would be another thing. One that would cover another label moves down, then up; without a free
 * place it is left out.
 */
export function placeLabels(wanted: readonly Wanted[], box: BoxSize): PlacedLabel[] {
  const placed: PlacedLabel[] = []
  for (const thing of wanted) {
    const { bounds, id, text, role } = thing
    const half = LABEL_HEIGHT / 2
    const above = bounds.y * box.height - half - GAP
    const isSmall = bounds.height * box.height < LABEL_HEIGHT * 3
    const wished: Place = [
      bounds.x + bounds.width / 2,
      (role === 'keep' || isSmall) && above >= half
        ? above / box.height
        : bounds.y + bounds.height / 2,
    ]
    const [x, y] = findPlace(wished, thing, wanted)
    const width = labelWidth(text)
    const left = clamp(x * box.width - width / 2, box.width - width)
    const step = LABEL_HEIGHT + GAP
    const at = [0, 1, -1, 2, -2, 3, -3]
      .map((steps) => ({
        id,
        text,
        role,
        left,
        top: clamp(y * box.height - half + steps * step, box.height - LABEL_HEIGHT),
      }))
      .find((candidate) => placed.every((other) => !overlaps(candidate, other)))
    if (at) placed.push(at)
  }
  return placed
}

/** The box of a picture that is shown whole in a stage. */
export function fitInside(
  picture: BoxSize,
  stage: BoxSize,
): BoxSize & { left: number; top: number } {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height)
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  return {
    width,
    height,
    left: Math.round((stage.width - width) / 2),
    top: Math.round((stage.height - height) / 2),
  }
}
