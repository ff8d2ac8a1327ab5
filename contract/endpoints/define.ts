/** One call of the API: method, path, who may ask, and the shapes of what goes in and out. */
import { z } from 'zod'
import type { StaffRole } from '../staff'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * `public`: anyone · `optional`: better with a session · `user`: a session is required · `staff`: one
 * of the operators' console, which is another.
 */
export type Auth = 'public' | 'optional' | 'user' | 'reviewer' | 'staff'

export interface Endpoint {
  readonly method: Method
  /** As in the specification, parameters in braces: `/api/job/{id}`. */
  readonly path: string
  readonly auth: Auth
  /** Of `staff`: whose call it is. */
  readonly staff?: readonly StaffRole[]
  /** One English line for the OpenAPI document. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** `data` of the envelope. */
  readonly data: z.ZodType
  /**
   * A POST, PUT or PATCH that is taken from an account on its way out, or blocked: it only takes something
   * away, looks, or says something to the operator. All others are FORBIDDEN until that is over; GET
   * and DELETE are not.
   */
  readonly whileClosing?: true
  /** `multipart` bodies are read by the handler. */
  readonly bodyKind?: 'json' | 'multipart'
}

/** Keeps literal types. */
export function defineEndpoints<const T extends Record<string, Endpoint>>(endpoints: T): T {
  return endpoints
}

export const id = z.string().min(1).max(40)
export const isoTime = z.iso.datetime()
/** An MP4 rendered from a picture on request. */
export const shortVideo = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  durationMs: z.number().int(),
  sizeBytes: z.number().int(),
})
export const phone = z
  .string()
  .regex(/^1[3-9]\d{9}$/, '请输入正确的手机号')
  .describe('Mainland mobile number, 11 digits')

/** page from 1, pageSize 10 (≤ 50); feeds also take the `cursor` of the answer before. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
  cursor: z.string().max(200).optional(),
})

/** {list, page, pageSize, total, hasMore, cursor} */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({
    list: z.array(item),
    page: z.number().int(),
    pageSize: z.number().int(),
    total: z.number().int(),
    hasMore: z.boolean(),
    /** Pass it on to get the next page, stable while new items arrive; null at the end. */
    cursor: z.string().nullable(),
  })
}

export const nothing = z.null()
