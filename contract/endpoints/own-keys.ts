import { z } from 'zod'
import { defineEndpoints, id, isoTime, nothing } from './define'

/** Keys one person may keep. */
export const OWN_KEYS_MAX = 5

const name = z.string().trim().min(1, '起个名字').max(20, '名字最多 20 个字')
/** Empty only with a vendor: what it usually offers. */
const model = z
  .string()
  .trim()
  .regex(/^[\w./:-]{0,120}$/, '模型名只能有字母、数字和 . / : - _')
/** One of those that are listed; null: any OpenAI-compatible images API. */
const vendor = z.string().regex(/^[a-z][\w-]{0,39}$/, '没有这个服务方')
/** Characters allowed in a header, and nothing else. */
const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{8,300}$/, '密钥是 8 到 300 个字母、数字或符号，中间没有空格')
const baseUrl = z.string().trim().min(1).max(200)

/** The key itself is never answered. */
const ownKeyView = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string().nullable(),
  baseUrl: z.string(),
  /** Empty: what its vendor usually offers. */
  model: z.string(),
  /** The operator still allows its host or vendor. */
  allowed: z.boolean(),
  createdAt: isoTime,
})

export const ownKeyEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/user/own-keys',
    auth: 'user',
    summary: 'Models that I pay for myself (not in the specification)',
    data: z.object({
      /** Origins of OpenAI-compatible APIs that a key may be for. */
      origins: z.array(z.string()),
      /** Vendors a key may be for; with no origins either, own keys are off. */
      vendors: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** Models of a key that names none. */
          models: z.array(z.object({ id: z.string(), name: z.string() })),
        }),
      ),
      list: z.array(ownKeyView),
    }),
  },
  add: {
    method: 'POST',
    path: '/api/user/own-keys',
    auth: 'user',
    summary:
      'Add a vendor, or an OpenAI-compatible images API, by a key of my own (not in the specification)',
    /** Either a vendor or an address. */
    body: z.strictObject({
      name,
      vendor: vendor.optional(),
      baseUrl: baseUrl.optional(),
      model: model.optional(),
      apiKey,
    }),
    data: ownKeyView,
  },
  change: {
    method: 'PUT',
    path: '/api/user/own-keys/{id}',
    auth: 'user',
    summary: 'Rename it, or give it another model or another key (not in the specification)',
    params: z.object({ id }),
    body: z.strictObject({
      name: name.optional(),
      model: model.optional(),
      apiKey: apiKey.optional(),
    }),
    data: ownKeyView,
  },
  test: {
    method: 'POST',
    path: '/api/user/own-keys/{id}/test',
    auth: 'user',
    summary:
      'Ask whether the key works; paints nothing and costs nothing (not in the specification)',
    params: z.object({ id }),
    data: z.object({ works: z.boolean(), message: z.string() }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/user/own-keys/{id}',
    auth: 'user',
    summary: 'Forget it; pictures made with it stay (not in the specification)',
    params: z.object({ id }),
    data: nothing,
  },
})
