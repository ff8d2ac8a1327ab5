/** 屏蔽 of a user, after a question. */
import { follows } from '@/domain/people/follows'
import { confirmModal } from '@/platform/modal'
import { authorMark } from './marks'
import { muteInPlace } from './mute'
import { MUTE } from './texts'

/**
 * Resolves to false when it was not confirmed or failed; the reason was shown.
 * @param workId work on whose tile or page it was chosen; '' elsewhere
 */
export async function confirmBlock(
  { id, nickname }: { id: string; nickname: string },
  workId: string,
): Promise<boolean> {
  const confirmed = await confirmModal({
    title: MUTE.blockTitle(nickname),
    content: MUTE.blockBody,
    confirm: MUTE.blockConfirm,
    cancel: MUTE.cancel,
    danger: true,
  })
  if (!confirmed) return false
  return muteAuthor({ id, kind: 'block', text: MUTE.blocked(nickname), workId })
}

interface AuthorMuting {
  readonly id: string
  readonly kind: 'user' | 'block'
  readonly text: string
  readonly workId: string
}

/** Both end following the author. Resolves to false when it failed; the reason was shown. */
export async function muteAuthor({ id, kind, text, workId }: AuthorMuting): Promise<boolean> {
  const learn = follows.learning()
  const mute = { kind, target: id }
  const done = await muteInPlace({ mute, key: authorMark(id), text, workId })
  if (done) learn(id, false)
  return done
}
