/** One line while it is being drawn. */
import type { Point } from '@/lib/touch/transform'
import type { Operation, Line } from './doodle'
import type { DoodleRenderer } from './renderer'
import { simplified, Smoother } from './stroke'
import { meetsPaper, newLine, toUnits, touchAt, type Settings, type View } from './settings'

export class Drawing {
  private readonly line: Line
  private readonly smoother: Smoother

  constructor(
    private readonly renderer: DoodleRenderer,
    settings: Settings,
    private readonly view: View,
    point: Point,
    pressure: number,
  ) {
    this.line = newLine(settings, view)
    this.smoother = new Smoother(touchAt(toUnits(view, point), pressure))
    this.line.points.push(...this.smoother.first())
  }

  extend(point: Point, pressure: number): void {
    this.draw(this.smoother.push(touchAt(toUnits(this.view, point), pressure)))
  }

  /** `add` returns whether it fitted. */
  finish(accepted: boolean, add: (operation: Operation) => boolean): void {
    const { line, view, renderer } = this
    this.draw(this.smoother.end())
    if (!accepted || !meetsPaper(line, view.paper)) return renderer.drop()
    if (line.points.length === 3) renderer.extend(line)
    const operation = { ...line, points: simplified(line.points, view.transform.scale) }
    renderer.adopt(operation)
    if (!add(operation)) renderer.drop()
  }

  private draw(added: readonly number[]): void {
    if (added.length === 0) return
    const { line } = this
    this.renderer.extend({ ...line, points: [...line.points.slice(-3), ...added] })
    line.points.push(...added)
  }
}
