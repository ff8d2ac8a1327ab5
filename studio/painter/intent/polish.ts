/**
 * Proposals for a prompt by rules: what it can gain (hour, weather, place, a detail, a composition,
 * a style), what can be replaced by something drawn, which praise can go. The subject never
 * changes: every proposal is read again, and dropped where the reading loses anything.
 */
import type { POLISH_AMOUNTS, POLISH_KINDS } from '@contract/endpoints/generate'
import { Random, hashText } from '../../lib/random'
import { isPlainBehind } from '../illustration/background'
import { listPhrases, PLACES, PRAISE } from '../lexicon/polish'
import { listRead, parsePrompt } from '../parse'
import type { SceneId, StyleId } from '../slots'
import { STYLE_NAMES } from '../styles/names'
import { buildForecast } from './forecast'
import { type Intent, readIntent } from './intent'

export type PolishAmount = (typeof POLISH_AMOUNTS)[number]
export type PolishKind = (typeof POLISH_KINDS)[number]

export interface PolishChange {
  readonly kind: PolishKind
  /** Place in the prompt, UTF-16 units; an addition has no length. */
  readonly start: number
  readonly end: number
  /** In place of it, with its comma; '' takes it away. */
  readonly text: string
  /** Its words, without commas. */
  readonly word: string
  /** False: proposed, but not used unless switched on; the chosen style contradicts it. */
  readonly used: boolean
}

export interface PolishOptions {
  readonly negativePrompt?: string
  readonly amount?: PolishAmount
  /** The style chosen for the picture; null: left to the words. */
  readonly style?: StyleId | null
  /** Another number gives other proposals. */
  readonly seed?: number
}

/** In this order, which is also the order of the text. */
const ADDED: Readonly<Record<PolishAmount, readonly PolishKind[]>> = {
  less: ['time'],
  usual: ['place', 'time', 'weather'],
  more: ['place', 'time', 'weather', 'detail', 'composition', 'style'],
}
/** Every try reads the prompt once more. */
const MOST_TRIES = 3
/** Seen in a painted place only. */
const IN_A_SCENE: ReadonlySet<PolishKind> = new Set(['place', 'time', 'weather'])
/** Styles without colours: the colours of an hour are hardly seen in them. */
const COLOURLESS: ReadonlySet<StyleId> = new Set(['ink', 'pencil'])
/** Of a thing drawn large these leave no frame of paper, and lose no colours of its place. */
const SUITS_PLACES: ReadonlySet<StyleId> = new Set(['flat', 'soft', 'oil', 'ukiyoe'])
const COLOURFUL = /日落|黄昏|夜晚|日出/
/** Quotes, braces, mentions and negations of the user stay as they are. */
const PROTECTED =
  /「[^」]*」|『[^』]*』|“[^”]*”|"[^"]*"|《[^》]*》|[{｛][^}｝]*[}｝]|@[^\s，,。]+|(?:不要|没有|不含|无)[^，,。；;]*/gu
/** 在樱花树下: it has a place, of any kind. */
const IN_A_PLACE = /在[^，,。]{1,8}(?:下|里|上|中|前|后|旁|边|间)/u
const COMMA = /[，,、。；;！!\s]/u

interface Draft {
  readonly prompt: string
  readonly intent: Intent
  readonly scene: SceneId | null
}

const isInside = (prompt: string, start: number, end: number): boolean =>
  [...prompt.matchAll(PROTECTED)].some(
    ({ index, 0: text }) => start < index + text.length && end > index,
  )

/** Parts that a proposal may not change. */
function describeMain(intent: Intent): string {
  if (intent.kind === 'illustration')
    return `${intent.family.id} ${intent.brief.main.id} ${intent.brief.main.count ?? ''}`
  return `${intent.kind} ${intent.subject ?? ''}`
}

const SAYS: Readonly<Record<string, PolishKind>> = {
  time: 'time',
  light: 'time',
  weather: 'weather',
  season: 'weather',
  scene: 'place',
  motif: 'place',
  framing: 'composition',
  style: 'style',
  material: 'style',
}

/** Kinds of what a text says. */
function listSaid(text: string): ReadonlySet<PolishKind> {
  const kinds = parsePrompt(text).wishes.flatMap(({ meaning: { slot } }) =>
    Object.hasOwn(SAYS, slot) ? (SAYS[slot] ?? []) : [],
  )
  return new Set(kinds)
}

/** 晨雾 after 夜晚: it says an hour as well, and another one. */
function contradicts(word: string, kind: PolishKind, said: ReadonlySet<PolishKind>): boolean {
  return [...listSaid(word)].some((other) => other !== kind && said.has(other))
}

/** Whether a text still shows everything of the other, and `word` besides. */
function isGain(before: Intent, after: string, word: string, negativePrompt: string): boolean {
  const intent = readIntent(after, negativePrompt)
  const { ignored } = intent.reading
  const understood = listRead(intent.reading)
  const has = (one: string): boolean => understood.some((other) => other.includes(one))
  return (
    describeMain(intent) === describeMain(before) &&
    listRead(before.reading).every(has) &&
    ignored.length <= before.reading.ignored.length &&
    (word === '' || understood.some((one) => word.includes(one) || one.includes(word)))
  )
}

function readDraft(prompt: string, negativePrompt: string): Draft {
  const { wishes } = parsePrompt(prompt)
  const scene = wishes.find(({ meaning, denied }) => !denied && meaning.slot === 'scene')
  return {
    prompt,
    intent: readIntent(prompt, negativePrompt),
    scene: (scene?.meaning.value as SceneId | undefined) ?? null,
  }
}

function hasScene(prompt: string, negativePrompt: string): boolean {
  const intent = readIntent(prompt, negativePrompt)
  return intent.kind !== 'illustration' || intent.setting !== null
}

/** 证件照, covers and posters have a ground that their use decides. */
function isOpen({ intent }: Draft): boolean {
  if (intent.kind !== 'declined' && intent.chosen) return false
  if (intent.kind !== 'illustration') return intent.kind === 'landscape' && intent.subject !== null
  const { layout, brief, family } = intent
  return layout === null && !isPlainBehind(brief) && family.writes !== true
}

function listCandidates(kind: PolishKind, { prompt, intent, scene }: Draft): string[] {
  if (kind === 'place') {
    const family = intent.kind === 'illustration' && !IN_A_PLACE.test(prompt) ? intent.family : null
    return family?.takesSetting ? (PLACES[family.id] ?? '').split(' ').filter(Boolean) : []
  }
  if (kind === 'style') {
    const styles: readonly StyleId[] =
      intent.kind === 'illustration'
        ? intent.family.styles.filter((id) => SUITS_PLACES.has(id))
        : ['watercolour', 'oil', 'ink']
    return styles.map((id) => STYLE_NAMES[id])
  }
  const isLandscape = intent.kind === 'landscape'
  if ((kind === 'detail' || kind === 'composition') && !isLandscape) return []
  if (kind === 'time' || kind === 'weather' || kind === 'detail' || kind === 'composition')
    return listPhrases(kind, scene)
  return []
}

/** Clauses of nothing but praise, with the comma before (of the first: the one behind). */
function findPraise(prompt: string): PolishChange[] {
  const found: PolishChange[] = []
  for (const { 0: clause, index } of prompt.matchAll(/[^，,、。；;！!\n]+/gu)) {
    const word = clause.trim()
    if (!PRAISE.test(word) || isInside(prompt, index, index + clause.length)) continue
    let [start, end] = [index, index + clause.length]
    if (start > 0) start -= 1
    else while (end < prompt.length && COMMA.test(prompt.charAt(end))) end += 1
    found.push({ kind: 'praise', start, end, text: '', word, used: true })
  }
  const gone = found.reduce((sum, { start, end }) => sum + end - start, 0)
  // A prompt of nothing but praise would be left empty.
  return prompt.trim().length - gone > 0 ? found : []
}

function findReplacements(prompt: string, negativePrompt: string): PolishChange[] {
  return buildForecast(prompt, negativePrompt).near.flatMap(({ word, offers: [offer] }) => {
    const start = prompt.indexOf(word)
    const end = start + word.length
    if (offer === undefined || start < 0 || isInside(prompt, start, end)) return []
    const change = { kind: 'replace', start, end, text: offer, used: true } as const
    return [{ ...change, word: `${word} → ${offer}` }]
  })
}

/** The prompt with the changes that are used. */
export function applyChanges(prompt: string, changes: readonly PolishChange[]): string {
  let text = ''
  let at = 0
  for (const change of changes) {
    if (!change.used) continue
    text += prompt.slice(at, change.start) + change.text
    at = change.end
  }
  return text + prompt.slice(at)
}

const byPlace = (a: PolishChange, b: PolishChange): number => a.start - b.start || a.end - b.end

/**
 * Proposals in the order of the text; none for a prompt that is declined or names nothing. At most
 * some twenty readings: below 100 ms for 300 characters. Never throws.
 */
export function polishPrompt(prompt: string, options: PolishOptions = {}): PolishChange[] {
  const { negativePrompt = '', amount = 'usual', style = null, seed = 0 } = options
  const written = prompt.replace(/[，,、；;\s]+$/u, '')
  const changes: PolishChange[] = findPraise(prompt)
  let draft = readDraft(prompt, negativePrompt)
  if (draft.intent.kind === 'declined' || describeMain(draft.intent) === 'landscape ')
    return changes
  changes.push(...findReplacements(prompt, negativePrompt))
  const random = new Random(hashText(`polish ${seed}`))
  const ends = /[。！!？?]$/u.test(written) ? written.length - 1 : written.length
  for (const kind of ADDED[amount]) {
    const said = listSaid(draft.prompt)
    if (said.has(kind) || (kind === 'style' && style !== null) || !isOpen(draft)) continue
    const candidates = listCandidates(kind, draft)
    const first = Math.floor(random.fork(kind).next() * candidates.length)
    const turned = [...candidates.slice(first), ...candidates.slice(0, first)]
    for (const word of turned.slice(0, MOST_TRIES)) {
      const isFirst = kind === 'time'
      const place = isFirst ? 0 : ends
      const change: PolishChange = {
        kind,
        start: place,
        end: place,
        text: isFirst ? `${word}，` : `，${word}`,
        word,
        used: !(style !== null && COLOURLESS.has(style) && COLOURFUL.test(word)),
      }
      const after = applyChanges(prompt, [...changes, { ...change, used: true }].sort(byPlace))
      if (kind !== 'place' && contradicts(word, kind, said)) continue
      if (!isGain(draft.intent, after, word, negativePrompt)) continue
      if (IN_A_SCENE.has(kind) && !hasScene(after, negativePrompt)) continue
      changes.push(change)
      if (change.used) draft = readDraft(after, negativePrompt)
      break
    }
  }
  return changes.sort(byPlace)
}

/** Words of a proposal from elsewhere: short, and nothing but words. */
const PROPOSED_WORD = /^[\p{Script=Han}A-Za-z0-9 、·]{1,16}$/u
const ADDABLE: ReadonlySet<PolishKind> = new Set(ADDED.more)

/**
 * Proposals that something else made, as changes of the prompt: only additions, one of a kind, and
 * none that changes the subject, takes back what was said, or loses what was understood.
 */
export function acceptAdditions(
  prompt: string,
  proposals: readonly { readonly kind: PolishKind; readonly word: string }[],
  { negativePrompt = '', style = null }: PolishOptions = {},
): PolishChange[] {
  const written = prompt.replace(/[，,、；;\s]+$/u, '')
  const ends = /[。！!？?]$/u.test(written) ? written.length - 1 : written.length
  const before = readDraft(prompt, negativePrompt)
  const said = listSaid(prompt)
  const changes: PolishChange[] = []
  for (const { kind, word } of proposals) {
    const isNew = ADDABLE.has(kind) && !said.has(kind) && !changes.some((one) => one.kind === kind)
    if (!isNew || !PROPOSED_WORD.test(word) || prompt.includes(word)) continue
    if (kind !== 'place' && contradicts(word, kind, said)) continue
    const place = kind === 'time' ? 0 : ends
    const text = kind === 'time' ? `${word}，` : `，${word}`
    const used = !(style !== null && (kind === 'style' || COLOURFUL.test(word)))
    const change: PolishChange = { kind, start: place, end: place, text, word, used }
    const after = readIntent(
      applyChanges(prompt, [...changes, { ...change, used: true }].sort(byPlace)),
      negativePrompt,
    )
    const understood = listRead(after.reading)
    const remains = listRead(before.intent.reading).every((one) =>
      understood.some((other) => other.includes(one)),
    )
    if (remains && describeMain(after) === describeMain(before.intent)) changes.push(change)
  }
  return changes.sort(byPlace)
}
