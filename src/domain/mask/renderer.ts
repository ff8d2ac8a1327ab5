/**
 * Everything that is drawn while a mask is made: two screen-sized layers and the loupe. No state of
 * React's: a finger that moves renders nothing.
 */
import { MASK_SCALE, type MaskValue } from '@contract/tools/mask'
import type { Point } from '@/lib/touch/transform'
import { prefersReducedMotion } from '@/platform/motion'
import type { Surface } from '@/platform/canvas'
import { traceContours, type Contour } from './contour'
import { buildField } from './field'
import { drawLine, drawMask, layerOn, type Layer, type Line } from './layer'
import { drawLoupe } from './loupe'
import { drawMarking, hintColour } from './marking'
import type { Proposal } from './proposal'
import type { View } from './view'

export interface Scene {
  value: MaskValue
  proposal: { length: number; answer: Proposal } | null
  notes: boolean
  /** In mask units. */
  choices: readonly (readonly number[])[]
  /** Outlines of the rest that may be added, in mask units. */
  rest?: readonly (readonly number[])[]
  /** Edge of a thing the server has not drawn yet, shares of the picture. */
  outline?: readonly number[] | null
}

/** The dashes march for a moment after the hand has rested, then stop. */
const MARCH_MS = 80
const MARCH_STEPS = 25

export class MaskRenderer {
  private mask: Layer | null = null
  private marking: Layer | null = null
  private loupe: Surface | null = null
  private picture: CanvasImageSource | null = null
  private view: View | null = null
  private scene: Scene | null = null
  private contours: readonly Contour[] = []
  private timer: ReturnType<typeof setTimeout> | null = null

  takeMask(surface: Surface): void {
    this.mask = layerOn(surface)
    this.redraw()
  }

  takeMarking(surface: Surface): void {
    this.marking = layerOn(surface)
    this.redraw()
  }

  takeLoupe(surface: Surface): void {
    this.loupe = surface
  }

  takePicture(picture: CanvasImageSource): void {
    this.picture = picture
  }

  show(view: View, scene: Scene): void {
    this.view = view
    this.scene = scene
    this.redraw()
  }

  /** Device pixels drawn on both layers so far. */
  get touched(): number {
    return (this.mask?.touched ?? 0) + (this.marking?.touched ?? 0)
  }

  /** The newest segment of a line, and nothing else. */
  extend(line: Line): void {
    const { mask, marking, view, scene } = this
    this.rest()
    if (!mask || !marking || !view || !scene) return
    const add = line.add !== scene.value.inverted
    if (line.kind === 'hint') {
      drawLine(marking, view, { ...line, on: true, colour: hintColour(add) })
      return
    }
    drawLine(mask, view, { ...line, on: add })
    // The old edge under the brush is no edge any more.
    drawLine(marking, view, { ...line, on: false })
  }

  magnify(point: Point, brush: number): void {
    const { loupe, picture, mask, marking, view } = this
    if (loupe && view) drawLoupe(loupe, { picture, mask, marking, view, point, brush })
  }

  /** Nothing moves any more. */
  rest(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private redraw(): void {
    const { mask, marking, view, scene } = this
    if (!mask || !marking || !view || !scene) return
    const { value, proposal } = scene
    const answered = proposal && { length: proposal.length, ...proposal.answer }
    drawMask(mask, view, value, answered)
    const drawn = traceContours(buildField(value, view.picture, answered))
    this.contours = scene.outline ? [...drawn, [...scene.outline]] : drawn
    this.drawMarking(0)
    this.rest()
    if (this.contours.length > 0 && !prefersReducedMotion()) this.march(1)
  }

  private drawMarking(offsetPx: number): void {
    const { marking, view, scene, contours } = this
    if (!marking || !view || !scene) return
    const { notes } = scene
    const inShares = (lines: Scene['choices']) =>
      lines.map((line) => line.map((units) => units / MASK_SCALE))
    const [choices, rest] = [inShares(scene.choices), inShares(scene.rest ?? [])]
    drawMarking(marking, view, scene.value, { contours, choices, rest, offsetPx, notes })
  }

  private march(step: number): void {
    this.timer = setTimeout(() => {
      this.drawMarking(step)
      if (step < MARCH_STEPS) this.march(step + 1)
    }, MARCH_MS)
  }
}
