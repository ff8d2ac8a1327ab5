import { readFileSync } from 'node:fs'
import { Random } from '../../../lib/random'

/** A prompt as people write it, and what it is about. */
export interface SamplePrompt {
  readonly prompt: string
  readonly kind: 'thing' | 'landscape' | 'declined'
  /** The word it is about; null for places. */
  readonly word: string | null
}

const KINDS: Readonly<Record<string, SamplePrompt['kind']>> = {
  '=': 'thing',
  '@': 'landscape',
  '!': 'declined',
}

/** Limit of omitted words, for readability while editing. */
const ASIDE = 100

/** From the root of the repository. */
function readSamples(): SamplePrompt[] {
  const text = readFileSync('studio/painter/intent/prompts/prompts.txt', 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [head = '', prompt = ''] = line.split('\t')
    const kind = KINDS[head.slice(0, 1)]
    if (!kind || prompt === '') throw new Error(`prompts.txt: "${line}"`)
    return { prompt, kind, word: head.slice(2) || null }
  })
}

/** Three hundred prompts, a third of them put aside by a fixed shuffle. */
export function samplePrompts(): { seen: SamplePrompt[]; aside: SamplePrompt[] } {
  const random = new Random(20_261_122)
  const ranked = readSamples().map((sample) => ({ sample, rank: random.next() }))
  const shuffled = ranked.sort((a, b) => a.rank - b.rank).map(({ sample }) => sample)
  return { aside: shuffled.slice(0, ASIDE), seen: shuffled.slice(ASIDE) }
}
