/** Cost of the chat model, counted by day next to that of the engines. */
import { transaction } from '../../../platform/db/transaction'
import type { ChatBudget } from '../../../integrations/chat/chat'
import type { JobPorts } from '../ports'
import { addSpending } from '../repository/budget'
import { periodsAt } from './budget'

/** Its row among those of engines: no engine has this id. */
const CHAT_ID = 'chat'

class BudgetSpent extends Error {}

export function createChatBudget(
  { db, now }: Pick<JobPorts, 'db' | 'now'>,
  milliPerDay: number,
): ChatBudget {
  const add = (milli: number) =>
    transaction(db, async (tx) => {
      const { day } = await addSpending(tx, { engineId: CHAT_ID, ...periodsAt(now()), milli })
      if (milli > 0 && day > milliPerDay) throw new BudgetSpent()
    })
  return {
    async reserve(milli) {
      try {
        await add(milli)
        return true
      } catch (error) {
        if (error instanceof BudgetSpent) return false
        throw error
      }
    },
    async correct(milli) {
      const { day, month } = periodsAt(now())
      await transaction(db, (tx) => addSpending(tx, { engineId: CHAT_ID, day, month, milli }))
    },
  }
}
