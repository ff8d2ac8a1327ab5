/** Orders whose estimate is minutes long, on an engine that answers when the test says so. */
import {
  paintPng,
  sendJson,
  startFakeApi,
} from '../../server/src/integrations/engines/openai/testing/fake-api'
import { shareServer, type JourneyServer } from '../journeys/server'
import type { Account } from './account'

const MODEL = 'slow-painter'

export interface LongOrders {
  readonly server: JourneyServer
  /** Starts a picture that is not there before `finish`; answers its id. */
  order(account: Account): Promise<string>
  /** As if the picture had been ordered so long ago. */
  age(jobId: string, seconds: number): Promise<void>
  finish(): void
  close(): Promise<void>
}

/** The engine has painted one picture, and took three minutes for it. */
export async function startLongOrders(env: Record<string, string> = {}): Promise<LongOrders> {
  const api = await startFakeApi({ pictureSize: '64x64' })
  const engine = { OPENAI_BASE_URL: api.baseUrl, OPENAI_API_KEY: 'key', OPENAI_MODEL: MODEL }
  const server = await shareServer({ ...engine, WORKER_CONCURRENCY: '8', ...env })
  let finish = () => {}
  let model = ''

  async function findModel(account: Account): Promise<string> {
    const { options } = await account.get<{ options: { modelId: string }[] }>(
      '/api/app-config/generate',
    )
    return options.find(({ modelId }) => modelId.includes(MODEL))?.modelId ?? ''
  }

  async function age(jobId: string, seconds: number): Promise<void> {
    await server.sql(
      `update jobs set created_at = created_at - make_interval(secs => $2),
         started_at = started_at - make_interval(secs => $2) where id = $1`,
      [jobId, seconds],
    )
  }

  async function order(account: Account): Promise<string> {
    if (model === '') {
      model = await findModel(account)
      const { id } = await account.runJob({ prompt: '从前画过的', model, ratio: '1:1' })
      await age(id, 180)
      // The estimate grows with the size of the picture.
      await server.sql(`update pictures set width = 1024, height = 1024 where job_id = $1`, [id])
    }
    const released = new Promise<void>((resolve) => (finish = resolve))
    api.answerWith(async (_call, response) => {
      await released
      const png = await paintPng('64x64')
      sendJson(response, 200, { created: 1, data: [{ b64_json: png.toString('base64') }] })
    })
    return (await account.start({ prompt: '小夏回家，雪夜', model, ratio: '1:1' })).id
  }

  return {
    server,
    order,
    age,
    finish: () => finish(),
    async close() {
      finish()
      await server.close()
      await api.close()
    },
  }
}
