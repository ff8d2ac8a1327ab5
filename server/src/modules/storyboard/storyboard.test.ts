import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallData } from '@contract/endpoints/all'
import type { JobView } from '@contract/jobs'
import { splitMediaRef, type MediaRef } from '@contract/tools/media'
import { wav } from '@media/audio/testing/sounds'
import { probeVideo } from '@media/video/probe/probe'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { gradient } from '../../integrations/engines/testing/requests'
import { pictures, storyboards, uploads, works } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForFilm } from '../../testing/ended-jobs'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { uploadAs } from '../../testing/uploads'
import { makePerson, makeWork } from '../../testing/works'

type View = CallData<'GET /api/storyboards/{id}'>
type Shot = View['shots'][number]

let server: TestApp
let token = ''
let userId = ''
const images: MediaRef[] = []

before(async () => {
  server = await startTestApp({
    works: true,
    env: { WELCOME_CREDITS: '500', STUDIO_SIZE_PERCENT: '20' },
  })
  token = (await signInByCalls(server.app, newPhone())).token
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
  userId = (data as { id: string }).id
  for (const side of [96, 100, 104])
    images.push(await uploadAs(server, token, await gradient(side, 96)))
})
after(() => server.close())

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as = token,
) =>
  callApi(server.app, method, `/api/storyboards${path}`, {
    token: as,
    ...(body !== undefined && { body }),
  })

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<View> {
  const { code, message, data } = await call(method, path, body)
  assert.equal(code, 0, message)
  return data as View
}

const read = (id: string) => ask('GET', `/${id}`)

/** As a client sends it back. */
const sendable = (view: Shot) => {
  const { picture: _, painting: __, filmCredits: ___, lastPicture: ____, ...shot } = view
  const { clipCredits: _____, ...content } = shot
  return content
}

let orders = 0
async function order(kind: 'pictures' | 'film', draft: View, more: object): Promise<View> {
  orders += 1
  const body = { requestId: `storyboard-${orders}`, version: draft.version, ...more }
  const { code, message, data } = await call('POST', `/${draft.id}/${kind}`, body)
  assert.equal(code, 0, message)
  return (data as { storyboard: View }).storyboard
}

/** Mean colours of 2 × 2 quarters of a stored picture, of a video its first frame. */
async function readColours(id: string): Promise<number[]> {
  const { db, storage } = server.deps
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id))
  const thumb = Buffer.from(await storage.get(row?.thumbKey ?? ''))
  return [...(await sharp(thumb).removeAlpha().resize(2, 2, { fit: 'fill' }).raw().toBuffer())]
}

/** A draft of three shots of two seconds with pictures of mine. */
async function makeDraft(title: string, more: object = {}): Promise<View> {
  const shots = images.map((picture, i) => ({
    id: `shot-${i}`,
    text: `第 ${i + 1} 张`,
    caption: i === 0 ? '雨下了一整天' : '',
    motion: 'in',
    seconds: 2,
    crossing: 'none',
    picture,
  }))
  return ask('POST', '', { title, sound: { music: 'none' }, shots, ...more })
}

const film = (draft: View) => order('film', draft, { quotedCredits: draft.quote.filmCredits })
const listRendered = ({ job }: NonNullable<View['film']>) =>
  (job.answer as { rendered: string[] }).rendered

/** Others may make a published film again from its shots while its author shows them. */
async function assertRemakable(job: JobView, words: readonly string[]): Promise<void> {
  type Work = CallData<'GET /api/works/{id}'>
  const other = (await signInByCalls(server.app, newPhone())).token
  const publish = await callApi(server.app, 'POST', '/api/works/post', {
    token,
    body: { jobId: job.id, pictureId: job.pictures[0]?.id, title: '短片', tags: [] },
  })
  assert.equal(publish.code, 0, publish.message)
  const { id } = publish.data as { id: string }
  const view = async (change: Partial<typeof works.$inferInsert>): Promise<Work> => {
    await server.deps.db.update(works).set(change).where(eq(works.id, id))
    return (await callApi(server.app, 'GET', `/api/works/${id}`, { token: other })).data as Work
  }
  const shown = await view({ state: 'public', promptShown: true })
  const shots = shown.params?.shots as { words: string; image: string | null }[]
  assert.deepEqual(
    shots.map((shot) => [shot.words, shot.image]),
    words.map((text) => [text, null]),
  )
  assert.equal(shown.remakable, true)
  const hidden = await view({ promptShown: false })
  assert.deepEqual([hidden.params, hidden.remakable], [null, false])
}

describe('storyboards', () => {
  test('own music is part of a draft, and shown while it is there', async () => {
    const { id, musicFile } = await makeDraft('自己的音乐')
    assert.equal(musicFile, null)
    const music = await uploadAs(server, token, wav({ seconds: 1.2 }))
    const sound = { music: 'own', musicFile: music }
    const change = (version: number, given: object) =>
      ask('PUT', `/${id}`, { version, sound: given })
    const own = await change(1, sound)
    assert.deepEqual([own.musicFile?.ref, own.musicFile?.kind], [music, 'sound'])
    assert.ok(Math.abs((own.musicFile?.durationMs ?? 0) - 1200) < 30)
    // It stays chosen while a mood is preferred; a picture is no music.
    assert.equal((await change(2, { ...sound, music: 'calm' })).musicFile?.ref, music)
    assert.equal((await change(3, { ...sound, musicFile: images[0] })).musicFile, null)
  })

  test('a script becomes shots, which are painted, filmed, and watched', async () => {
    const draft = await ask('POST', '', {
      title: '小夏回家',
      script: '雪山下的湖泊。满天的星星。',
      sound: { music: 'calm', musicBeats: true },
    })
    // Two bars of three beats.
    assert.equal(draft.seconds, 6)
    assert.deepEqual(
      draft.shots.map(({ text, seconds, picture }) => [text, seconds, picture]),
      [
        ['雪山下的湖泊。', 2.5, null],
        ['满天的星星。', 2, null],
      ],
    )
    const ids = draft.shots.map(({ id }) => id)
    assert.deepEqual(draft.quote.missing, ids)
    assert.equal(draft.quote.missingCredits, 2 * draft.quote.pictureCredits)
    assert.match(draft.quote.notYet ?? '', /第 1、2 镜还没有图/)
    const early = await call('POST', `/${draft.id}/film`, {
      requestId: 'storyboard-early',
      version: draft.version,
      quotedCredits: draft.quote.filmCredits,
    })
    assert.match(early.message, /还没有图/)
    const { missing: shots, missingCredits: quotedCredits } = draft.quote
    let painted = await order('pictures', draft, { shots, quotedCredits })
    assert.equal(painted.version, draft.version + 1)
    const again = await call('POST', `/${draft.id}/pictures`, {
      requestId: 'storyboard-twice',
      version: painted.version,
      quotedCredits: draft.quote.pictureCredits,
      shots: ids.slice(0, 1),
    })
    if (painted.shots[0]?.painting) assert.match(again.message, /第 1 镜正在画|积分/)
    while (painted.quote.notYet !== null) {
      await sleep(40)
      painted = await read(draft.id)
    }
    const styles = await server.deps.db.selectDistinct({ style: pictures.style }).from(pictures)
    assert.deepEqual(styles, [{ style: 'flat' }])
    const ordered = await film(painted)
    assert.deepEqual(ordered.film?.shots, [
      { id: ids[0], fromMs: 0, toMs: 3000 },
      { id: ids[1], fromMs: 3000, toMs: 6000 },
    ])
    const done = await waitForFilm(server, { token, id: draft.id })
    assert.equal(done.film.job.status, 'succeeded', done.film.job.error?.message)
    assert.equal(done.film.isCurrent, true)
    assert.deepEqual(listRendered(done.film), ids)
    const [video] = done.film.job.pictures
    assert.deepEqual([video?.kind, video?.durationMs], ['video', 6000])
    const [row] = await server.deps.db
      .select()
      .from(pictures)
      .where(eq(pictures.id, video?.id ?? ''))
    const facts = probeVideo(Buffer.from(await server.deps.storage.get(row?.key ?? '')))
    assert.deepEqual([facts.frames, facts.sound], [144, true])
    const painting = splitMediaRef(done.shots[0]?.picture?.ref as MediaRef).id
    const [seen, meant] = await Promise.all([video?.id ?? '', painting].map(readColours))
    const apart = seen?.map((value, i) => Math.abs(value - (meant?.[i] ?? 0))) ?? []
    assert.ok(Math.max(...apart) < 48, `the whole picture is shown: ${apart.join(' ')}`)
    assert.equal(done.quote.filmCredits, 0)
    assert.equal(done.film.job.spentCredits, done.quote.wholeCredits)
    await assertSoundLedger(server.deps.db, userId)
    await assertRemakable(done.film.job, ['雪山下的湖泊。', '满天的星星。'])
  })

  test('only a changed shot is rendered and charged; taking it back is free', async () => {
    const author = await makePerson(server)
    const remakeOf = await makeWork(server.deps, author.id, { kind: 'video' })
    const draft = await makeDraft('只改一镜', { remakeOf })
    await film(draft)
    const done = await waitForFilm(server, { token, id: draft.id })
    assert.equal(done.film.job.status, 'succeeded', done.film.job.error?.message)
    assert.equal(done.film.job.pictures[0]?.durationMs, 6000)
    assert.equal(done.film.job.spentCredits, draft.quote.wholeCredits)
    const shots = done.shots.map(sendable)
    const [first, second, third] = shots
    assert.ok(first && second && third)
    const changed = await ask('PUT', `/${draft.id}`, {
      version: done.version,
      shots: [first, second, { ...third, motion: 'left', seconds: 3 }],
    })
    assert.deepEqual(changed.quote.changed, ['shot-2'])
    assert.equal(changed.film?.isCurrent, false)
    assert.equal(changed.quote.filmCredits, changed.shots[2]?.filmCredits)
    assert.equal(changed.quote.filmCredits, 5)
    await film(changed)
    const refilmed = await waitForFilm(server, { token, id: draft.id })
    assert.deepEqual(listRendered(refilmed.film), ['shot-2'])
    assert.equal(refilmed.film.job.pictures[0]?.durationMs, 7000)
    assert.equal(refilmed.film.job.spentCredits, 5)
    const { version } = refilmed
    const back = await ask('PUT', `/${draft.id}`, {
      version,
      shots,
      captions: 'burned',
      sound: { music: 'none', musicVolume: 50 },
    })
    assert.equal(back.quote.filmCredits, 0)
    await film(back)
    const freely = await waitForFilm(server, { token, id: draft.id })
    assert.deepEqual(listRendered(freely.film), [])
    const [work] = await server.deps.db.select().from(works).where(eq(works.id, remakeOf))
    assert.equal(work?.remakeCount, 1, 'of the films of a draft the first counts')
    assert.equal(freely.film.job.spentCredits, 0)
    await assertSoundLedger(server.deps.db, userId)
  })

  test('a shot that fails is left out and not charged', async () => {
    const draft = await makeDraft('坏了一镜')
    const { db, storage } = server.deps
    const id = (images[1] ?? '').split(':')[1] ?? ''
    const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
    const file = await storage.get(upload?.key ?? '')
    await storage.put(upload?.key ?? '', new Uint8Array([1, 2, 3]), { mime: 'image/png' })
    await film(draft)
    const done = await waitForFilm(server, { token, id: draft.id })
    await storage.put(upload?.key ?? '', file, { mime: 'image/png' })
    assert.equal(done.film.job.status, 'succeeded', done.film.job.error?.message)
    assert.deepEqual(
      done.film.failed.map((one) => one.id),
      ['shot-1'],
    )
    assert.deepEqual(
      done.film.shots.map((one) => one.id),
      ['shot-0', 'shot-2'],
    )
    assert.match(done.film.job.notes[0] ?? '', /第 2 镜没能拍成.*积分已退回/)
    assert.equal(done.film.job.pictures[0]?.durationMs, 4000)
    assert.equal(done.film.job.spentCredits, 6)
    assert.deepEqual(done.quote.changed, ['shot-1'])
    await assertSoundLedger(db, userId)
  })

  test('a change of an old version, and another user', async () => {
    const draft = await makeDraft('并发')
    const { version } = draft
    await ask('PUT', `/${draft.id}`, { version, title: '改过' })
    const late = await call('PUT', `/${draft.id}`, { version, title: '晚了' })
    assert.deepEqual([late.status, late.message], [409, '这份分镜在别处改过了，看看最新的再改'])
    const other = (await signInByCalls(server.app, newPhone())).token
    const orderBody = { requestId: 'storyboard-other', version: 2, quotedCredits: 9 }
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { version: 2, title: '偷' }],
      ['DELETE', '', undefined],
      ['POST', '/film', orderBody],
      ['POST', '/pictures', { ...orderBody, shots: ['shot-0'] }],
    ] as const)
      assert.equal((await call(method, `/${draft.id}${path}`, body, other)).status, 404)
    const stolen = await call(
      'POST',
      '',
      { shots: [{ ...draft.shots.map(sendable)[0], picture: images[0] }] },
      other,
    )
    assert.deepEqual([stolen.status, stolen.message], [404, '图片不在了，请重新选择'])
    assert.equal((await call('DELETE', `/${draft.id}`)).code, 0)
    assert.equal((await call('GET', `/${draft.id}`)).status, 404)
  })

  test('without a speech service a narrated draft says that it cannot be filmed', async () => {
    const draft = await makeDraft('没有旁白')
    assert.equal(draft.narration, null)
    const { version } = draft
    const narrated = await ask('PUT', `/${draft.id}`, { version, sound: { narration: 'on' } })
    assert.match(narrated.quote.notYet ?? '', /现在不能念旁白/)
    const { message } = await call('POST', `/${draft.id}/film`, {
      requestId: 'storyboard-mute',
      version: narrated.version,
      quotedCredits: narrated.quote.filmCredits,
    })
    assert.match(message, /现在不能念旁白/)
    const odd = await call('PUT', `/${draft.id}`, {
      version: narrated.version,
      sound: { narration: 'loud' },
    })
    assert.match(odd.message, /旁白的选项不对/)
  })

  test('bad input is refused in one sentence each', async () => {
    const draft = await makeDraft('坏输入')
    const [shot] = draft.shots.map(sendable)
    const change = (body: object) =>
      call('PUT', `/${draft.id}`, { version: draft.version, ...body })
    const many = Array.from({ length: 13 }, (_, i) => ({ ...shot, id: `s${i}` }))
    for (const [body, sentence] of [
      [{ shots: many }, /最多 12 镜/],
      [{ shots: [shot, shot] }, /编号一样/],
      [{ shots: [{ ...shot, seconds: 1 }] }, /2 到 8 秒/],
      [{ shots: [{ ...shot, seconds: 2.3 }] }, /半秒/],
      [{ shots: [{ ...shot, caption: '长'.repeat(61) }] }, /字幕最多 60 字/],
      [{ script: '长'.repeat(2001) }, /2000 字/],
      [{ sound: { music: 'jazz' } }, /配乐的选项不对/],
    ] as const) {
      const { code, message } = await change(body)
      assert.notEqual(code, 0)
      assert.match(message, sentence)
    }
    assert.equal((await read(draft.id)).version, draft.version)
    const lines = Array.from({ length: 200 }, (_, i) => `第${i}号灯亮了`)
    const long = await ask('POST', '', { script: lines.join('\n').slice(0, 1990) })
    assert.equal(long.shots.length, 12)
    assert.equal(
      long.shots.map(({ text }) => text).join(''),
      lines.join('\n').slice(0, 1990).replaceAll('\n', ''),
    )
    const split = await call('POST', '/split', { script: '雪停了。@小夏抬头看天。' })
    assert.deepEqual(split.data, {
      by: 'rules',
      joined: false,
      shots: [
        { text: '雪停了。', caption: '雪停了。', seconds: 2 },
        { text: '@小夏抬头看天。', caption: '小夏抬头看天。', seconds: 2.5 },
      ],
    })
  })

  test('drafts are limited and listed by pages', async () => {
    const { db, now } = server.deps
    const crowd = (await signInByCalls(server.app, newPhone())).token
    const { data } = await callApi(server.app, 'GET', '/api/user/info', { token: crowd })
    const owner = (data as { id: string }).id
    const rows = Array.from({ length: 30 }, (_, i) => ({
      id: `draft${i}`,
      userId: owner,
      title: `第 ${i} 部`,
      script: '',
      ratio: '1:1' as const,
      captions: 'none' as const,
      sound: {},
      seed: 1,
      shots: [],
      updatedAt: new Date(now().getTime() - i * 1000),
    }))
    await db.insert(storyboards).values(rows)
    const refused = await call('POST', '', { title: '第 31 部' }, crowd)
    assert.match(refused.message, /最多留 30 份分镜/)
    type Page = CallData<'GET /api/storyboards'>
    const page = (await call('GET', '?pageSize=20', undefined, crowd)).data as Page
    assert.deepEqual([page.list.length, page.total, page.hasMore], [20, 30, true])
    const rest = await call('GET', `?pageSize=20&cursor=${page.cursor}`, undefined, crowd)
    assert.deepEqual(
      (rest.data as Page).list.map(({ title }) => title),
      rows.slice(20).map(({ title }) => title),
    )
  })
})
