import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { desc } from 'drizzle-orm'
import { adminLog } from '../../platform/db/schema'
import { FIRST_GOODS } from '../../modules/payment/goods-data'
import { insertFirstGoods } from '../../modules/payment/repository'
import type { OrderView } from '../../modules/payment/view'
import { RefundElsewhere } from '../../integrations/payment-providers/provider'
import { isSandbox, SIGNATURE_HEADER } from '../../integrations/payment-providers/sandbox'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { runCommand } from './run'

let server: TestApp
let folder = ''
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-goods-'))
  const env = { WELCOME_CREDITS: '0', FIRST_TOPUP_CREDITS: '0' }
  server = await startTestApp({ env })
  await insertFirstGoods(server.deps.db, FIRST_GOODS)
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...words: string[]) => runCommand(server.deps, { words, operator: 'test' })

async function enter() {
  const phone = newPhone()
  const { token } = await signInByCalls(server.app, phone)
  const call = async (method: 'GET' | 'POST', url: string, body?: object) =>
    (await callApi(server.app, method, url, { token, ...(body && { body }) })).data
  const balance = async () =>
    ((await call('GET', '/api/user/score')) as { balance: number }).balance
  return { phone, call, balance }
}

async function lastEntry() {
  const [entry] = await server.deps.db.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1)
  return entry
}

type Person = Awaited<ReturnType<typeof enter>>

async function order({ call }: Person): Promise<OrderView> {
  const wish = { requestId: crypto.randomUUID(), goodsId: 'credits-300' }
  return (await call('POST', '/api/order/create', wish)) as OrderView
}

async function pay({ call }: Person, { id, priceFen }: OrderView): Promise<void> {
  await call('POST', '/api/payment/h5pay', { orderId: id, provider: 'sandbox' })
  const sandbox = server.deps.payments.find(isSandbox)
  assert.ok(sandbox)
  const { body, signature } = await sandbox.pay({ id, amountFen: priceFen })
  const headers = { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' }
  const url = '/api/payment/notify/sandbox'
  assert.equal(
    (await server.app.inject({ method: 'POST', url, headers, payload: body })).statusCode,
    200,
  )
}

test('refund: the money by the provider, the credits by the ledger, once', async () => {
  const person = await enter()
  const placed = await order(person)
  await assert.rejects(run('refund', placed.id, '误购'), /没有支付/)
  await pay(person, placed)
  assert.equal(await person.balance(), 310)
  await assert.rejects(run('refund', placed.id), /少了参数/)
  await run('refund', placed.id, '误购', '说明')
  assert.equal(await person.balance(), 0)
  const entry = await lastEntry()
  assert.deepEqual([entry?.command, entry?.args], ['refund', [placed.id, '误购 说明']])
  await assert.rejects(run('refund', placed.id, '误购'), /已经退款/)
  await assert.rejects(run('refund', '0'.repeat(24), '误购'), /没有这笔订单/)
})

test('refund: a provider that fails, is gone or leaves it to Apple changes nothing', async () => {
  const person = await enter()
  const placed = await order(person)
  await pay(person, placed)
  const [sandbox] = server.deps.payments
  assert.ok(sandbox)
  const refuse = (error: Error) => [{ ...sandbox, refund: () => Promise.reject(error) }]
  const cases = [
    [[], /没有配置/],
    [refuse(new Error('out of money')), /没有接受退款.*out of money/],
    [refuse(new RefundElsewhere()), /Apple/],
  ] as const
  for (const [payments, words] of cases) {
    const deps = { ...server.deps, payments }
    const command = { words: ['refund', placed.id, '误购'], operator: 'test' }
    await assert.rejects(runCommand(deps, command), words)
  }
  assert.equal(await person.balance(), 310)
})

test('adjust: up and down, with a notification to the user, never below zero', async () => {
  const { phone, call, balance } = await enter()
  await run('adjust', phone, '+50', '补偿昨晚的故障')
  await run('adjust', phone, '-20', '重复补偿')
  assert.equal(await balance(), 30)
  const { list } = (await call('GET', '/api/notification/my')) as { list: { text: string }[] }
  assert.match(list.map(({ text }) => text).join('\n'), /补偿昨晚的故障/)
  await assert.rejects(run('adjust', phone, '-31', '太多'), /不够扣/)
  for (const amount of ['0', '1.5', 'all', '1e3', '9999999']) {
    await assert.rejects(run('adjust', phone, amount, '原因'))
  }
  assert.equal(await balance(), 30)
})

test('gift: codes are shown once, stored nowhere in clear, and redeemed', async () => {
  const { call, balance } = await enter()
  const [said, ...codes] = await run('gift', '新年2026', '8', '3', '7')
  assert.match(said ?? '', /3 个兑换码/)
  assert.equal(new Set(codes).size, 3)
  assert.doesNotMatch(JSON.stringify(await lastEntry()), new RegExp(codes[0] ?? 'none'))
  await call('POST', '/api/gift/exchange', { code: codes[0] })
  assert.equal(await balance(), 8)
  await call('POST', '/api/gift/exchange', { code: codes[1] })
  assert.equal(await balance(), 8, 'one of a batch for each user')
  const other = await enter()
  await other.call('POST', '/api/gift/exchange', { code: codes[1] })
  assert.equal(await other.balance(), 8, 'the refused code was not used up')
  const [, ...several] = await run('gift', '补偿', '5', '2', '7', 'many')
  for (const code of several) await call('POST', '/api/gift/exchange', { code })
  assert.equal(await balance(), 18)
  for (const bad of [
    ['a', '8', '3', '7', 'some'],
    ['a b', '8', '3', '7'],
    ['a', '0', '3', '7'],
    ['a', '8', '1001', '7'],
  ]) {
    await assert.rejects(run('gift', ...bad))
  }
})

test('goods: there and back, checked, and what is left out is sold no more', async () => {
  const file = path.join(folder, 'goods.json')
  await run('goods', 'export', file)
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[]
  assert.equal(rows.length, FIRST_GOODS.length)
  const [first] = rows
  const write = (value: unknown) => writeFileSync(file, JSON.stringify(value))
  const bad = [
    [{ ...first, priceFen: 0 }],
    [{ ...first, priceFen: 1.5 }],
    [{ ...first, extra: 1 }],
    [first, first],
    [],
    {},
  ]
  for (const value of bad) {
    write(value)
    await assert.rejects(run('goods', 'import', file), /文件不对/)
  }
  writeFileSync(file, 'not json')
  await assert.rejects(run('goods', 'import', file), /文件不对/)
  await assert.rejects(run('goods', 'import', `${file}.none`), /读不到/)
  await assert.rejects(run('goods', 'burn', file), /export/)
  write([{ ...first, priceFen: 700, name: '尝鲜' }])
  assert.match((await run('goods', 'import', file))[0] ?? '', /导入 1 个.*下架 5 个/)
  const { call } = await enter()
  const list = (await call('GET', '/api/goods/list')) as { goods: OrderView[] }
  assert.deepEqual(
    list.goods.map(({ name, priceFen }) => [name, priceFen]),
    [['尝鲜', 700]],
  )
})
