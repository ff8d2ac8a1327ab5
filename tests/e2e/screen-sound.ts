/** An own music file and voices of narration, on an installation that has neither. */
import type { CallData } from '@contract/endpoints/all'
import type { SourceView } from '@contract/jobs'
import type { BrowserDriver } from './driver'

type Config = CallData<'GET /api/app-config/generate'>

/** With a name as long as phones give them. */
export const buildSound = (ref: string): SourceView => ({
  ref,
  kind: 'sound',
  url: '/covers/toon.webp',
  thumbUrl: '/covers/toon.webp',
  width: 576,
  height: 576,
  name: '下雨的晚上（钢琴独奏 现场版 2026 重新录音）.mp3',
  durationMs: 192_000,
})

/** From the next request on, and one sound among the uploads. */
export async function offerSounds({ page }: BrowserDriver): Promise<void> {
  await page.route('**/api/app-config/generate*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Config }
    const voices = ['晓晨', '远山', '小满'].map((name) => ({ id: name, name }))
    const tools = answer.data.tools.map((tool) => ({ ...tool, lacks: {}, voices }))
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, tools } } })
  })
  await page.route('**/api/userUpload/appPage?*', (route) => {
    const createdAt = '2026-11-28T08:00:00.000Z'
    const source = {
      ...buildSound('upload:rain'),
      id: 'rain',
      sizeBytes: 1,
      thumbhash: '',
      createdAt,
    }
    const data = { list: [source], total: 1, pages: 1, pageNum: 1, pageSize: 30, nextCursor: null }
    return route.fulfill({ json: { code: 0, message: '', data } })
  })
}
