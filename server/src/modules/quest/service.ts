/** Quests: progress is read from what really happened, a reward is given once by its key. */
import type { mineEndpoints } from '@contract/endpoints/mine'
import type { z } from 'zod'
import type { Executor } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { QuestPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { shanghaiDay, startOfShanghaiDay } from '../../platform/lib/shanghai-day'
import { readScore } from '../credits/score'
import { findGrants, grantCredits } from '../credits/service'
import { QUESTS, type Quest } from './quests'
import { countQuestProgress } from './repository'
import { texts } from './texts'

type Board = z.output<typeof mineEndpoints.scoreState.data>
type Claim = z.output<typeof mineEndpoints.claimScore.data>
type QuestDeps = Pick<QuestPorts, 'config' | 'db' | 'now'>

function buildOnceKey({ id, kind }: Quest, userId: string, now: Date): string {
  return `quest:${id}:${userId}${kind === 'daily' ? `:${shanghaiDay(now)}` : ''}`
}

async function readProgress(deps: QuestDeps, db: Executor, userId: string) {
  const today = startOfShanghaiDay(deps.now())
  const daily = await countQuestProgress(db, { userId, since: today })
  const ever = await countQuestProgress(db, { userId, since: null })
  return ({ kind, measure, goal }: Quest) =>
    Math.min(goal, (kind === 'daily' ? daily : ever)[measure])
}

export async function readQuests(deps: QuestDeps, userId: string): Promise<Board> {
  const now = deps.now()
  const progressOf = await readProgress(deps, deps.db, userId)
  const keys = QUESTS.map((quest) => buildOnceKey(quest, userId, now))
  const claimed = await findGrants(deps.db, keys)
  const quests = QUESTS.map((quest, index) => {
    const { id, name, note, credits, kind, goal, route } = quest
    const progress = progressOf(quest)
    const isClaimed = claimed.has(keys[index] ?? '')
    const state = isClaimed ? 'claimed' : progress >= goal ? 'ready' : 'open'
    return { id, name, note, credits, kind, goal, route, progress, state } as const
  })
  return { score: await readScore(deps, userId), quests }
}

/** Throws NOT_FOUND, CONFLICT (not finished, or taken already). */
export async function claimQuest(deps: QuestDeps, userId: string, id: string): Promise<Claim> {
  const quest = QUESTS.find((known) => known.id === id)
  if (!quest) throw new AppError('NOT_FOUND', { message: texts.unknown })
  await transaction(deps.db, async (tx) => {
    const progressOf = await readProgress(deps, tx, userId)
    if (progressOf(quest) < quest.goal)
      throw new AppError('CONFLICT', { message: texts.unfinished })
    const granted = await grantCredits(tx, {
      userId,
      kind: 'quest',
      credits: quest.credits,
      onceKey: buildOnceKey(quest, userId, deps.now()),
    })
    if (!granted) throw new AppError('CONFLICT', { message: texts.claimed })
  })
  return { credits: quest.credits, ...(await readQuests(deps, userId)) }
}
