/** Works that were muted in this visit: their tiles say so in place, and offer to undo it. */
import { create } from 'zustand'
import { useSession } from '@/stores/session'

export interface MuteMark {
  /** Sentence of the tile. */
  readonly text: string
  /** Work whose tile keeps 撤销 until it leaves the screen; null: it has left. */
  readonly from: string | null
}

const useMarks = create<Readonly<Record<string, MuteMark>>>()(() => ({}))

export const workMark = (id: string) => `work:${id}`
export const authorMark = (id: string) => `author:${id}`

export const useMark = (workId: string, authorId: string): [string, MuteMark] | null => {
  const key = useMarks((marks) =>
    marks[workMark(workId)]
      ? workMark(workId)
      : marks[authorMark(authorId)] && authorMark(authorId),
  )
  const mark = useMarks((marks) => (key ? marks[key] : undefined))
  return key && mark ? [key, mark] : null
}

export const readMark = (key: string): MuteMark | undefined => useMarks.getState()[key]

/** Undefined: the tile shows its work again. */
export function setMark(key: string, mark: MuteMark | undefined): void {
  const { [key]: _before, ...others } = useMarks.getState()
  useMarks.setState(mark ? { ...others, [key]: mark } : others, true)
}

// Mutes of one user must not show for the next.
useSession.subscribe((now, before) => {
  if (now.isLogin !== before.isLogin) useMarks.setState({}, true)
})
