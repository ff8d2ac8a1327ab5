import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { readAigcRecords } from '@media/aigc/read'
import { aiLabel } from '@media/label/label'
import { readFrames } from '@media/video/decode'
import jsQR from 'jsqr'
import { jobs, pictures } from '../../../platform/db/schema'
import { stageKey } from '../../../integrations/storage/keys'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'
import { makeJob, makePerson, makeWork, patches, type Person, postAs } from '../../../testing/works'

interface VideoView {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly durationMs: number
}

/** Between the darkest and the lightest point of a box. */
function rangeIn(
  frame: Uint8ClampedArray,
  width: number,
  box: { left: number; top: number; width: number; height: number },
): number {
  let [low, high] = [255, 0]
  for (let y = box.top; y < box.top + box.height; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const value = frame[(y * width + x) * 4 + 1] ?? 0
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  return high - low
}

describe("a work's poster as a video", () => {
  let server: TestApp
  let folder: string
  let author: Person
  let other: Person
  before(async () => {
    server = await startTestApp()
    folder = await mkdtemp(path.join(tmpdir(), 'moguang-poster-video-'))
    author = await makePerson(server)
    other = await makePerson(server)
  })
  after(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const requestVideo = (id: string, { token }: Person) =>
    callApi(server.app, 'POST', `/api/works/${id}/film?music=none`, { token })
  const fetchFile = (url: string) => server.app.inject({ method: 'GET', url })

  async function withStages(jobId: string): Promise<void> {
    const { db, storage } = server.deps
    const stages = await Promise.all(
      [11, 12, 13].map(async (seed, step) => {
        const key = stageKey(jobId, 'webp')
        await storage.put(key, await patches(seed), { mime: 'image/webp' })
        return { key, pictureIndex: 0, name: `${step}`, atMs: step * 100, width: 96, height: 128 }
      }),
    )
    await db.update(jobs).set({ stages }).where(eq(jobs.id, jobId))
  }

  test('is labelled in every frame, leads to the work at its end, and goes with its publicity', async () => {
    const job = await makeJob(server.deps, author.id)
    await withStages(job.jobId)
    const id = await makeWork(server.deps, author.id, { finished: job, title: '寒山独照' })
    const [made, again] = await Promise.all([requestVideo(id, author), requestVideo(id, author)])
    assert.equal(made.message, '')
    assert.deepEqual(again.data, made.data, 'made once')
    const { url, width, height, durationMs } = made.data as VideoView
    const file = await fetchFile(url)
    assert.equal(file.headers['content-type'], 'video/mp4')
    assert.equal(readAigcRecords(file.rawPayload).length, 1)

    const target = path.join(folder, 'video.mp4')
    await writeFile(target, file.rawPayload)
    const size = { width, height }
    const plan = { path: target, container: 'mp4', fps: 24, maxSeconds: 10 } as const
    const { box } = aiLabel(size)
    const code = { left: width - 200, top: height - 74 - 168, width: 168, height: 168 }
    let frames = 0
    const last = new Uint8ClampedArray(width * height * 4)
    const seen = new Set<number>()
    for await (const frame of readFrames({ ...plan, ...size })) {
      assert.ok(rangeIn(frame, width, box) > 100, `frame ${frames} has no label`)
      const middle = { left: width / 2 - 40, top: 300, width: 80, height: 80 }
      assert.ok(rangeIn(frame, width, middle) > 10, `frame ${frames} is blank`)
      seen.add(frame[(340 * width + width / 2) * 4] ?? 0)
      if (frames === 0) assert.ok(rangeIn(frame, width, code) < 24, 'no code at first')
      frames += 1
      last.set(frame)
    }
    assert.equal(frames, (durationMs / 1000) * 24)
    assert.ok(seen.size > 3, 'the picture changes')
    const link = jsQR(last, width, height)?.data
    assert.match(
      link ?? '',
      new RegExp(`^https?://[^/]+/pagesD/works-detail/works-detail\\?id=${id}$`),
    )

    const others = (await requestVideo(id, other)).data as VideoView
    assert.notEqual(others.url, url, 'how it was painted is for its author')
    const body = { id }
    await callApi(server.app, 'POST', '/api/works/cancelPost', { token: author.token, body })
    for (const gone of [url, others.url]) assert.equal((await fetchFile(gone)).statusCode, 404)
    assert.equal((await requestVideo(id, other)).status, 404)
  })

  test('none of a hidden work, and none of a video', async () => {
    const { db } = server.deps
    const job = await makeJob(server.deps, author.id)
    const id = await postAs(server, author.token, job)
    assert.equal((await requestVideo(id, other)).status, 404)
    await db.update(pictures).set({ kind: 'video' }).where(eq(pictures.id, job.pictureId))
    const ofVideo = await requestVideo(id, author)
    assert.deepEqual(
      [ofVideo.status, ofVideo.message],
      [409, '视频作品本身就是短片，直接保存它就好'],
    )
  })
})
