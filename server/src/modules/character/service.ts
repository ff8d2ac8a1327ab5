/** 角色卡: making, reading, changing and deleting them. Other people's do not exist here. */
import {
  CHARACTERS_MAX,
  type CharacterLooks,
  type CharacterMention,
  listMentioned,
} from '@contract/characters'
import type { characterEndpoints } from '@contract/endpoints/characters'
import type { MediaRef } from '@contract/tools/media'
import { isLooks, readLooks } from '@studio/painter/character/read'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import { SafetyDown } from '../../integrations/safety/safety'
import type { JobEnded } from '../job/events'
import type { JobCharacters } from '../job/ports'
import { findSources, readPaintedCards } from '../job/sources'
import type { CharacterPorts } from './ports'
import {
  addPainted,
  type CharacterContent,
  type CharacterRow,
  countCharacters,
  deleteCharacter,
  findByName,
  findCharacter,
  findCharacters,
  insertCharacter,
  listCharacters,
  updateCharacter,
} from './repository'
import { texts } from './texts'
import { nameLooks, viewCharacters, type CharacterView } from './view'

type Endpoints = typeof characterEndpoints
type Body = z.output<Endpoints['create']['body']>

const invalid = (key: string, message: string) =>
  new AppError('PARAM_INVALID', { message, details: { key } })

/** Throws PROMPT_BLOCKED, SERVICE_UNAVAILABLE. */
async function requireSafe(
  { safety }: Pick<CharacterPorts, 'safety'>,
  userId: string,
  written: readonly string[],
): Promise<void> {
  const words = written.filter((text) => text !== '')
  const verdict = await safety.check(words, userId).catch((error: unknown) => {
    if (!(error instanceof SafetyDown)) throw error
    throw new AppError('SERVICE_UNAVAILABLE', { message: texts.unchecked, cause: error })
  })
  if (verdict.allowed) return
  const named = verdict.words.map((word) => `「${word}」`).join('')
  throw new AppError('PROMPT_BLOCKED', {
    message: named ? texts.blocked(named) : texts.blockedWhole,
    details: { words: verdict.words },
  })
}

/** Throws PARAM_INVALID for looks that the painter does not know. */
function chooseLooks({ looks, words }: Body): CharacterLooks | null {
  if (looks === undefined) return readLooks(words).looks
  if (looks !== null && !isLooks(looks)) throw invalid('looks', texts.unknownLooks)
  return looks
}

/** Throws NOT_FOUND for a picture that is not the caller's. */
async function requirePictures(
  { db }: Pick<CharacterPorts, 'db'>,
  userId: string,
  refs: readonly MediaRef[],
): Promise<void> {
  const sources = await findSources(db, userId, refs)
  for (const ref of refs) {
    const source = sources.get(ref)
    if (!source) throw new AppError('NOT_FOUND', { message: texts.pictureGone })
    if (source.kind !== 'image') throw invalid('pictures', texts.notPicture)
  }
}

/** Checked content of a card; `before`: of a change. */
async function accept(
  deps: CharacterPorts,
  userId: string,
  body: Body,
  before: CharacterRow | null = null,
): Promise<CharacterContent> {
  const { name, words, real } = body
  const pictures = [...new Set(body.pictures as MediaRef[])]
  await requirePictures(deps, userId, pictures)
  const looks = chooseLooks(body)
  if (pictures.length === 0 && looks === null) throw invalid('words', texts.nothing)
  await requireSafe(deps, userId, [name, words, real?.whose ?? ''])
  // the agreement that was given stays that of its day
  const isSame = real !== null && before?.realName === real.whose
  const agreedAt = real === null ? null : (isSame && before.agreedAt) || deps.now()
  return { name, words, looks, pictures, realName: real?.whose ?? null, agreedAt }
}

/** With the user locked. Throws CONFLICT for a name of another card. */
async function requireFreeName(
  tx: Tx,
  { userId, name, id }: { userId: string; name: string; id: string },
): Promise<void> {
  const other = await findByName(tx, { userId, name })
  if (other && other.id !== id)
    throw new AppError('CONFLICT', { message: texts.taken(name), details: { key: 'name' } })
}

async function view(deps: CharacterPorts, row: CharacterRow): Promise<CharacterView> {
  const [shown] = await viewCharacters(deps, row.userId, [row])
  if (!shown) throw new AppError('NOT_FOUND', { message: texts.gone })
  return shown
}

/** Throws PARAM_INVALID, PROMPT_BLOCKED, NOT_FOUND, CONFLICT. */
export async function createCharacter(
  deps: CharacterPorts,
  userId: string,
  body: Body,
): Promise<CharacterView> {
  const content = await accept(deps, userId, body)
  const id = newId()
  const now = deps.now()
  const row = await transaction(deps.db, async (tx) => {
    await deps.jobCredits.lock(tx, userId)
    if ((await countCharacters(tx, userId)) >= CHARACTERS_MAX)
      throw new AppError('CONFLICT', { message: texts.tooMany(CHARACTERS_MAX) })
    await requireFreeName(tx, { userId, name: content.name, id })
    return insertCharacter(tx, { ...content, id, userId, createdAt: now, updatedAt: now })
  })
  return view(deps, row)
}

/** Throws NOT_FOUND, also for other people's, and as createCharacter does. */
export async function changeCharacter(
  deps: CharacterPorts,
  own: { userId: string; id: string },
  body: Body,
): Promise<CharacterView> {
  const before = await findCharacter(deps.db, own)
  if (!before) throw new AppError('NOT_FOUND', { message: texts.gone })
  const content = await accept(deps, own.userId, body, before)
  const row = await transaction(deps.db, async (tx) => {
    await deps.jobCredits.lock(tx, own.userId)
    await requireFreeName(tx, { ...own, name: content.name })
    return updateCharacter(tx, own, { ...content, updatedAt: deps.now() })
  })
  if (!row) throw new AppError('NOT_FOUND', { message: texts.gone })
  return view(deps, row)
}

export async function readCharacter(
  deps: CharacterPorts,
  own: { userId: string; id: string },
): Promise<CharacterView> {
  const row = await findCharacter(deps.db, own)
  if (!row) throw new AppError('NOT_FOUND', { message: texts.gone })
  return view(deps, row)
}

export async function listMine(
  deps: CharacterPorts,
  userId: string,
  query: z.output<Endpoints['list']['query']>,
) {
  const [rows, total] = await Promise.all([
    listCharacters(deps.db, userId, timeRange(query)),
    countCharacters(deps.db, userId),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: ({ updatedAt, id }) => writeCursor({ createdAt: updatedAt, id }),
  })
  return { list: await viewCharacters(deps, userId, shown), ...frame }
}

export async function removeCharacter(
  { db }: Pick<CharacterPorts, 'db'>,
  own: { userId: string; id: string },
): Promise<null> {
  if (!(await deleteCharacter(db, own))) throw new AppError('NOT_FOUND', { message: texts.gone })
  return null
}

export function readWords(words: string): z.output<Endpoints['readLooks']['data']> {
  const { looks, unread } = readLooks(words)
  return { looks: nameLooks(looks), unread: [...unread] }
}

/** Cards of an order as they are now, by the names that stand in its prompt. */
export const jobCharacters: JobCharacters = {
  async load(db, userId, mentions: readonly CharacterMention[]) {
    if (mentions.length === 0) return []
    const rows = await findCharacters(db, { userId, ids: mentions.map(({ id }) => id) })
    return mentions.map(({ id, name }) => {
      const row = rows.find((one) => one.id === id)
      if (!row)
        throw new AppError('PARAM_INVALID', {
          message: texts.mentionGone(name),
          details: { key: 'characters' },
        })
      const { words, looks, pictures } = row
      return { id, name, words, looks, pictures }
    })
  },
  async find(db, userId, text) {
    const rows = await listCharacters(db, userId, { limit: CHARACTERS_MAX, offset: 0, after: null })
    return listMentioned(text, rows).map(({ id, name, words, looks, pictures }) => {
      return { id, name, words, looks, pictures }
    })
  },
}

/** Inside the ending of a job. */
export async function countPainted(tx: Tx, { jobId, userId }: JobEnded): Promise<void> {
  const { ids, pictures } = await readPaintedCards(tx, jobId)
  if (ids.length > 0 && pictures > 0) await addPainted(tx, { userId, ids, pictures })
}
