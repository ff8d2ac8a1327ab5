/** 开放接口 in a mini-program: keys are listed and revoked, the rest is for the web. */
import assert from 'node:assert/strict'
import type { Account } from '../e2e/account'
import { see, seeCount, seeDialog } from '../journeys/driver'
import type { MiniApp } from './host/launch'
import type { MiniJourneyDriver } from './journey-driver'

const PAGE = 'pagesC/ucenter/acc-setting'

interface Keys {
  readonly list: readonly { readonly name: string; readonly revokedAt: string | null }[]
}

/** A key of this user, made as on the web. */
async function addKey(account: Account): Promise<void> {
  const { devCode: code } = await account.post<{ devCode: string }>('/api/auth/ownCode', {
    purpose: 'apiKey',
  })
  const limits = { name: '小店海报', scopes: ['generate'], monthlyCredits: 2000 }
  await account.post('/api/keys', { ...limits, code })
}

export async function walkOpenApiRows(
  { app, driver }: { app: MiniApp; driver: MiniJourneyDriver },
  { account, origin }: { account: Account; origin: string },
): Promise<void> {
  await addKey(account)
  await app.open(`/${PAGE}?view=keys`)
  await see(driver, '小店海报')
  await see(driver, '新建和修改在网页里')
  for (const words of ['新建密钥', '加一个回调地址']) await seeCount(driver, words, 0)
  await driver.tap('复制网页地址')
  // The client itself says that it was copied.
  await app.rest()
  assert.equal(await app.clipboard(), `${origin}/${PAGE}?view=keys`)

  await driver.tap('小店海报')
  await see(driver, '停用')
  for (const words of ['改名和上限', '换一把']) await seeCount(driver, words, 0)
  await driver.tap('停用')
  await seeDialog(driver, '停用「小店海报」？')
  await driver.answerDialog(true)
  await app.waitForToast('已停用')
  const { list } = await account.get<Keys>('/api/keys')
  assert.deepEqual(
    list.map(({ name, revokedAt }) => [name, revokedAt !== null]),
    [['小店海报', true]],
  )
}
