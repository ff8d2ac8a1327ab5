/** What the header of a picture says, before anything of it is decoded. */
export interface PictureHeader {
  /** px, as stored: not yet turned upright. */
  readonly width: number
  readonly height: number
  /** How much more a pixel costs than one of an ordinary picture of this format; 1 as a rule. */
  readonly effort: number
}
