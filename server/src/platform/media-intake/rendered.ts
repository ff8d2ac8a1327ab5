/** A picture in memory, as engines return it: raw pixels (RGB or RGBA, 8 bits) or an encoded file. */
export interface RenderedPicture {
  readonly picture:
    | { readonly kind: 'raw'; readonly data: Uint8Array; readonly channels: 3 | 4 }
    | { readonly kind: 'encoded'; readonly data: Uint8Array }
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Keep the alpha channel; otherwise the picture is flattened on white. */
  readonly transparent?: boolean
}
