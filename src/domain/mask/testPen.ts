/** A pen that records its calls, for tests. */
import type { Surface } from '@/platform/canvas'

export function testSurface(width: number, height: number, ratio = 2) {
  const calls: string[] = []
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (values, name) => values[String(name)] ?? (() => void calls.push(String(name))),
    set: (values, name, value) => {
      values[String(name)] = value
      calls.push(`${String(name)}=${String(value)}`)
      return true
    },
  })
  const surface: Surface = {
    width,
    height,
    ratio,
    pen: pen as unknown as Surface['pen'],
    image: {} as CanvasImageSource,
    load: () => Promise.resolve({} as CanvasImageSource),
  }
  return { surface, calls }
}
