/** Header of a picture, before anything of it is decoded. */
export interface PictureHeader {
  /** px, as stored: not yet turned upright. */
  readonly width: number
  readonly height: number
  /** Cost of a pixel relative to an ordinary picture of this format; 1 as a rule. */
  readonly effort: number
}
