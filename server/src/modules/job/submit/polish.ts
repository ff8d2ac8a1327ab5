/** 润色: proposals for a prompt, before anything is ordered or paid: by rules, or by the chat model. */
import { type generateEndpoints, POLISH_KINDS } from '@contract/endpoints/generate'
import { textLength } from '@contract/tools/check'
import { READ_CHARACTERS } from '@contract/tools/prompt'
import { acceptAdditions, type PolishChange, polishPrompt } from '@studio/painter/intent/polish'
import { STYLES, type StyleId } from '@studio/painter/slots'
import { z } from 'zod'
import type { ChatModel } from '../../../integrations/chat/chat'
import type { GeneratePorts } from '../ports'

type PolishRequest = z.output<(typeof generateEndpoints.polishPrompt)['body']>
type Answer = z.output<(typeof generateEndpoints.polishPrompt)['data']>

/** A style of another engine contradicts nothing that is known here. */
const toStyle = (style: string | null | undefined): StyleId | null =>
  STYLES.find((id) => id === style) ?? null

const proposals = z.strictObject({
  additions: z
    .array(z.strictObject({ kind: z.enum(POLISH_KINDS), word: z.string().max(16) }))
    .max(6),
})

const INSTRUCTIONS = [
  'You improve Chinese prompts for pictures. The prompt is in `prompt`; never change its subject.',
  'Propose additions, at most one of each kind: time (hour of day), weather, place (where the subject is), detail (one small thing), composition, style (only if `style` is null).',
  'Each `word` is Chinese, 2 to 12 characters, without punctuation, and contradicts nothing in the prompt. Leave a kind out when the prompt says it already.',
  '`amount` less: one addition; usual: up to three; more: up to six.',
].join('\n')

/** Proposals of the chat model that keep the subject; null: it gave none. */
async function polishByChat(
  chat: ChatModel,
  request: PolishRequest,
): Promise<PolishChange[] | null> {
  const { prompt, negativePrompt = '', style, amount, seed } = request
  const answer = await chat.answer<z.output<typeof proposals>>({
    purpose: 'polish',
    instructions: INSTRUCTIONS,
    example: {
      additions: [
        { kind: 'time', word: '傍晚' },
        { kind: 'detail', word: '岸边有芦苇' },
      ],
    },
    data: { prompt, negativePrompt, style: style ?? null, amount, variant: seed },
    schema: proposals,
  })
  if (!answer) return null
  const added = acceptAdditions(prompt, answer.additions, { negativePrompt, style: toStyle(style) })
  return added.length > 0 ? added : null
}

/**
 * Some twenty readings, each with the square of the length: hence the limit of the live reading.
 * @param options.byChat the chat model may be called: it is paid, and left to signed-in users
 */
export async function polish(
  { safety, chat }: Pick<GeneratePorts, 'safety' | 'chat'>,
  request: PolishRequest,
  { byChat }: { byChat: boolean },
): Promise<Answer> {
  const { prompt, negativePrompt = '', style, amount, seed } = request
  if (textLength(prompt) + textLength(negativePrompt) > READ_CHARACTERS) return { changes: [] }
  // The order says why, in words of its own.
  if (safety.refusedHere([prompt, negativePrompt]).length > 0) return { changes: [] }
  const byRules = polishPrompt(prompt, { negativePrompt, style: toStyle(style), amount, seed })
  const added = chat && byChat && prompt.trim() !== '' ? await polishByChat(chat, request) : null
  if (!added) return { changes: byRules }
  // Praise and words without a drawing are known better by the rules.
  const mended = byRules.filter(({ kind }) => kind === 'praise' || kind === 'replace')
  const changes = [...mended, ...added].sort((a, b) => a.start - b.start || a.end - b.end)
  return { changes }
}
