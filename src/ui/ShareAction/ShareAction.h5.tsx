import { Action } from '../Action/Action'
import type { ShareActionProps } from './ShareAction'

/** The browser's share dialog; nothing where it has none. */
export function ShareAction({ word, share }: ShareActionProps) {
  if (typeof navigator.share !== 'function') return null
  // Closing the dialog rejects: it is an answer, not an error.
  const press = () => void navigator.share(share).catch(() => undefined)
  return <Action icon="send" word={word} tone="on" onPress={press} />
}
