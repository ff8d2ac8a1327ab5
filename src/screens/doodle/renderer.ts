/**
 * Keeps the layers' pixels in step with the operations. A new operation draws itself only; a step back begins
 * at the nearest picture of the layers that was put by. No state of React's.
 */
import type { MediaRef } from '@contract/tools/media'
import type { Surface } from '@/platform/canvas'
import { getApplied, buildLayerStack, type Operation, type Doodle, type Line } from './doodle'
import { drawFill, drawLine, flatten, readPixels, wipe } from './draw'

/** Layers as they were after so many operations; null: nothing was on it. */
interface Snapshot {
  operations: readonly Operation[]
  images: readonly (ImageData | null)[]
}

/** Four times three layers are 48 MB at most. */
const MAX_SNAPSHOTS = 4
const SNAPSHOT_EVERY = 40

export class DoodleRenderer {
  private readonly layers: (Surface | null)[] = [null, null, null]
  private readonly pictures = new Map<MediaRef, CanvasImageSource>()
  private drawn: readonly Operation[] = []
  private snapshots: Snapshot[] = []
  private doodle: Doodle | null = null

  /** `find`: the address of a picture. `count`: layers this board has. */
  constructor(
    private readonly count: number,
    private readonly find: (ref: MediaRef) => string | null,
  ) {}

  take(layer: number, surface: Surface): void {
    this.layers[layer] = surface
    this.forget()
    this.redraw()
  }

  show(doodle: Doodle): void {
    if (doodle === this.doodle) return
    this.doodle = doodle
    this.redraw()
  }

  /** A piece of a line that is being drawn. */
  extend(line: Line): void {
    const surface = this.layers[line.layer]
    if (surface && this.doodle) drawLine(surface, line, this.buildStack(this.drawn).size)
  }

  /** The line was drawn piece by piece: as an operation it needs no drawing. */
  adopt(line: Operation): void {
    this.drawn = [...this.drawn, line]
  }

  /** Removes a drawn preview that did not become an operation. */
  drop(): void {
    this.drawn = [...this.drawn, { kind: 'clear', layer: null }]
    this.redraw()
  }

  flatten(onto: Surface): void {
    if (this.doodle) flatten(onto, this.layers, this.buildStack(getApplied(this.doodle)))
  }

  private buildStack(operations: readonly Operation[]) {
    return buildLayerStack(this.doodle?.paper ?? { width: 1, height: 1 }, operations)
  }

  private forget(): void {
    this.drawn = []
    this.snapshots = []
    for (const surface of this.layers) if (surface) wipe(surface)
  }

  private redraw(): void {
    const { doodle, layers } = this
    if (!doodle || layers.filter(Boolean).length < this.count) return
    const wanted = getApplied(doodle)
    const begins = (operations: readonly Operation[]) =>
      operations.length <= wanted.length &&
      operations.every((operation, i) => operation === wanted[i])
    if (!begins(this.drawn)) {
      this.snapshots = this.snapshots.filter(({ operations }) => begins(operations))
      this.restore(this.snapshots[this.snapshots.length - 1])
    }
    while (this.drawn.length < wanted.length) {
      const operation = wanted[this.drawn.length]
      if (!operation || !this.draw(operation)) return
      this.drawn = wanted.slice(0, this.drawn.length + 1)
      if (operation.kind === 'fill' || this.drawn.length % SNAPSHOT_EVERY === 0) this.saveSnapshot()
    }
  }

  private restore(snapshot: Snapshot | undefined): void {
    this.layers.forEach((surface, layer) => {
      if (!surface) return
      wipe(surface)
      const image = snapshot?.images[layer]
      if (image) surface.pen.putImageData(image, 0, 0)
    })
    this.drawn = snapshot?.operations ?? []
  }

  private saveSnapshot(): void {
    const { used } = this.buildStack(this.drawn)
    const images = this.layers.map((surface, layer) =>
      surface && used.includes(layer) ? readPixels(surface) : null,
    )
    this.snapshots = [...this.snapshots, { operations: this.drawn, images }].slice(-MAX_SNAPSHOTS)
  }

  /** false: it has to wait for its picture. */
  private draw(operation: Operation): boolean {
    const surface =
      'layer' in operation && operation.layer !== null ? this.layers[operation.layer] : null
    switch (operation.kind) {
      case 'line':
        if (surface) drawLine(surface, operation, this.buildStack(this.drawn).size)
        return true
      case 'fill':
        drawFill(this.layers, this.buildStack(this.drawn), operation)
        return true
      case 'clear':
        for (const one of operation.layer === null ? this.layers : [surface]) if (one) wipe(one)
        return true
      case 'picture':
        return this.putPicture(operation.ref)
      default:
        return true
    }
  }

  private putPicture(ref: MediaRef): boolean {
    const [lowest, ...others] = this.layers
    const picture = this.pictures.get(ref)
    const address = this.find(ref)
    if (!lowest || address === null) return true
    if (!picture) {
      lowest.load(address, true).then(
        (loaded) => {
          this.pictures.set(ref, loaded)
          this.redraw()
        },
        () => undefined,
      )
      return false
    }
    for (const one of others) if (one) wipe(one)
    wipe(lowest)
    lowest.pen.drawImage(picture, 0, 0, lowest.width, lowest.height)
    return true
  }
}
