/**
 * Drafts, presets and accessibility settings are stored with the account: read after sign-in,
 * written when typing is idle. A device that was emptied by a new version restores them.
 */
import { call } from '@/api/call'
import { write } from '@/api/write'
import { onAppHide } from '@/platform/appLifecycle'
import { warn } from '@/platform/log'
import { readItem, writeItem } from '@/platform/storage'
import { tokenStore } from '@/platform/tokens'
import { ACCESSIBILITY_BEFORE, useAccessibility } from '@/stores/accessibility'
import { useDraft, type Draft } from '@/stores/draft'
import { presetsByTool, useFormPresets } from '@/stores/formPresets'
import { useSession } from '@/stores/session'
import {
  mergeDrafts,
  mergePresets,
  resolveSides,
  type Accessibility,
  type Drafts,
  type AccountSettings,
  type Presets,
} from './mergeSaved'

const KEY = 'kept'
const REST_MS = 3000
/** Maximum characters of a saved draft: a drawing stays on its device. */
const DRAFT_MAX = 60_000

type PartName = keyof AccountSettings
const NAMES: readonly PartName[] = ['drafts', 'presets', 'accessibility']

/** State of the account's copy, as known on this device. */
interface Known {
  owner: string
  at: Partial<Record<PartName, string>>
  changed: PartName[]
}

let known: Known | null = null
/** Stores change because of us. */
let taking = false
let watching = false
let timer: ReturnType<typeof setTimeout> | undefined

function remember(next: Known): void {
  known = next
  writeItem(KEY, next)
}

const isLarge = (draft: Draft): boolean => JSON.stringify(draft).length > DRAFT_MAX

function readLocal(owner: string): {
  drafts: Drafts
  presets: Presets
  accessibility: Accessibility
} {
  const { drafts, keepSeed, recentPrompts } = useDraft.getState()
  const small = Object.entries(drafts).filter(([, draft]) => !isLarge(draft))
  return {
    drafts: { drafts: Object.fromEntries(small), keepSeed, recentPrompts: [...recentPrompts] },
    presets: presetsByTool(useFormPresets.getState().kept, owner),
    accessibility: useAccessibility.getState(),
  }
}

function markChanged(part: PartName): void {
  if (taking || !known) return
  if (!known.changed.includes(part)) remember({ ...known, changed: [...known.changed, part] })
  clearTimeout(timer)
  timer = setTimeout(() => void saveToAccount(), REST_MS)
}

/**
 * Writes what the account does not know yet; what cannot be written waits for the next change.
 * Answers whether nothing is left to write (of a visitor there is nothing).
 */
export async function saveToAccount(): Promise<boolean> {
  clearTimeout(timer)
  if (!known) return !useSession.getState().isLogin
  if (known.changed.length === 0) return true
  // Another tab may have signed out: no account call without a session.
  if (tokenStore.read() === null) return false
  const { owner, changed: parts } = known
  const all = readLocal(owner)
  const body = Object.fromEntries(parts.map((part) => [part, all[part]]))
  const answer = await write(() => call('PUT /api/user/kept', { body }), { errorShown: 'log' })
  if (!answer || known?.owner !== owner) return false
  const after = readLocal(owner)
  const same = (part: PartName) => JSON.stringify(after[part]) === JSON.stringify(all[part])
  const at = { ...known.at }
  for (const part of parts) at[part] = answer.keptAt
  const still = known.changed.filter((part) => !parts.includes(part) || !same(part))
  remember({ owner, at, changed: still })
  return still.length === 0
}

/** Newer settings of the user's other device, or all of them on a device that was emptied. */
function applyRemote(remote: AccountSettings, before: Known): void {
  const here = readLocal(before.owner)
  const sides = (part: PartName) => ({
    knownAt: before.at[part],
    changed: before.changed.includes(part),
  })
  const drafts = resolveSides({
    mine: here.drafts,
    theirs: remote.drafts,
    merge: mergeDrafts,
    ...sides('drafts'),
  })
  const presets = resolveSides({
    mine: here.presets,
    theirs: remote.presets,
    merge: mergePresets,
    ...sides('presets'),
  })
  const chosen = JSON.stringify(here.accessibility) !== JSON.stringify(ACCESSIBILITY_BEFORE)
  const accessibility = resolveSides({
    mine: here.accessibility,
    theirs: remote.accessibility,
    ...sides('accessibility'),
    merge: (own, theirs) => (chosen ? own : theirs),
  })
  taking = true
  try {
    // The account never has a draft of that size: an older one of the same tool does not replace it.
    if (drafts)
      useDraft.setState((state) => {
        const large = Object.entries(state.drafts).filter(([, draft]) => isLarge(draft))
        const all = { ...state.drafts, ...drafts.drafts, ...Object.fromEntries(large) }
        return { ...drafts, drafts: all }
      })
    if (presets) useFormPresets.getState().restore(before.owner, presets)
    if (accessibility) useAccessibility.setState(accessibility)
  } finally {
    taking = false
  }
}

function watch(): void {
  if (watching) return
  watching = true
  useDraft.subscribe(() => markChanged('drafts'))
  useFormPresets.subscribe(() => markChanged('presets'))
  useAccessibility.subscribe(() => markChanged('accessibility'))
  onAppHide(() => void saveToAccount())
}

/** A user signed in, or (null) signed out. */
export async function startSync(owner: string | null): Promise<void> {
  clearTimeout(timer)
  if (owner === null) {
    known = null
    return
  }
  const stored = readItem<Known>(KEY)
  const before: Known = stored?.owner === owner ? stored : { owner, at: {}, changed: [] }
  remember(before)
  watch()
  // This is loaded late: the user may have signed out meanwhile.
  if (tokenStore.read() === null) return
  try {
    const remote = await call('GET /api/user/kept')
    if (known?.owner !== owner) return
    const now = known
    applyRemote(remote, now)
    const at: Known['at'] = {}
    for (const name of NAMES) if (remote[name]) at[name] = remote[name].keptAt
    // Parts that only this device has, or has merged, are uploaded.
    const owed = NAMES.filter(
      (name) => !remote[name] || now.at[name] === undefined || now.changed.includes(name),
    )
    remember({ owner, at, changed: owed })
    await saveToAccount()
  } catch (error) {
    warn('what the account keeps could not be read', error)
  }
}
