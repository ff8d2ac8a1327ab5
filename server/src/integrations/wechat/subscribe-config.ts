/** Templates of WeChat's subscribe messages: their ids and the names of their keywords. */
import { SUBSCRIBE_TEMPLATES, type SubscribeTemplate } from '@contract/push'
import { z } from 'zod'
import { oneOf } from '../../platform/lib/env/schemas'
import type { ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'

/** Facts of a message that a keyword may show. */
const FIELDS = ['work', 'state', 'time', 'note'] as const
export type SubscribeField = (typeof FIELDS)[number]

export interface TemplateSetup {
  readonly id: string
  /** Keyword (`thing1`) by the fact it shows. */
  readonly keywords: Partial<Record<SubscribeField, string>>
}

const FORM = 'must be <template id> work=thing1 state=phrase2 time=time3 note=thing4'

/** `<id> work=thing1 state=phrase2 time=time3`: numbers differ per template. */
const template = z
  .string()
  .regex(/^[\w-]{20,64}( (work|state|time|note)=(thing|phrase|time|date|name)\d{1,2}){1,4}$/, FORM)
  .transform((text): TemplateSetup => {
    const [id = '', ...pairs] = text.split(' ')
    return { id, keywords: Object.fromEntries(pairs.map((pair) => pair.split('='))) }
  })

const note = (what: string) =>
  `Subscribe message ${what}: template id and the keyword of each fact (work, state, time, note), e.g. \`abc… work=thing1 state=phrase2 time=time3\`; unset = none`

export const SUBSCRIBE_VARIABLES = {
  WECHAT_SUBSCRIBE_JOB: {
    schema: template,
    initial: null,
    note: note('when a picture is finished'),
  },
  WECHAT_SUBSCRIBE_REVIEW: { schema: template, initial: null, note: note('after a review') },
  WECHAT_SUBSCRIBE_COMMENT: { schema: template, initial: null, note: note('for comments') },
  WECHAT_SUBSCRIBE_STATE: {
    schema: oneOf(['developer', 'trial', 'formal']),
    initial: 'formal',
    note: 'Version of the mini-program that a tapped subscribe message opens',
  },
} as const satisfies Record<string, Variable>

export type SubscribeTemplates = Partial<Record<SubscribeTemplate, TemplateSetup>>

export function buildSubscribeConfig(values: ValuesOf<typeof SUBSCRIBE_VARIABLES>) {
  const setups: Record<SubscribeTemplate, TemplateSetup | null> = {
    job: values.WECHAT_SUBSCRIBE_JOB,
    review: values.WECHAT_SUBSCRIBE_REVIEW,
    comment: values.WECHAT_SUBSCRIBE_COMMENT,
  }
  const templates: SubscribeTemplates = {}
  for (const name of SUBSCRIBE_TEMPLATES) {
    const setup = setups[name]
    if (setup !== null) templates[name] = setup
  }
  return { templates, state: values.WECHAT_SUBSCRIBE_STATE }
}
