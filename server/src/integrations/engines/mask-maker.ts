/** Rasterises marks for engines that cannot: by the engine that draws the mask studio's. */
import type { MaskValue } from '@contract/tools/mask'
import sharp from 'sharp'
import type { Mask } from '@media/raster'
import type { Engine, ToolRequest } from './engine'

/** Draws marks as the mask studio shows them, at the size of the picture. */
export type MaskMaker = (
  picture: { ref: string; file: Uint8Array; plans: ToolRequest['plans'] },
  mask: MaskValue,
  options: { width: number; height: number; signal: AbortSignal },
) => Promise<Mask>

/** Null when this engine draws no masks. */
export function createMaskMaker(engine: Engine): MaskMaker | null {
  const runTool = engine.runTool?.bind(engine)
  if (!runTool || !engine.capabilities.tools.includes('mask')) return null
  return async ({ ref, file, plans }, mask, { width, height, signal }) => {
    const { answer } = await runTool(
      { tool: 'mask', params: { image: ref, mask }, media: new Map([[ref, file]]), plans, seed: 0 },
      { signal, onProgress: () => {} },
    )
    const values = await sharp(Buffer.from(String(answer?.png), 'base64'))
      .resize(width, height, { fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer()
    return { width, height, values }
  }
}
