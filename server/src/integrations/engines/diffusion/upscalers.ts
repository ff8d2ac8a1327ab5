/** The one for drawings where a drawing is meant and there is one; null where there is none at all. */
export function upscalerFor(upscalers: readonly string[], isDrawing: boolean): string | null {
  const drawn = (name: string): boolean => /anime|drawing|manga|toon|illust/i.test(name)
  return upscalers.find((name) => drawn(name) === isDrawing) ?? upscalers[0] ?? null
}
