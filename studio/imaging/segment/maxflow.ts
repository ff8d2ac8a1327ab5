/**
 * The cheapest cut through a grid of pixels (Boykov and Kolmogorov 2004): two trees grow from
 * both terminals, meet, push flow along the path, and adopt what was cut off. Whole numbers only.
 */
const FREE = 0
const SOURCE = 1
const SINK = 2
/** Parents: 0..7 a direction, or one of these. */
const NONE = 255
const TERMINAL = 254
const ORPHAN = 253

export class GridCut {
  /** Pixels a row, with a rim of one on all sides that has no capacity. */
  readonly stride: number
  /** Eight neighbours in opposite pairs: the reverse of `d` is `d ^ 1`. */
  readonly offsets: readonly number[]
  /** Left over capacity, direction-major: `residual[d * size + node]`. */
  readonly residual: Int32Array
  /** Left over capacity to a terminal: > 0 from the source, < 0 to the sink. */
  readonly terminal: Int32Array
  readonly #size: number
  readonly #tree: Uint8Array
  readonly #parent: Uint8Array
  readonly #stamp: Int32Array
  readonly #distance: Int32Array
  readonly #queued: Uint8Array
  #active: Int32Array
  #head = 0
  #tail = 0
  #orphans: number[] = []
  #time = 0

  constructor(width: number, height: number) {
    this.stride = width + 2
    const s = this.stride
    this.#size = s * (height + 2)
    this.offsets = [1, -1, s, -s, s + 1, -s - 1, s - 1, 1 - s]
    this.residual = new Int32Array(8 * this.#size)
    this.terminal = new Int32Array(this.#size)
    this.#tree = new Uint8Array(this.#size)
    this.#parent = new Uint8Array(this.#size).fill(NONE)
    this.#stamp = new Int32Array(this.#size)
    this.#distance = new Int32Array(this.#size)
    this.#queued = new Uint8Array(this.#size)
    this.#active = new Int32Array(this.#size + 1)
  }

  node(x: number, y: number): number {
    return (y + 1) * this.stride + x + 1
  }

  /** Whether a node ends on the source's side; after `solve`. */
  isSource(node: number): boolean {
    return this.#tree[node] === SOURCE
  }

  solve(): void {
    for (let i = 0; i < this.#size; i++) {
      if (this.terminal[i] === 0) continue
      this.#tree[i] = this.terminal[i] > 0 ? SOURCE : SINK
      this.#parent[i] = TERMINAL
      this.#distance[i] = 1
      this.#enqueue(i)
    }
    while (this.#head !== this.#tail) {
      const node = this.#active[this.#head]
      this.#queued[node] = 0
      this.#head = (this.#head + 1) % this.#active.length
      if (this.#tree[node] === FREE) continue
      // The node stays where it is while it still finds ways to the other tree.
      for (
        let d = this.#grow(node);
        d >= 0;
        d = this.#tree[node] === FREE ? -1 : this.#grow(node)
      ) {
        this.#time++
        if (this.#tree[node] === SOURCE) this.#augment(node, d)
        else this.#augment(node + this.offsets[d], d ^ 1)
        this.#adopt()
      }
    }
  }

  #enqueue(node: number): void {
    if (this.#queued[node] === 1) return
    this.#queued[node] = 1
    this.#active[this.#tail] = node
    this.#tail = (this.#tail + 1) % this.#active.length
  }

  /** Capacity of the step from `node` in direction `d` as its tree sees it. */
  #residual(node: number, d: number, tree: number): number {
    return tree === SOURCE
      ? this.residual[d * this.#size + node]
      : this.residual[(d ^ 1) * this.#size + node + this.offsets[d]]
  }

  /** Takes free neighbours in; returns the direction of a neighbour in the other tree, or -1. */
  #grow(node: number): number {
    const tree = this.#tree[node]
    for (let d = 0; d < 8; d++) {
      const to = node + this.offsets[d]
      if (this.#tree[to] === tree) {
        // A shorter way to the terminal keeps the trees flat.
        if (
          this.#distance[to] > this.#distance[node] + 1 &&
          this.#stamp[to] <= this.#stamp[node] &&
          this.#parent[to] < 8 &&
          this.#residual(node, d, tree) > 0
        ) {
          this.#parent[to] = d ^ 1
          this.#stamp[to] = this.#stamp[node]
          this.#distance[to] = this.#distance[node] + 1
        }
        continue
      }
      if (this.#residual(node, d, tree) <= 0) continue
      if (this.#tree[to] !== FREE) return d
      this.#tree[to] = tree
      this.#parent[to] = d ^ 1
      this.#stamp[to] = this.#stamp[node]
      this.#distance[to] = this.#distance[node] + 1
      this.#enqueue(to)
    }
    return -1
  }

  /** Pushes as much as fits along source … `from` → `d` … sink. */
  #augment(from: number, d: number): void {
    const to = from + this.offsets[d]
    const link = d * this.#size + from
    const flow = Math.min(
      this.residual[link],
      this.#narrowest(from, SOURCE),
      this.#narrowest(to, SINK),
    )
    this.residual[link] = this.residual[link] - flow
    const back = (d ^ 1) * this.#size + to
    this.residual[back] = this.residual[back] + flow
    this.#push(from, SOURCE, flow)
    this.#push(to, SINK, flow)
  }

  #narrowest(from: number, tree: number): number {
    let least = Infinity
    let node = from
    for (let p = this.#parent[node]; p < 8; p = this.#parent[node]) {
      const parent = node + this.offsets[p]
      least = Math.min(least, this.#residual(parent, p ^ 1, tree))
      node = parent
    }
    return Math.min(least, Math.abs(this.terminal[node]))
  }

  #push(from: number, tree: number, flow: number): void {
    let node = from
    for (let p = this.#parent[node]; p < 8; p = this.#parent[node]) {
      const parent = node + this.offsets[p]
      const down = (p ^ 1) * this.#size + parent
      const up = p * this.#size + node
      const change = tree === SOURCE ? flow : -flow
      this.residual[down] = this.residual[down] - change
      this.residual[up] = this.residual[up] + change
      if (this.#residual(parent, p ^ 1, tree) === 0) this.#orphan(node)
      node = parent
    }
    this.terminal[node] = this.terminal[node] - (tree === SOURCE ? flow : -flow)
    if (this.terminal[node] === 0) this.#orphan(node)
  }

  #orphan(node: number): void {
    this.#parent[node] = ORPHAN
    this.#orphans.push(node)
  }

  /** Steps to the terminal along parents, or Infinity when the way ends at an orphan. */
  #origin(from: number): number {
    let node = from
    let steps = 0
    for (;;) {
      if (this.#stamp[node] === this.#time) {
        steps += this.#distance[node]
        break
      }
      const p = this.#parent[node]
      steps++
      if (p === TERMINAL) {
        this.#stamp[node] = this.#time
        this.#distance[node] = 1
        break
      }
      if (p > 7) return Infinity
      node += this.offsets[p]
    }
    // Marked so that the next one that asks stops here.
    let left = steps
    for (node = from; this.#stamp[node] !== this.#time;) {
      this.#stamp[node] = this.#time
      this.#distance[node] = left--
      node += this.offsets[this.#parent[node]]
    }
    return steps
  }

  #adopt(): void {
    for (let next = 0; next < this.#orphans.length; next++) {
      const node = this.#orphans[next]
      const tree = this.#tree[node]
      let best = -1
      let shortest = Infinity
      for (let d = 0; d < 8; d++) {
        const to = node + this.offsets[d]
        if (this.#tree[to] !== tree || this.#residual(to, d ^ 1, tree) <= 0) continue
        const steps = this.#origin(to)
        if (steps >= shortest) continue
        shortest = steps
        best = d
      }
      if (best >= 0) {
        this.#parent[node] = best
        this.#stamp[node] = this.#time
        this.#distance[node] = shortest + 1
      } else this.#release(node, tree)
    }
    this.#orphans = []
  }

  /** No way to a terminal is left: the node goes free, its children look for other parents. */
  #release(node: number, tree: number): void {
    for (let d = 0; d < 8; d++) {
      const to = node + this.offsets[d]
      if (this.#tree[to] !== tree) continue
      if (this.#residual(to, d ^ 1, tree) > 0) this.#enqueue(to)
      if (this.#parent[to] === (d ^ 1)) this.#orphan(to)
    }
    this.#tree[node] = FREE
    this.#parent[node] = NONE
  }
}
