import type { LayerFormat } from '@contract/layers'

export const LAYER_TYPES: Readonly<Record<LayerFormat, string>> = {
  psd: 'image/vnd.adobe.photoshop',
  svg: 'image/svg+xml',
}
