/** Rows of the table of strangers about masks: a picture of another user does not exist. */
import { call, refusedAsMissing, type Row } from './strangers'

export const MASK_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/tools/mask': call(
    'POST',
    () => '/api/tools/mask',
    refusedAsMissing,
    ({ pictureRef }) => ({
      image: pictureRef,
      mask: { base: 'all', marks: [], inverted: false, feather: 0 },
    }),
  ),
  'POST /api/tools/mask/rest': call(
    'POST',
    () => '/api/tools/mask/rest',
    refusedAsMissing,
    ({ pictureRef }) => ({
      image: pictureRef,
      mask: {
        base: 'none',
        marks: [{ kind: 'stroke', add: true, radius: 500, points: [5000, 5000] }],
        inverted: false,
        feather: 0,
      },
    }),
  ),
}
