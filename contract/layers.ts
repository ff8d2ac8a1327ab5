/** Layered files of pictures: one layer, or one group of paths, for each thing. */

export const LAYER_FORMATS = ['psd', 'svg'] as const
export type LayerFormat = (typeof LAYER_FORMATS)[number]

/** Styles of flat forms, which can be written as paths. */
const VECTOR_STYLES: ReadonlySet<string> = new Set(['flat', 'minimal', 'papercut'])

/** Formats a picture in a style can be had in. */
export function listLayerFormats(style: string | null): LayerFormat[] {
  return style !== null && VECTOR_STYLES.has(style) ? ['psd', 'svg'] : ['psd']
}

/** A layered file, as its owner sees it. */
export interface LayerFileView {
  format: LayerFormat
  sizeBytes: number
}
