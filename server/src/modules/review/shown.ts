/** Hash of the content shown to a reviewer: a decision is valid for that content only. */
import { createHash } from 'node:crypto'
import { pickContent } from '@contract/endpoints/works'
import { getPublicPrompt, listMakingTexts } from '../works/wording'
import type { ItemRow } from './queue-repository'
import type { CommentReviewRow } from '../comment/review-repository'
import type { ProfileRow } from './profile-repository'

/** Public part of its prompt and its steps; null: its author hides both. */
export function shownPrompt({ work, params }: Pick<ItemRow, 'work' | 'params'>): string | null {
  const prompt = work.promptShown ? getPublicPrompt(work.tool, params) : ''
  return [prompt, ...listMakingTexts(work.making)].filter(Boolean).join('\n') || null
}

const computeHash = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The same of a profile. */
export function profileHash({ id, nickname, bio, avatarKey }: ProfileRow): string {
  return computeHash([id, nickname, bio, avatarKey])
}

/** The same of a comment; its words never change, its state does. */
export function commentHash({ item, comment }: CommentReviewRow): string {
  return computeHash([item.id, comment.id, comment.words, comment.state])
}

/** SHA-256 in hex over every word and the files of the picture. */
export function shownHash(row: ItemRow): string {
  const { kind, tool } = row.work
  const { key, thumbKey } = row.picture
  const content = Object.values(pickContent(row.work))
  return computeHash([row.item.id, ...content, kind, tool, shownPrompt(row), key, thumbKey])
}
