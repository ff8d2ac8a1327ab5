import { type Layer, type PixelData, writePsdBuffer } from 'ag-psd'
import type { Separated } from './separate'
import { type LayerNode, groupLayers } from './tree'

/** A layered file that Photoshop and its relatives open. */

/** Metadata of a file. */
export interface PsdOptions {
  /** The record of AI generated content. */
  readonly xmp: string
  /** RGBA, row by row: what the layers compose to, for programs that read no layers. */
  readonly composite: Uint8ClampedArray
}

function toLayer({ name, layer: { left, top, width, height, rgba } }: LayerNode): Layer {
  const imageData: PixelData = { width, height, data: rgba }
  return { name, left, top, imageData }
}

/** The layers are run-length encoded: other readers do not know the denser kind. */
export function writePsd(
  { width, height, layers }: Separated,
  { xmp, composite }: PsdOptions,
): Buffer {
  const children = groupLayers(layers).map((node): Layer =>
    'layer' in node
      ? toLayer(node)
      : { name: node.name, opened: true, children: node.layers.map(toLayer) },
  )
  return writePsdBuffer(
    {
      ...{ width, height, children },
      imageData: { width, height, data: composite },
      imageResources: { xmpMetadata: xmp },
    },
    { generateThumbnail: false },
  )
}
