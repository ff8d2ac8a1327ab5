/** The formats the painter composes for, pixels. */
export interface PictureSize {
  /** width:height, e.g. `3:4` */
  readonly ratio: string
  readonly width: number
  readonly height: number
}

export const PICTURE_SIZES: readonly PictureSize[] = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '3:4', width: 768, height: 1024 },
  { ratio: '2:3', width: 768, height: 1152 },
  { ratio: '9:16', width: 768, height: 1344 },
  { ratio: '4:3', width: 1024, height: 768 },
  { ratio: '16:9', width: 1344, height: 768 },
]
