/** An installation with a day behind it, for the console: people, jobs of every outcome, words. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAdmin } from '../journeys/back-office'
import { startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'

const OPERATOR = '13900000001'
const OUTSIDE = 'outside'
const NAMES = [
  ...['松间照', '阿澈', '听雨', '小满', '云深', '老周'],
  ...['山止', '豆豆', '南枝', '一叶', '北岛的风', '顾盼'],
]
const PROMPTS = ['春山古塔，水彩', '云上孤松，水墨', '夜城霓虹，雨后街道', '大浪里的帆船，浮世绘']

const LETTERS = [
  { kind: 'bug', words: '抠图把我的头盔弄丢了，右边手里的头盔被当成背景去掉了，试了两次都一样。' },
  { kind: 'wish', words: '能不能把四张拼成一张长图？' },
  { kind: 'pay', words: '付了钱积分没到，订单号在截图里。' },
] as const

/** Which models paint a prompt, and for how much. */
const OPTIONS = '/api/app-config/generate'

export interface ConsoleFixture {
  readonly server: JourneyServer
  /** Whose number signs in as an operator. */
  readonly operator: string
  close(): Promise<void>
}

async function makePeople(url: string): Promise<Account[]> {
  const people: Account[] = []
  for (const [at, nickname] of NAMES.entries()) {
    const account = await Account.signIn(url, String(13_800_006_001 + at))
    await account.put('/api/user', { nickname })
    people.push(account)
  }
  return people
}

/** Waits for a review from then on. */
async function publish(author: Account | undefined, jobId: string, pictureId: string) {
  const work = { title: '今夜', words: '画了一晚上', tags: ['夜'], jobId, pictureId }
  await author?.post('/api/works/post', work)
}

/** A job of the model that does not answer, and a picture each by the other, which is named. */
async function paint(people: readonly Account[]): Promise<string | undefined> {
  const [first] = people
  const { options } = (await first?.get<{ options: { modelId: string }[] }>(OPTIONS)) ?? {}
  const model = options?.find(({ modelId }) => modelId !== OUTSIDE)?.modelId
  for (const [at, prompt] of PROMPTS.entries()) {
    const order = { prompt, ratio: '1:1' }
    const job = await people[at]?.start(at === 0 ? order : { ...order, model })
    const ended = job && (await people[at]?.ended(job.id))
    const pictureId = ended?.pictures[0]?.id
    if (job && pictureId !== undefined) await publish(people[at], job.id, pictureId)
  }
  return model
}

/** Copies of what was painted over the hours before, and a week ago: a day as others see it. */
async function spreadOverTime({ sql }: JourneyServer): Promise<void> {
  await sql(`
    insert into jobs select (jsonb_populate_record(j, jsonb_build_object(
      'id', j.id || '-' || h || '-' || n, 'request_id', j.id || '-' || h || '-' || n,
      'user_id', (select id from users where role = 'user' and not demo
        order by md5(id || j.id || h || n) limit 1),
      'created_at', at, 'started_at', at + (1 + n % 3) * interval '1 second',
      'finished_at', at + (4 + (h * 7 + n * 3) % 9) * interval '1 second'))).*
    from jobs j
    cross join generate_series(0, 14 * 24) h
    cross join lateral (select now() - h * interval '1 hour' - interval '20 minutes' as at) t
    cross join lateral generate_series(1,
      1 + round(2.2 * greatest(0, sin((extract(hour from at at time zone 'Asia/Shanghai') - 6)
        / 18 * pi())))::int) n
    where j.status in ('succeeded', 'failed') and j.started_at is not null
      and (j.status = 'succeeded' or (h + n) % 7 = 0)`)
  await sql(`
    insert into pictures select (jsonb_populate_record(p, jsonb_build_object(
      'id', j.id || '-p', 'job_id', j.id))).*
    from jobs j join pictures p on j.id like p.job_id || '-_%' and p.index = 0
    where j.status = 'succeeded'`)
}

async function writeLetters(people: readonly Account[]): Promise<void> {
  const facts = { 版本: '6.9.0', 设备: 'Android 15', 页面: '抠图' }
  for (const [at, letter] of LETTERS.entries())
    await people[at + 1]?.post('/api/feedback', { requestId: `letter-${at}`, facts, ...letter })
}

/** Two orders; one is paid at the cashier of the sandbox, by its form. */
async function buy(url: string, people: readonly Account[]): Promise<void> {
  for (const [at, goodsId] of ['credits-300', 'credits-60'].entries()) {
    const wish = { requestId: `buy-${at}`, goodsId }
    const order = await people[at + 6]?.post<{ id: string }>('/api/order/create', wish)
    if (!order || at > 0) continue
    const pay = { orderId: order.id, provider: 'sandbox' }
    const opened = await people[at + 6]?.post<{ url: string }>('/api/payment/h5pay', pay)
    const cashier = new URL(opened?.url ?? '', url)
    await fetch(new URL(cashier.pathname, url), {
      method: 'POST',
      body: cashier.searchParams,
      redirect: 'manual',
    })
  }
}

/** As after a lost process: no worker runs it, and no row waits. */
async function leaveBehind({ sql }: JourneyServer, jobId: string): Promise<void> {
  await sql(`delete from pictures where job_id = $1`, [jobId])
  await sql(
    `update jobs set status = 'running', attempt = attempt + 1, progress = 0.4, error_code = null,
       error_message = null, finished_at = null, started_at = now() - interval '15 minutes',
       created_at = now() - interval '16 minutes', worker_id = 'gone',
       lease_until = now() + interval '1 hour' where id = $1`,
    [jobId],
  )
}

/** Starts it; the operator's second factor is still to be set up. */
export async function makeConsoleFixture(): Promise<ConsoleFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'moguang-console-'))
  const server = await startServer({
    DATA_DIR: folder,
    WELCOME_CREDITS: '120',
    SMS_PER_ADDRESS_HOUR: '1000',
    // Nothing answers there: jobs of that model fail.
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: OUTSIDE,
    STUDIO_SIZE_PERCENT: '25',
    RATE_LIMIT_PER_MINUTE: '100000',
  })
  const close = async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const people = await makePeople(server.url)
    const model = await paint(people)
    await writeLetters(people)
    await buy(server.url, people)
    // One that its worker left behind.
    const left = await people[5]?.runJob({ prompt: '秋湖晚照，一只白鹭', ratio: '1:1', model })
    await Account.signIn(server.url, OPERATOR)
    await runAdmin(server, ['grant-role', OPERATOR, 'operator'])
    await spreadOverTime(server)
    if (left) await leaveBehind(server, left.id)
    return { server, operator: OPERATOR, close }
  } catch (thrown) {
    await close()
    throw thrown
  }
}
