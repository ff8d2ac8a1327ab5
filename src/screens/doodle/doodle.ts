/**
 * A doodle is the list of what was done to it, in order. What lies behind `at` was undone and can be
 * done again; layers, their order and what is on them follow from the rest.
 */
import type { MediaRef } from '@contract/tools/media'
import type { Size } from '@/lib/touch/transform'

/** The longer side of the paper, in units. */
export const PAPER = 10_000
/** Layers are numbered from the lowest of an untouched board. */
export const LAYERS = [0, 1, 2] as const

export interface Line {
  kind: 'line'
  layer: number
  erase: boolean
  /** `#rrggbb` */
  colour: string
  /** Across, in units, under full pressure. */
  width: number
  /** Also on the other side of the vertical middle. */
  mirror: boolean
  /** x, y in units and pressure 0 … 100 in turns. */
  points: number[]
}

export interface Fill {
  kind: 'fill'
  layer: number
  colour: string
  mirror: boolean
  x: number
  y: number
}

export type Operation =
  | Line
  | Fill
  /** null: every layer. */
  | { kind: 'clear'; layer: number | null }
  | { kind: 'show'; layer: number; visible: boolean }
  /** To this place in the order, 0 the lowest. */
  | { kind: 'move'; layer: number; place: number }
  /** A picture to draw on, alone on the lowest layer; the paper takes its shape. */
  | { kind: 'picture'; ref: MediaRef; width: number; height: number }

export interface Doodle {
  /** Proportions of the bare paper. */
  readonly paper: Size
  /** Under this name on phones that have one stored. */
  readonly deeds: readonly Operation[]
  readonly at: number
}

/** Result of the operations. */
export interface LayerStack {
  /** In units. */
  readonly size: Size
  /** Layers from the lowest to the highest. */
  readonly order: readonly number[]
  readonly hidden: readonly number[]
  /** Layers with something on them. */
  readonly used: readonly number[]
}

export function doodleOn(paper: Size): Doodle {
  return { paper, deeds: [], at: 0 }
}

function toUnits({ width, height }: Size): Size {
  const unit = PAPER / Math.max(width, height)
  return { width: Math.round(width * unit), height: Math.round(height * unit) }
}

const without = (list: readonly number[], one: number) => list.filter((other) => other !== one)

function after(stack: LayerStack, operation: Operation): LayerStack {
  switch (operation.kind) {
    case 'line':
    case 'fill':
      if (operation.kind === 'line' && operation.erase) return stack
      return { ...stack, used: [...without(stack.used, operation.layer), operation.layer] }
    case 'clear':
      return {
        ...stack,
        used: operation.layer === null ? [] : without(stack.used, operation.layer),
      }
    case 'show': {
      const hidden = without(stack.hidden, operation.layer)
      return { ...stack, hidden: operation.visible ? hidden : [...hidden, operation.layer] }
    }
    case 'move': {
      const order = without(stack.order, operation.layer)
      order.splice(operation.place, 0, operation.layer)
      return { ...stack, order }
    }
    case 'picture':
      return { size: toUnits(operation), order: LAYERS, hidden: [], used: [0] }
  }
}

export const getApplied = ({ deeds: operations, at }: Doodle): readonly Operation[] =>
  operations.slice(0, at)

export function buildLayerStack(paper: Size, operations: readonly Operation[]): LayerStack {
  const bare: LayerStack = { size: toUnits(paper), order: LAYERS, hidden: [], used: [] }
  return operations.reduce(after, bare)
}

/** Layers that are seen, from the lowest. */
export function listVisible({ order, hidden }: LayerStack): number[] {
  return order.filter((layer) => !hidden.includes(layer))
}

/** Nothing of it would be seen on a picture. */
export function isBlank(stack: LayerStack): boolean {
  return !listVisible(stack).some((layer) => stack.used.includes(layer))
}

export function stepBack(doodle: Doodle): Doodle {
  return doodle.at === 0 ? doodle : { ...doodle, at: doodle.at - 1 }
}

export function stepForward(doodle: Doodle): Doodle {
  return doodle.at === doodle.deeds.length ? doodle : { ...doodle, at: doodle.at + 1 }
}
