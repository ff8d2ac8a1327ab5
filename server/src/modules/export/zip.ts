/** Contents and folders of the ZIP. Everything is streamed; one file at a time is open. */
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Db } from '../../platform/db/client'
import { planKey } from '../../integrations/storage/keys'
import { ObjectMissing, type Storage } from '../../integrations/storage/storage'
import { eachEntry } from '../credits/history'
import { LEDGER_TITLES } from '../credits/texts'
import {
  eachAlbum,
  eachCharacter,
  eachStoryboard,
  eachEditVersion,
  eachComment,
  eachFavourite,
  eachFollowedTag,
  eachJob,
  eachMute,
  eachOrder,
  eachPicture,
  eachUpload,
  eachWork,
  readOpenApi,
  readSavedParts,
  readProfile,
} from './repository'
import { eachContestEntry, eachContestVote } from './contest-repository'
import { readPushSettings } from './push-repository'
import { FILES, LEDGER_HEAD } from './texts'

const TITLES: Readonly<Record<string, string>> = LEDGER_TITLES

/** Excel takes a file for UTF-8 only with it. */
const BOM = '\ufeff'

async function* asJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* asLedger(rows: ReturnType<typeof eachEntry>): AsyncGenerator<string> {
  yield `${BOM}${LEDGER_HEAD}\r\n`
  for await (const { createdAt, kind, amount, balance, jobId } of rows) {
    const title = TITLES[kind] ?? kind
    yield `${[createdAt.toISOString(), title, amount, balance, jobId ?? ''].join(',')}\r\n`
  }
}

interface Parts {
  readonly db: Db
  readonly storage: Storage
}

/** A stored object is opened when its turn comes; one that is gone by then is an empty file. */
function addObject(zip: ZipFile, storage: Storage, { key, name }: { key: string; name: string }) {
  const read = async (): Promise<Uint8Array> => {
    try {
      return await storage.get(key)
    } catch (error) {
      if (error instanceof ObjectMissing) return new Uint8Array()
      throw error
    }
  }
  const options = { compress: false }
  zip.addReadStreamLazy(name + path.extname(key), options, (answer) => {
    read().then(
      (bytes) => answer(null, Readable.from([Buffer.from(bytes)], { objectMode: false })),
      (error: unknown) => answer(error, Readable.from([])),
    )
  })
}

function addText(zip: ZipFile, name: string, text: () => AsyncIterable<string>): void {
  zip.addReadStreamLazy(name, (answer) => answer(null, Readable.from(text())))
}

async function fill(zip: ZipFile, { db, storage }: Parts, userId: string): Promise<void> {
  const profile = JSON.stringify(await readProfile(db, userId), null, 2)
  zip.addBuffer(Buffer.from(profile), FILES.profile)
  const savedParts = JSON.stringify(await readSavedParts(db, userId), null, 2)
  zip.addBuffer(Buffer.from(savedParts), FILES.saved)
  const openApi = JSON.stringify(await readOpenApi(db, userId), null, 2)
  zip.addBuffer(Buffer.from(openApi), FILES.openApi)
  const pushes = JSON.stringify(await readPushSettings(db, userId), null, 2)
  zip.addBuffer(Buffer.from(pushes), FILES.pushes)
  addText(zip, FILES.jobs, () => asJson(eachJob(db, userId)))
  addText(zip, FILES.works, () => asJson(eachWork(db, userId)))
  addText(zip, FILES.favourites, () => asJson(eachFavourite(db, userId)))
  addText(zip, FILES.comments, () => asJson(eachComment(db, userId)))
  addText(zip, FILES.mutes, () => asJson(eachMute(db, userId)))
  addText(zip, FILES.tags, () => asJson(eachFollowedTag(db, userId)))
  addText(zip, FILES.contestEntries, () => asJson(eachContestEntry(db, userId)))
  addText(zip, FILES.contestVotes, () => asJson(eachContestVote(db, userId)))
  addText(zip, FILES.albums, () => asJson(eachAlbum(db, userId)))
  addText(zip, FILES.characters, () => asJson(eachCharacter(db, userId)))
  addText(zip, FILES.storyboards, () => asJson(eachStoryboard(db, userId)))
  addText(zip, FILES.threads, () => asJson(eachEditVersion(db, userId)))
  addText(zip, FILES.orders, () => asJson(eachOrder(db, userId)))
  addText(zip, FILES.ledger, () => asLedger(eachEntry(db, userId)))
  for await (const picture of eachPicture(db, userId)) {
    const { id, jobId, key, underKey, planBytes, layerFiles } = picture
    addObject(zip, storage, { key, name: FILES.picture(jobId, id) })
    if (underKey !== null && planBytes !== null)
      addObject(zip, storage, { key: planKey(underKey), name: FILES.plan(jobId, id) })
    for (const file of layerFiles)
      addObject(zip, storage, { key: file.key, name: FILES.layers(jobId, id) })
  }
  for await (const { id, key } of eachUpload(db, userId))
    addObject(zip, storage, { key, name: FILES.upload(id) })
  zip.end()
}

/** Writes the ZIP of a person to a file of this machine. */
export async function writeZip(parts: Parts, userId: string, file: string): Promise<void> {
  const zip = new ZipFile()
  const broken = new AbortController()
  zip.on('error', (error: Error) => broken.abort(error))
  const filled = fill(zip, parts, userId).catch((error: unknown) => {
    broken.abort(error)
    throw error
  })
  const { signal } = broken
  await Promise.all([pipeline(zip.outputStream, createWriteStream(file), { signal }), filled])
}
