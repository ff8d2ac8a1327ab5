/** Steps of a sentence by the chat model: the same steps that the rules read. */
import { EDIT_KINDS, EDIT_STEPS_MAX, EDIT_STRENGTHS, type EditStep } from '@contract/edits'
import { z } from 'zod'
import type { ChatModel } from '../../integrations/chat/chat'

/** Words of a step: no markup, no addresses. */
const word = z
  .string()
  .max(40)
  .regex(/^[^<>{}[\]\\`]*$/)

const answerSchema = z.strictObject({
  steps: z
    .array(
      z.strictObject({
        kind: z.enum(EDIT_KINDS),
        target: word.nullable(),
        value: word.nullable(),
        strength: z.enum(EDIT_STRENGTHS).nullable(),
      }),
    )
    .max(EDIT_STEPS_MAX),
})
type ChatSteps = z.output<typeof answerSchema>

const INSTRUCTIONS = [
  'You read one Chinese sentence that changes a picture, and answer the changes as ordered steps, at most three. `things` names what was found in the picture.',
  '`kind`: remove, replace (target becomes value), add (value is put at target), recolour (value is a colour), trait (looks, clothes or pose of target), count (value is a number), move, scale, background (value is the new one), time, weather, season, style, tone (亮 暗 暖 冷 鲜艳 柔和 对比强 黑白 复古), text (value is what is written), extend (value is a side or a ratio), crop, upscale, cutout, vary, undo.',
  '`target` is the id of the thing where `things` have ids (several separated by a space; `left`, `top`, `width` and `height` are percent of the picture), else the noun as the sentence says it with its position, e.g. 左边的人; null for the whole picture. Of add it is where: 猫旁边. Words are Chinese and as short as the sentence has them.',
  'No steps when the sentence is no wish to change a picture.',
].join('\n')

/** Null: the rules read it. */
export async function readStepsByChat(
  chat: ChatModel | null,
  {
    sentence,
    things,
    picture,
  }: {
    sentence: string
    things: readonly unknown[]
    picture?: Uint8Array
  },
): Promise<EditStep[] | null> {
  if (!chat) return null
  const answer = await chat.answer<ChatSteps>({
    purpose: 'edit',
    instructions: INSTRUCTIONS,
    example: {
      steps: [
        { kind: 'remove', target: '左边的人', value: null, strength: null },
        { kind: 'recolour', target: '小船', value: '红色', strength: null },
      ],
    },
    data: { sentence, things },
    picture,
    schema: answerSchema,
  })
  if (!answer || answer.steps.length === 0) return null
  return answer.steps.map(({ kind, target, value, strength }) => ({
    kind,
    ...(target && { target }),
    ...(value && { value }),
    ...(strength && { strength }),
  }))
}
