import type { Family } from '../illustration/family'
import { findRefusal } from '../illustration/lettering/refusal'
import { FAMILIES } from '../illustration/registry'
import { type PromptReading, listRead } from '../parse'
import { normalise } from '../reading/normalise'
import type { CastCharacter } from '../character/character'
import { parseAround } from '../character/parse'
import { Binder } from './binding'
import { PEOPLE } from '../illustration/people/family'
import { findDoer, nameDoer } from './agentless'
import { type Layout, findWordLayout } from '../lexicon/uses'
import { USE_THINGS, findLayout } from './layout'
import { type Decline, buildDecline, declineOfTexts, declineOfUse } from './decline'
import { readAtmosphere } from './atmosphere'
import { buildBrief } from './brief'
import { blankClear, seenClear, withClear } from './clear'
import type { DeclinedIntent, IllustrationIntent, Intent, LandscapeIntent } from './intents'
import { leavesOpen, listChoices, shuffleChoices, withChoice, withChosen } from './open-request'
import { onOwnGround } from './own-ground'
import { buildSetting, settingKind } from './open-air'
import { declineNoPrompt } from './no-prompt'
import { type Attempt, isPainted } from './offers'
import { declinePerson } from './persons'
import { preferPattern, withPhrase } from './pattern'
import { withPicked } from './picked'
import { type Phrase, findPhrases } from './phrases'
import { withBoard } from './board'
import { quietLights, withLights } from './lights'
import { listFilmScenes, listSheetScenes } from './film'
import { findChosenPerson, findPortrait } from './portraits'
import { blankStretches, findTexts } from './quotes'
import { buildReading, reportedWords, withoutEnd, withoutNoun } from './report'
import { Segmenter } from './segmenter'
import type { Sentence } from './sentence'
import { layoutForGoods, withGround } from './goods'
import { findSaying } from './sayings'
import { isBareSheet, preferSheet, saysSheet } from './sheet'
import { findSmallThings } from './small'
import { type Things, findSubject } from './subject'
import {
  aloneIn,
  findBareUse,
  findSubjectless,
  findCardNoun,
  findLandscapeFigure,
  findWordOfUse,
  givesWay,
  isAction,
  saysAbstract,
  writesTexts,
} from './subjectless'
import type { Term } from './term'
import { TermReader } from './terms'
import { withRoles } from './roles'
import { chooseStyle } from './style'
import { isOfLook } from './style-alone'
import { withTheme } from './theme'
import { declineUndone } from './undone'
import { findUnseen, preferUnshown } from './unshown'
import { Vocabulary } from './vocabulary'

export type { DeclinedIntent, IllustrationIntent, Intent, LandscapeIntent }

/** Without its use, ended by a noun, with a subject. */
type Part = 'rest' | 'ended' | 'chosen'

/** Reads what a prompt is about, with the words of some families. */
export class IntentReader {
  readonly #vocabulary: Vocabulary
  readonly #segmenter: Segmenter
  readonly #terms: TermReader
  #isOffering = false
  #seed: number | undefined = undefined

  constructor(families: readonly Family[]) {
    this.#vocabulary = new Vocabulary(families)
    this.#segmenter = new Segmenter(this.#vocabulary)
    this.#terms = new TermReader(this.#vocabulary, (text) => this.#segmenter.isWord(text))
  }

  readonly #things: Things = {
    stands: (thing) => this.#vocabulary.familyOf(thing)?.takesSetting ?? false,
    isPlace: (thing) => this.#vocabulary.familyOf(thing)?.arePlaces ?? false,
    lives: (thing) => /^(?:people|animals)$/.test(this.#vocabulary.familyOf(thing)?.id ?? ''),
  }

  /**
   * Never throws: what cannot be read is reported.
   * @param characters mentioned in the prompt by `@` and their name
   * @param seed chooses a subject that the prompt leaves open; left out: the words do
   */
  read(
    prompt: string,
    negativePrompt = '',
    characters: readonly CastCharacter[] = [],
    seed?: number,
  ): Intent {
    this.#seed = seed
    const read = (): Intent => seenClear(this.#withSaying(prompt, negativePrompt))
    return this.#vocabulary.withCharacters(characters, read)
  }

  /** 年年有余: declined as it is written, and shown by its usual motif. */
  #withSaying(prompt: string, negativePrompt: string): Intent {
    const read = this.#read(prompt, negativePrompt)
    const saying = findSaying(prompt, read)
    return (saying && this.#choose([saying.subject], prompt, negativePrompt, saying.word)) ?? read
  }

  #read(prompt: string, negativePrompt: string, part?: Part): Intent {
    const isRest = part === 'rest'
    const none = isRest ? null : declineNoPrompt(prompt, (other) => isPainted(this.#attempt(other)))
    if (none) return this.#refuse(prompt, none)
    const named = isRest ? null : this.#named(prompt)
    if (named) return named
    const sentence = this.#sentence(prompt, part === 'ended')
    const { terms, phrases } = sentence
    const chosen = part === 'chosen' ? findChosenPerson(phrases) : null
    // 宣纸质感: what is unknown of an open prompt is no subject
    const isHeard = ({ head }: Phrase) => !isOfLook(head, terms[terms.indexOf(head) + 1])
    const heard = part === 'chosen' ? phrases.filter(isHeard) : phrases
    const found = chosen ?? findSubject(heard, terms, this.#things)
    const usual = preferSheet(preferPattern(found, sentence), sentence)
    const subject = preferUnshown(usual, sentence)
    const { reading, known } = parseAround(prompt, this.#vocabulary.characters())
    const isSheet = !part && isBareSheet(subject, sentence)
    const sheet = isSheet ? this.#withNoun(prompt, '，海报', negativePrompt) : null
    if (sheet && saysSheet(sheet.brief)) return sheet
    const agent = part ? null : this.#agent(sentence, negativePrompt)
    if (agent) return agent
    const portrait = part ? null : findPortrait(terms, subject, this.#things, prompt)
    const person = portrait && this.#choose(this.#list(portrait, prompt), prompt, negativePrompt)
    if (person) return person
    const shown =
      subject.kind === 'thing' && this.#ofThing(sentence, subject.phrase, negativePrompt, part)
    if (shown) return shown
    const cardNoun = part ? null : findCardNoun(terms, subject.kind)
    const card = cardNoun === null ? null : this.#withNoun(prompt, cardNoun, negativePrompt)
    if (card?.reading.ignored.length === 0) return card
    const use = findWordOfUse(terms, subject)
    const open = part ? null : this.#open(use?.layout ?? null, sentence, negativePrompt)
    if (open) return open
    if (subject.kind === 'strange') return this.#decline(sentence, subject.phrase, reading)
    const isDone = part !== 'ended' && isAction(terms, subject.kind)
    const doer = isDone ? this.#withNoun(prompt, nameDoer(prompt), negativePrompt) : null
    if (doer) return doer
    const alone = aloneIn(terms, subject)
    const denied = this.#denied(phrases, negativePrompt)
    const standIn = alone && this.#illustrateAlone(sentence, alone, denied)
    if (standIn) return standIn
    if (alone) return this.#decline(sentence, alone, reading)
    if (use) return this.#refuse(prompt, declineOfUse(use.text, this.#isDrawn))
    const phrase = 'phrase' in subject ? subject.phrase : null
    const unseen = phrase ? null : findUnseen(sentence, known, reading.ignored)
    if (unseen) return this.#decline(sentence, unseen, reading)
    const word = phrase && sentence.spelling.written(phrase.head.start, phrase.head.end)
    return this.#landscape(sentence, word)
  }

  /** 手持长剑站在悬崖边: the prompt with a person; null: it needs none. */
  #agent(sentence: Sentence, negativePrompt: string): IllustrationIntent | null {
    const doer = findDoer(sentence)
    const read = doer === null ? null : this.#withNoun(sentence.prompt, doer, negativePrompt)
    return read?.family.id === PEOPLE.id ? read : null
  }

  /** Null: the prompt is rather a landscape, or something else than its thing. */
  #ofThing(
    sentence: Sentence,
    phrase: Phrase,
    negativePrompt: string,
    part: Part | undefined,
  ): Intent | null {
    const { prompt, terms, phrases } = sentence
    const denied = this.#denied(phrases, negativePrompt)
    const found = this.#illustration(sentence, phrase, denied)
    if (!found) return null
    const { subject } = found
    const { reading } = parseAround(prompt, this.#vocabulary.characters())
    const refused = writesTexts(found) ? findRefusal(found.brief.texts) : null
    if (refused !== null)
      return { kind: 'declined', subject, ...declineOfTexts(prompt, refused), reading }
    const shown = part !== 'rest' && this.#besideUse(found, prompt, negativePrompt)
    if (shown) return shown
    const bare = part ? null : findBareUse(found, terms)
    const hasPlace = found.setting !== null
    const film = part
      ? null
      : (listFilmScenes(found, hasPlace, prompt) ?? listSheetScenes(found, hasPlace, prompt))
    const open = film ? shuffleChoices(film, prompt, this.#seed) : bare && this.#list(bare, prompt)
    const chosen = open && this.#choose(open, prompt, negativePrompt)
    if (chosen) return chosen
    // 老人在江边钓鱼: an action that landscapes have a figure for is painted there
    const figure = findLandscapeFigure(terms, found)
    if (figure) return this.#landscape(sentence, figure.text)
    const undone = declineUndone(found, sentence, this.#draws)
    if (undone) return { kind: 'declined', subject, ...undone, reading }
    return givesWay(found, phrase, reading) ? null : found
  }

  /** 微信头像, 随便什么: null where its use has no subject of its own, or it names something. */
  #open(layout: Layout | null, { prompt, terms }: Sentence, negativePrompt: string): Intent | null {
    const isOpen = layout === null ? leavesOpen(prompt, terms) : layout !== 'diagram'
    return isOpen ? this.#choose(this.#list(layout, prompt), prompt, negativePrompt) : null
  }

  #list = (use: Layout | null, prompt: string): string[] => listChoices(use, prompt, this.#seed)

  /** The prompt with a subject that suits it; null: none of them is drawn with its words. */
  #choose(
    choices: readonly string[],
    prompt: string,
    negativePrompt: string,
    word?: string,
  ): Intent | null {
    for (const subject of choices) {
      if (negativePrompt.includes(subject)) continue
      const chosenPrompt = withChoice(prompt, subject, word)
      const found = this.#read(chosenPrompt, negativePrompt, 'chosen')
      const shown = withChosen(found, { subject, word, said: prompt, prompt: chosenPrompt })
      if (shown) return shown
    }
    return null
  }

  #landscape(sentence: Sentence, subject: string | null): LandscapeIntent {
    const { prompt, phrases, terms, spelling } = sentence
    const things = findSmallThings(
      phrases,
      terms,
      (from, to) => spelling.written(from, to),
      (words) => {
        const own = words === prompt ? null : this.#read(words, '', 'rest')
        if (own?.kind !== 'illustration') return null
        const { main, tint } = own.brief
        return main.tint || !tint ? main : { ...main, tint }
      },
    )
    const { reading } = parseAround(prompt, this.#vocabulary.characters(), things)
    return { kind: 'landscape', subject, reading, things }
  }

  /** 刘诗诗身着旗袍: a person by name. */
  #named(prompt: string): DeclinedIntent | null {
    const decline = declinePerson(prompt, {
      knows: (word) => this.#vocabulary.find(word) !== null,
      isCommon: (word) => this.#segmenter.isCommon(word),
      read: (other) => this.#read(other, '', 'rest'),
      attempt: this.#attempt,
    })
    return decline && this.#refuse(prompt, decline)
  }

  #refuse(prompt: string, decline: Decline): DeclinedIntent {
    const { reading } = parseAround(prompt, this.#vocabulary.characters())
    return { kind: 'declined', subject: decline.unknown, ...decline, reading }
  }

  #decline(sentence: Sentence, phrase: Phrase, reading: PromptReading): DeclinedIntent {
    const { text } = phrase.head
    if (this.#isOffering) {
      const none = { unknown: text, owned: false, alternatives: [] }
      return { kind: 'declined', subject: text, ...none, reading }
    }
    const read = this.#attempt
    const knows = (word: string): boolean => this.#vocabulary.find(word) !== null
    const decline =
      findWordLayout(text) === null
        ? buildDecline({ ...sentence, texts: sentence.quoted.texts, phrase, read, knows })
        : declineOfUse(text, this.#isDrawn)
    return { kind: 'declined', subject: decline.unknown, ...decline, reading }
  }

  /** Whether all words of a prompt are drawn. */
  readonly #draws = (prompt: string): boolean => {
    const read = this.#read(prompt, '', 'rest')
    return read.kind === 'illustration' && read.reading.ignored.length === 0
  }

  /** 手机壁纸，樱花: a blossom. Null where nothing else is named, or it cannot be drawn. */
  #besideUse(
    { family, brief, subject }: IllustrationIntent,
    prompt: string,
    negativePrompt: string,
  ): Intent | null {
    if (!family.isManner && !family.isUse?.(brief, subject)) return null
    const rest = this.#read(prompt.replaceAll(subject, ''), negativePrompt, 'rest')
    if (rest.kind === 'declined' || rest.subject === null) return null
    if (saysAbstract(family, rest, subject)) return null
    const layout = USE_THINGS[brief.main.id] ?? null
    // a wallpaper of a place is the place; a sticker of one is a sticker
    if (rest.kind === 'landscape') return layout === 'wallpaper' || family.isManner ? rest : null
    if (rest.family.isUse?.(rest.brief, rest.subject)) return null
    if (rest.family.usesLayouts === false) return layout === 'wallpaper' ? rest : null
    return family.isManner ? rest : withClear({ ...rest, layout: layout ?? rest.layout })
  }

  /** 坐在草地上野餐, 晚安: as if it ended in a noun, the agent or the thing that shows it. */
  #withNoun(prompt: string, noun: string, negativePrompt: string): IllustrationIntent | null {
    const found = this.#read(`${prompt}${noun}`, negativePrompt, 'ended')
    if (found.kind !== 'illustration') return null
    const reading = withoutNoun(found.reading, prompt, noun)
    return { ...found, words: withoutEnd(found.words, prompt), reading }
  }

  #sentence(prompt: string, isSheet = false): Sentence {
    const spelling = normalise(prompt)
    const quoted = findTexts(spelling.text, (from, to) => spelling.written(from, to), isSheet)
    const bare = blankClear(blankStretches(spelling.text, quoted))
    const segments = this.#segmenter.segment(bare, this.#vocabulary.mentions())
    const said = withPicked(this.#terms.read(bare, segments))
    const read = withRoles(said, this.#vocabulary)
    const terms = quietLights(read, bare, this.#vocabulary)
    return { prompt, spelling, quoted, terms, phrases: findPhrases(terms) }
  }

  readonly #isDrawn = (prompt: string): boolean => {
    const { terms, phrases } = this.#sentence(prompt)
    const { kind } = findSubject(phrases, terms, this.#things)
    const alone = kind === 'none' ? findSubjectless(terms) : null
    const isNear = alone !== null && this.#vocabulary.findAlone(alone.head.text) !== null
    return isNear || /^(thing|scenery)$/.test(kind)
  }

  readonly #attempt = (prompt: string): Attempt => {
    const isOffering = this.#isOffering
    this.#isOffering = true
    const { kind, reading } = this.#read(prompt, '', 'rest')
    this.#isOffering = isOffering
    const { ignored, substituted = [] } = reading
    const shown = [...listRead(reading), ...substituted.map(({ word }) => word)]
    return { isDrawn: kind !== 'declined', ignored, shown }
  }

  /** 躺椅: a property of places that is a chair by itself. */
  #illustrateAlone(
    { terms: all, ...sentence }: Sentence,
    { head }: Phrase,
    denied: ReadonlySet<string>,
  ): IllustrationIntent | null {
    const entry = this.#vocabulary.findAlone(head.text)
    if (!entry) return null
    const { things, standIn = null, families = [] } = entry
    const noun: Term = { ...head, kind: 'noun', things, standIn, traits: [] }
    const terms = all.map((term) => (term === head ? noun : term))
    const phrases = findPhrases(terms)
    const main = phrases.find((phrase) => phrase.head === noun)
    if (!main || families.length === 0) return null
    return this.#illustration({ ...sentence, terms, phrases }, main, denied)
  }

  #denied(phrases: readonly Phrase[], negativePrompt: string): Set<string> {
    const own = phrases.filter(({ denied }) => denied)
    const unwanted = negativePrompt.trim() === '' ? [] : this.#sentence(negativePrompt).phrases
    return new Set([...own, ...unwanted].flatMap(({ head }) => head.things))
  }

  #illustration(
    sentence: Sentence,
    main: Phrase,
    denied: ReadonlySet<string>,
  ): IllustrationIntent | null {
    const { terms, quoted } = sentence
    const phrases = withPhrase(sentence.phrases, main)
    const bare = new Binder(terms, phrases, main, this.#vocabulary, denied).bind()
    const listThings = (word: string) => this.#vocabulary.find(word)?.things ?? []
    const themed = withTheme(bare, sentence, listThings)
    const family = themed && this.#vocabulary.familyOf(themed.main.id)
    if (!themed || !family) return null
    const { text } = sentence.spelling
    const bound = withLights(withGround(themed, family, text), terms, text, family)
    const around = readAtmosphere(terms, bound.used, settingKind(family, bound, terms))
    const use = family.usesLayouts === false ? null : findLayout(terms)
    const shown = withBoard(around.used, sentence, family)
    const words = reportedWords(sentence, bound, shown, use?.term ?? null)
    const setting = onOwnGround(bound, family, buildSetting(family, bound, around), text)
    const layout = use?.layout ?? (setting ? null : layoutForGoods(bound, family, text))
    return withClear({
      ...{ kind: 'illustration', family, setting, layout },
      brief: buildBrief(bound, quoted, { ...around, setting }, family, sentence.prompt),
      style: chooseStyle({ bound, named: around.style, layout, family, text }),
      subject: sentence.spelling.written(main.head.start, main.head.end),
      reading: buildReading(words),
      words,
    })
  }
}

let reader: IntentReader | null = null

/** Reading of a prompt: which painter draws it, its content, or the reason of a refusal. */
export function readIntent(
  prompt: string,
  negativePrompt = '',
  characters: readonly CastCharacter[] = [],
  seed?: number,
): Intent {
  reader ??= new IntentReader(FAMILIES)
  return reader.read(prompt, negativePrompt, characters, seed)
}
