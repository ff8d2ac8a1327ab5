/** Clients of services elsewhere, as they are configured. */
import { createChatModel } from '../integrations/chat/openai-compatible'
import { createConsoleSms } from '../integrations/sms/console'
import type { SmsSender } from '../integrations/sms/sms'
import { createTencentSms } from '../integrations/sms/tencent'
import type { Config } from '../config/config'
import { createChatBudget } from '../modules/job/submit/chat-budget'
import type { CoreDeps, Deps } from './ports'

export function createSms(config: Config): SmsSender | null {
  if (config.sms === null) return null
  return config.sms.provider === 'tencent'
    ? createTencentSms(config.sms)
    : createConsoleSms(config, (line) => process.stdout.write(`${line}\n`))
}

/** Null: rules alone read sentences and polish prompts. */
export function createChat({ config, db, now, log, safety }: CoreDeps): Deps['chat'] {
  if (config.chat === null) return null
  const budget = createChatBudget({ db, now }, config.chat.milliPerDay)
  const refusedHere = (texts: readonly string[]) => safety.refusedHere(texts)
  return createChatModel(config.chat, { budget, refusedHere, log, now })
}
