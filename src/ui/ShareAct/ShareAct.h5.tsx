import { Act } from '../Act/Act'
import type { ShareActProps } from './ShareAct'

/** The browser's share dialog; nothing where it has none. */
export function ShareAct({ word, share }: ShareActProps) {
  if (typeof navigator.share !== 'function') return null
  // Closing the dialog rejects: it is an answer, not an error.
  const press = () => void navigator.share(share).catch(() => undefined)
  return <Act icon="send" word={word} tone="on" onPress={press} />
}
