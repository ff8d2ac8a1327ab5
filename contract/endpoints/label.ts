import { z } from 'zod'
import { defineEndpoints, id, isoTime } from './define'

/** One record, as written in the file; '' where a field is missing. */
const labelRecord = z.object({
  /** "1" is generated, "2" may be, "3" is suspected to be; anything else breaks the rules. */
  label: z.string(),
  /** Exactly as GB 45438 asks. */
  valid: z.boolean(),
  producer: z.string(),
  produceId: z.string(),
  propagator: z.string(),
  propagateId: z.string(),
  reserved1: z.string(),
  reserved2: z.string(),
})

export const labelCheck = z.object({
  /**
   * `labelled`: one record as the standard has it · `faulty`: there is one, but not so ·
   * `none`: a format we read, without a record · `unknown`: not a file we can tell about.
   */
  outcome: z.enum(['labelled', 'faulty', 'none', 'unknown']),
  /** By the file's own bytes; null when it is no picture or video we know. */
  format: z.string().nullable(),
  /** False when the file is cut off or damaged. */
  whole: z.boolean(),
  usualPlace: z.boolean(),
  records: z.array(labelRecord),
  /** When a record names us; null when none does. */
  ours: z
    .object({
      /** We made a thing of this id. */
      known: z.boolean(),
      createdAt: isoTime.nullable(),
      /** The file is, byte for byte, what we keep. */
      identical: z.boolean(),
      /** For its owner, while it is there. */
      jobId: z.string().nullable(),
    })
    .nullable(),
})

export const labelEndpoints = defineEndpoints({
  check: {
    method: 'POST',
    path: '/api/label/check',
    auth: 'optional',
    whileClosing: true,
    summary:
      'Whether a file carries the AIGC record of GB 45438: multipart field `file`, not stored',
    bodyKind: 'multipart',
    data: labelCheck,
  },
  plain: {
    method: 'POST',
    path: '/api/label/plain',
    auth: 'user',
    summary:
      'A copy of a picture of mine without the visible label (its AIGC record stays), once the duties are agreed to; the request is logged for six months',
    body: z.object({
      pictureId: id,
      /** Version of PLAIN_AGREEMENT that was read and agreed to. */
      agreement: z.string().max(20),
    }),
    data: z.object({
      /** Of a PNG; good for an hour at least. */
      url: z.string(),
    }),
  },
})
