/** Engine result from pixels. */
import type { EnginePicture } from '../../server/src/integrations/engines/engine'
import type { Raster } from '@media/raster'

export function toEnginePicture(
  { width, height, rgba }: Raster,
  transparent = false,
): EnginePicture {
  const data = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const picture = { kind: 'raw', data, channels: 4 } as const
  return { picture, width, height, seed: null, style: null, transparent }
}
