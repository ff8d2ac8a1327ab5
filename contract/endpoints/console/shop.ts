/** Packages of credits, and codes that give some. */
import { z } from 'zod'
import { OPERATORS } from '../../staff'
import { defineEndpoints, isoTime } from '../define'

const reason = z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字')
const amount = (max: number) =>
  z.number().int('请写整数').min(0, '不能是负数').max(max, `最多 ${max}`)

const goods = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.number().int(),
  bonusCredits: z.number().int(),
  priceFen: z.number().int(),
  appleProductId: z.string().nullable(),
  position: z.number().int(),
  active: z.boolean(),
})

const batch = z.object({
  batch: z.string(),
  /** Of each code. */
  credits: z.number().int(),
  codes: z.number().int(),
  redeemed: z.number().int(),
  manyPerUser: z.boolean(),
  createdAt: isoTime,
  expiresAt: isoTime,
})

const shopView = z.object({
  goods: z.array(goods),
  /** The newest 200. */
  gifts: z.array(batch),
})

const batchName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}._-]{1,40}$/u, '批次名用字母、数字、汉字、点和横线，最多 40 个字')

export const consoleShopEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/shop',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Packages, those that are not sold any more too, and batches of gift codes',
    data: shopView,
  },
  save: {
    method: 'POST',
    path: '/api/console/goods/{id}',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Change a package, or add one of this id; orders that were made stand. Idempotent',
    params: z.object({
      id: z.string().regex(/^[\w-]{1,40}$/, '编号用字母、数字、横线，最多 40 个字'),
    }),
    body: z.strictObject({
      name: z.string().trim().min(1, '请写名字').max(40, '名字最多 40 个字'),
      credits: amount(10_000_000).min(1, '至少 1 积分'),
      bonusCredits: amount(10_000_000),
      priceFen: amount(100_000_000).min(1, '至少一分钱'),
      appleProductId: z
        .string()
        .regex(/^[\w.-]{1,100}$/, 'App Store 的商品号用字母、数字、点和横线')
        .nullable(),
      position: amount(10_000),
      active: z.boolean(),
      reason,
    }),
    data: shopView,
  },
  gifts: {
    method: 'POST',
    path: '/api/console/gifts',
    auth: 'staff',
    staff: OPERATORS,
    summary:
      'Make gift codes; they are answered once and not stored in plain text. A batch of one name once',
    body: z.strictObject({
      batch: batchName,
      credits: amount(100_000).min(1, '至少 1 积分'),
      count: amount(1000).min(1, '至少一个'),
      days: amount(3650).min(1, '至少一天'),
      /** One person may redeem several. */
      many: z.boolean(),
      reason,
    }),
    data: z.object({ codes: z.array(z.string()) }),
  },
  endGifts: {
    method: 'POST',
    path: '/api/console/gifts/end',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Revoke the unredeemed codes of a batch',
    body: z.strictObject({ batch: batchName, reason }),
    data: shopView,
  },
})
