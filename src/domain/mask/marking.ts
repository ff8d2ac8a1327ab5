/** Overlay of the mask: its dashed edge, hints, taps. */
import type { Mark, MaskValue } from '@contract/tools/mask'
import type { Contour } from './contour'
import { clear, drawLine, insidePicture, type Layer } from './layer'
import { shownRect, toPx, type Rect, type View } from './view'

const DASH_PX = [4, 3]
const REST_DASH_PX = [6, 4]
const ADD_COLOUR = '#6fd6b1'
const TAKE_COLOUR = '#ff6b6b'
const CHOICE_COLOUR = '#ffd27a'
const DOT_PX = 9
const SIGN_PX = 4

export const hintColour = (add: boolean): string => (add ? ADD_COLOUR : TAKE_COLOUR)

function trace(
  pen: CanvasRenderingContext2D,
  rect: Rect,
  contours: readonly Contour[],
  closes = false,
): void {
  pen.beginPath()
  for (const line of contours) {
    for (let i = 0; i + 1 < line.length; i += 2) {
      const x = rect.left + (line[i] ?? 0) * rect.width
      const y = rect.top + (line[i + 1] ?? 0) * rect.height
      if (i === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    if (closes) pen.closePath()
  }
}

/** White dashes on a faint dark line: seen on snow and at night alike. */
function drawEdge(layer: Layer, rect: Rect, contours: readonly Contour[], offsetPx: number): void {
  insidePicture(layer, rect, (pen) => {
    trace(pen, rect, contours)
    pen.lineWidth = 1.5
    pen.strokeStyle = 'rgba(0, 0, 0, .28)'
    pen.stroke()
    pen.lineWidth = 1.25
    pen.strokeStyle = '#fff'
    pen.setLineDash(DASH_PX)
    pen.lineDashOffset = -offsetPx
    pen.stroke()
  })
}

/** Outline of another tap's selection: a thin line, so that the chosen edge stays the clearest. */
function drawChoices(layer: Layer, rect: Rect, choices: readonly Contour[]): void {
  insidePicture(layer, rect, (pen) => {
    trace(pen, rect, choices)
    pen.lineWidth = 2
    pen.strokeStyle = 'rgba(0, 0, 0, .35)'
    pen.stroke()
    pen.lineWidth = 1
    pen.strokeStyle = CHOICE_COLOUR
    pen.stroke()
  })
}

/** The rest that may be added: dashes in the colour of another choice, on a dark line. */
function drawRest(layer: Layer, rect: Rect, rest: readonly Contour[]): void {
  insidePicture(layer, rect, (pen) => {
    trace(pen, rect, rest, true)
    pen.lineWidth = 3
    pen.strokeStyle = 'rgba(0, 0, 0, .45)'
    pen.stroke()
    pen.lineWidth = 1.75
    pen.strokeStyle = CHOICE_COLOUR
    pen.setLineDash(REST_DASH_PX)
    pen.stroke()
  })
}

/** A disc with its sign: + belongs to it, − does not. */
function drawDot(layer: Layer, rect: Rect, tap: Extract<Mark, { kind: 'tap' }>): void {
  const { x, y } = toPx(rect, tap.x, tap.y)
  const { pen } = layer.surface
  pen.save()
  pen.beginPath()
  pen.arc(x, y, DOT_PX, 0, Math.PI * 2)
  pen.fillStyle = hintColour(tap.add)
  pen.fill()
  pen.strokeStyle = '#fff'
  pen.lineWidth = 1.5
  pen.stroke()
  pen.beginPath()
  pen.moveTo(x - SIGN_PX, y)
  pen.lineTo(x + SIGN_PX, y)
  if (tap.add) {
    pen.moveTo(x, y - SIGN_PX)
    pen.lineTo(x, y + SIGN_PX)
  }
  pen.strokeStyle = '#160a06'
  pen.lineWidth = 1.75
  pen.lineCap = 'round'
  pen.stroke()
  pen.restore()
}

export interface Marking {
  contours: readonly Contour[]
  /** Outlines of what another tap would choose. */
  choices: readonly Contour[]
  /** Outlines of what may be added. */
  rest: readonly Contour[]
  /** Offset of the dashes, px. */
  offsetPx: number
  /** Taps and hints are shown while they are worked on. */
  notes: boolean
}

export function drawMarking(layer: Layer, view: View, value: MaskValue, marking: Marking): void {
  const rect = shownRect(view)
  clear(layer)
  drawEdge(layer, rect, marking.contours, marking.offsetPx)
  if (marking.rest.length > 0) drawRest(layer, rect, marking.rest)
  if (!marking.notes) return
  if (marking.choices.length > 0) drawChoices(layer, rect, marking.choices)
  for (const mark of value.marks) {
    const add = mark.add !== value.inverted
    if (mark.kind === 'hint') drawLine(layer, view, { ...mark, on: true, colour: hintColour(add) })
    if (mark.kind === 'tap') drawDot(layer, rect, { ...mark, add })
  }
}
