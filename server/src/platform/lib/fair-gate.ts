/**
 * Concurrency limit of calls: of a group (an address), and of each of its members (its users).
 * Calls beyond it wait; members take turns, so that one with hundreds of calls delays another one's
 * by those that run already and no more.
 */
export interface FairGate {
  /** Resolves with what must be called once when the work has ended. */
  enter(group: string, member: string): Promise<() => void>
}

interface Member {
  running: number
  readonly waiting: (() => void)[]
}

interface Group {
  running: number
  /** In the order of their turns: who was served goes to the end. */
  readonly members: Map<string, Member>
}

export function createFairGate(limits: { perGroup: number; perMember: number }): FairGate {
  const groups = new Map<string, Group>()

  function serveNext(group: Group): void {
    if (group.running >= limits.perGroup) return
    for (const [id, member] of group.members) {
      if (member.running >= limits.perMember) continue
      const start = member.waiting.shift()
      if (!start) continue
      group.members.delete(id)
      group.members.set(id, member)
      group.running += 1
      member.running += 1
      start()
      return
    }
  }

  function leave(groupId: string, memberId: string): void {
    const group = groups.get(groupId)
    const member = group?.members.get(memberId)
    if (!group || !member) return
    group.running -= 1
    member.running -= 1
    if (member.running === 0 && member.waiting.length === 0) group.members.delete(memberId)
    if (group.members.size === 0) groups.delete(groupId)
    else serveNext(group)
  }

  return {
    enter(groupId, memberId) {
      const group = groups.get(groupId) ?? { running: 0, members: new Map<string, Member>() }
      groups.set(groupId, group)
      const member = group.members.get(memberId) ?? { running: 0, waiting: [] }
      group.members.set(memberId, member)
      return new Promise((resolve) => {
        let hasLeft = false
        member.waiting.push(() =>
          resolve(() => {
            if (hasLeft) return
            hasLeft = true
            leave(groupId, memberId)
          }),
        )
        serveNext(group)
      })
    },
  }
}
