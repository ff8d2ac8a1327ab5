/**
 * A binary partition tree (Salembier 2000): patches merged two by two, the most alike first, until
 * the picture is one. Every thing someone may mean is, with luck, a node on the way up.
 */
import { MinHeap } from './heap'
import type { Regions } from './regions'

export interface PartitionTree {
  /** Leaves are the patches 0 … count-1; nodes are numbered in the order they were made. */
  readonly parent: Int32Array
  /** Two numbers a node. */
  readonly children: Int32Array
  /** Dissimilarity of the two halves of a node; never falls on the way up. */
  readonly height: Float64Array
  /** Pixels, and pixels on the frame. */
  readonly size: Float64Array
  readonly frame: Float64Array
}

/** A border between two nodes that stand: gradient sum and pixels. */
interface Seam {
  gradient: number
  pixels: number
}

const FOCUS = 12

class Merger {
  readonly tree: PartitionTree
  readonly #colours: Float64Array
  readonly #seams: Map<number, Seam>[]
  readonly #usual: number

  constructor(regions: Regions) {
    const nodes = 2 * regions.count
    this.tree = {
      parent: new Int32Array(nodes).fill(-1),
      children: new Int32Array(2 * nodes).fill(-1),
      height: new Float64Array(nodes),
      size: new Float64Array(nodes),
      frame: new Float64Array(nodes),
    }
    this.tree.size.set(regions.sizes)
    this.tree.frame.set(regions.frame)
    this.#colours = new Float64Array(4 * nodes)
    this.#colours.set(regions.colours)
    this.#usual = (regions.width * regions.height) / regions.count
    this.#seams = Array.from({ length: nodes }, () => new Map<number, Seam>())
    for (const { a, b, gradient, pixels } of regions.borders) {
      const seam = { gradient: gradient * pixels, pixels }
      this.#seams[a]?.set(b, seam)
      this.#seams[b]?.set(a, seam)
    }
  }

  /** Price of joining two neighbours: colour and edge between them, dearer when both are large. */
  cost(a: number, b: number): number {
    const seam = this.#seams[a]?.get(b) as Seam
    const edge = seam.gradient / seam.pixels
    let colour = 0
    for (let j = 0; j < 3; j++) {
      const d = this.#colours[4 * a + j] - this.#colours[4 * b + j]
      colour += d * d
    }
    // A sky changes colour without an edge: what the edge does not show counts little.
    const limit = 2.2 * edge + 1
    const focus = (this.#colours[4 * a + 3] - this.#colours[4 * b + 3]) * FOCUS
    const apart = Math.sqrt(Math.min(colour, limit * limit) + focus * focus)
    const small = Math.min(this.tree.size[a], this.tree.size[b])
    return (0.5 * apart + 0.6 * edge) * Math.pow(small / this.#usual, 0.28)
  }

  /** Makes `node` of `a` and `b`; returns its neighbours. */
  join(node: number, a: number, b: number, price: number): number[] {
    const { parent, children, height, size, frame } = this.tree
    parent[a] = node
    parent[b] = node
    children[2 * node] = a
    children[2 * node + 1] = b
    height[node] = Math.max(price, height[a], height[b])
    size[node] = size[a] + size[b]
    frame[node] = frame[a] + frame[b]
    const share = size[a] / size[node]
    for (let j = 0; j < 4; j++)
      this.#colours[4 * node + j] =
        this.#colours[4 * a + j] * share + this.#colours[4 * b + j] * (1 - share)
    const joined = this.#seams[node]
    for (const half of [a, b]) {
      for (const [other, seam] of this.#seams[half] ?? []) {
        if (other === a || other === b) continue
        const known = joined.get(other)
        if (known) {
          known.gradient += seam.gradient
          known.pixels += seam.pixels
        } else joined.set(other, { ...seam })
      }
      this.#seams[half]?.clear()
    }
    for (const [other, seam] of joined) {
      this.#seams[other]?.delete(a)
      this.#seams[other]?.delete(b)
      this.#seams[other]?.set(node, seam)
    }
    return [...joined.keys()]
  }
}

export function growTree(regions: Regions): PartitionTree {
  const merger = new Merger(regions)
  const { parent } = merger.tree
  const nodes = parent.length
  const heap = new MinHeap()
  for (const { a, b } of regions.borders) heap.push(merger.cost(a, b), a * nodes + b)
  let next = regions.count
  while (heap.size > 0) {
    const { key, value } = heap.pop()
    const a = Math.floor(value / nodes)
    const b = value % nodes
    if (parent[a] !== -1 || parent[b] !== -1) continue
    const node = next++
    for (const other of merger.join(node, a, b, key))
      heap.push(merger.cost(node, other), node * nodes + other)
  }
  return merger.tree
}
