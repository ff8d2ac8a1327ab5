/** Shots of a script: by the chat model where one is configured, otherwise by rules. */
import { readingSeconds } from '@contract/script/pace'
import { splitScript } from '@contract/script/split'
import {
  CAPTION_MAX,
  SCRIPT_MAX,
  SHOT_SECONDS,
  SHOT_TEXT_MAX,
  SHOTS_MAX,
} from '@contract/storyboard'
import type { storyboardEndpoints } from '@contract/endpoints/storyboard'
import { z } from 'zod'
import type { ChatModel } from '../../integrations/chat/chat'
import { AppError } from '../../platform/lib/errors'
import type { StoryboardPorts } from './ports'
import { texts } from './texts'

type Split = z.output<typeof storyboardEndpoints.split.data>

const count = (text: string): number => [...text].length

/** Words to be written on a shot: mentions lose their mark; too many are cut at a mark. */
function toCaption(text: string): string {
  const words = text.replaceAll(/[@＠](?=\S)/g, '').trim()
  if (count(words) <= CAPTION_MAX) return words
  const cut = [...words].slice(0, CAPTION_MAX).join('')
  const mark = Math.max(...[...'，。！？；,.!?;'].map((one) => cut.lastIndexOf(one)))
  return mark > CAPTION_MAX / 3 ? cut.slice(0, mark + 1) : cut
}

/** Throws PARAM_INVALID for a script that does not fit. */
export function splitByRules(script: string): Omit<Split, 'by'> {
  const split = splitScript(script, {
    min: 1,
    max: SHOTS_MAX,
    maxText: SHOT_TEXT_MAX,
    maxSeconds: SHOTS_MAX * SHOT_SECONDS.max,
  })
  if (split.kind === 'empty') return { shots: [], joined: false }
  if (split.kind === 'refused')
    throw new AppError('PARAM_INVALID', {
      message: texts.scriptLong(SHOTS_MAX, SHOT_TEXT_MAX),
      details: { key: 'script' },
    })
  const shots = split.shots.map(({ text, seconds }) => ({
    text,
    caption: toCaption(text),
    seconds: Math.min(SHOT_SECONDS.max, Math.max(SHOT_SECONDS.min, seconds)),
  }))
  return { shots, joined: split.joined }
}

const proposal = z.strictObject({
  shots: z
    .array(z.strictObject({ picture: z.string().max(600), caption: z.string().max(200) }))
    .max(2 * SHOTS_MAX),
})

const INSTRUCTIONS = [
  `You divide a Chinese script in \`script\` into shots of a short film: 2 to ${SHOTS_MAX}, in its order.`,
  '`picture` is Chinese: one still picture, who is where and does what, with place, hour and weather repeated in every shot that needs them. Copy names after @ with their @.',
  `\`caption\` is Chinese: what is written on the picture, at most 24 characters, words of the script where they fit; empty where nothing is to be read.`,
  'Begin a new shot where place, time, person or action changes. Leave nothing out, invent no event.',
].join('\n')

const listNames = (text: string) => [...text.matchAll(/[@＠][^\s@＠，。！？；：、,.!?;:]+/g)]

/** Null: no answer, or one that does not tell the script. */
async function splitByChat(chat: ChatModel, script: string): Promise<Split['shots'] | null> {
  const answer = await chat.answer<z.output<typeof proposal>>({
    purpose: 'split',
    instructions: INSTRUCTIONS,
    example: {
      shots: [...texts.example],
    },
    data: { script },
    schema: proposal,
  })
  if (!answer) return null
  const shots = answer.shots
    .map(({ picture, caption }) => ({ text: picture.trim(), caption: toCaption(caption) }))
    .filter(({ text }) => text !== '')
  const fits = shots.length >= 2 && shots.length <= SHOTS_MAX
  const whole = shots.map(({ text }) => text).join('\n')
  const named = listNames(script).every(([name]) => whole.includes(name.slice(0, 3)))
  if (!fits || !named || shots.some(({ text }) => count(text) > SHOT_TEXT_MAX)) return null
  return shots.map(({ text, caption }) => ({
    text,
    caption,
    seconds: readingSeconds(caption === '' ? text : caption),
  }))
}

/** Throws PARAM_INVALID. */
export async function splitText(
  { chat, safety }: Pick<StoryboardPorts, 'chat' | 'safety'>,
  script: string,
): Promise<Split> {
  const asks = chat !== null && count(script) <= SCRIPT_MAX && script.trim() !== ''
  // The order says why, in words of its own.
  const mayAsk = asks && safety.refusedHere([script]).length === 0
  const shots = mayAsk ? await splitByChat(chat, script) : null
  if (shots) return { by: 'chat', shots, joined: false }
  return { by: 'rules', ...splitByRules(script) }
}
