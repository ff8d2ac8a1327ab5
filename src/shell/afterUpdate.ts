/** The first start of a new version: unsent drafts come back, and the sign-out is explained once. */
import { confirmModal } from '@/platform/modal'
import { warn } from '@/platform/log'
import { readItem, removeItem } from '@/platform/storage'
import { useDraft, withRecent, type Draft } from '@/stores/draft'
import { flushLateStorage } from '@/stores/lateStorage'
import { UPDATE_KEY, type UpdateRecord } from '@/stores/persist'
import { useSession } from '@/stores/session'
import { useSources } from '@/stores/sources'
import type { SourceView } from '@contract/jobs'
import { mergeDrafts, type Drafts } from '@/domain/session/mergeSaved'
import { texts } from './updateTexts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOr = (value: unknown): Fields => (isFields(value) ? value : {})

/** The state that a store of another version wrote; empty when it cannot be read. */
function parseState(text: string | null): Fields {
  if (typeof text !== 'string') return {}
  try {
    return fieldsOr(fieldsOr(JSON.parse(text)).state)
  } catch (error) {
    warn('the state of the version before cannot be parsed', error)
    return {}
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function parseDraft(value: unknown): Draft | null {
  if (!isFields(value) || !isFields(value.params)) return null
  const draft = { params: value.params, parentId: textOrNull(value.parentId) }
  const remakeOf = textOrNull(value.remakeOf)
  return remakeOf === null ? draft : { ...draft, remakeOf }
}

/** Part of a stored draft state that this version can use. */
export function parseDrafts(text: string | null): Drafts {
  const { drafts, keepSeed, recentPrompts } = parseState(text)
  const parsed = Object.entries(fieldsOr(drafts)).flatMap(([tool, value]) => {
    const draft = parseDraft(value)
    return draft ? [[tool, draft] as const] : []
  })
  const recent = Array.isArray(recentPrompts) ? recentPrompts : []
  return {
    drafts: Object.fromEntries(parsed),
    keepSeed: keepSeed === true,
    recentPrompts: recent.filter((prompt) => typeof prompt === 'string'),
  }
}

const isSource = (value: unknown): value is SourceView =>
  isFields(value) &&
  ['ref', 'kind', 'url', 'thumbUrl'].every((name) => typeof value[name] === 'string') &&
  ['width', 'height'].every((name) => typeof value[name] === 'number')

/** Pictures and videos that the drafts name. */
function parseSources(text: string | null, drafts: Drafts): SourceView[] {
  const named = JSON.stringify(drafts.drafts)
  const { views } = parseState(text)
  return Object.values(fieldsOr(views)).filter(
    (view): view is SourceView => isSource(view) && named.includes(JSON.stringify(view.ref)),
  )
}

const getDraftPrompt = (draft: Draft | undefined): string =>
  textOrNull(draft?.params.prompt)?.trim() ?? ''

function restoreDrafts({ draft, sources }: UpdateRecord): void {
  const carried = parseDrafts(draft)
  useSources.getState().remember(parseSources(sources, carried))
  useDraft.setState((now) => {
    const merged = mergeDrafts(
      { ...now, drafts: { ...now.drafts }, recentPrompts: [...now.recentPrompts] },
      carried,
    )
    // A sentence that gave way to one begun meanwhile is found among the recent ones.
    const lost = Object.keys(carried.drafts)
      .map((tool) => getDraftPrompt(carried.drafts[tool]))
      .filter((prompt, index, all) => prompt !== '' && all.indexOf(prompt) === index)
      .filter(
        (prompt) => !Object.values(merged.drafts).some((other) => getDraftPrompt(other) === prompt),
      )
    return {
      ...merged,
      recentPrompts: lost.reduce<string[]>(
        (list, prompt) => withRecent(list, prompt),
        merged.recentPrompts,
      ),
    }
  })
  flushLateStorage()
}

/** Call once it is known who is here: a platform that signs in by itself leaves nothing to explain. */
export async function finishUpdate(): Promise<void> {
  const record = readItem<UpdateRecord>(UPDATE_KEY)
  if (!record) return
  restoreDrafts(record)
  removeItem(UPDATE_KEY)
  if (!record.signedOut || useSession.getState().isLogin) return
  await confirmModal({ title: texts.title, content: texts.content, confirm: texts.understood })
}
