/** Roles of the staff at the console (/console), and their second factors. */
import { STAFF_ROLES } from '@contract/staff'
import { ENROL_MS } from '../../modules/console/factor'
import { deleteFactor, findFactor, resetFactor } from '../../modules/console/factor-repository'
import { isSettled } from '../../modules/auth/means/means'
import { listMeans } from '../../modules/auth/means/repository'
import { deleteConsoleSessions } from '../../modules/auth/session-repository'
import { listStaff as readStaff } from '../../modules/console/session-repository'
import { untilText } from './account-link'
import { Refused, type Command } from './command'
import { requirePerson } from './person'
import { setRole } from './repository'
import { texts } from './texts'

const said = texts.staff

/** Open sessions end: another role has other rights, and perhaps another sign-in. */
export const grantRole: Command = {
  name: 'grant-role',
  args: ['<person>', '<support|reviewer|operator>'],
  summary: said.grant,
  async run({ tx, now }, [person, wanted]) {
    const role = STAFF_ROLES.find((known) => known === wanted)
    if (!role) throw new Refused(said.noRole)
    const { id, nickname, role: before } = await requirePerson(tx, person)
    if (role === before) return { lines: [said.was(nickname, role)], entry: null }
    await setRole(tx, id, role)
    await deleteConsoleSessions(tx, id)
    const lines = [said.granted(nickname, role)]
    const unsettled = (await listMeans(tx, id)).filter((one) => !isSettled(one, now()))
    if (unsettled.length > 0) lines.push(said.newMeans)
    if (role === 'operator' && !(await findFactor(tx, id))?.confirmedAt) {
      const until = new Date(now().getTime() + ENROL_MS)
      await resetFactor(tx, id, until)
      lines.push(said.enrol(untilText(until)))
    }
    return { lines, entry: { command: 'grant-role', result: { userId: id, role, before } } }
  },
}

export const revokeRole: Command = {
  name: 'revoke-role',
  args: ['<person>'],
  summary: said.revoke,
  async run({ tx }, [person]) {
    const { id, nickname, role: before } = await requirePerson(tx, person)
    if (before === 'user') return { lines: [said.wasNone(nickname)], entry: null }
    await setRole(tx, id, 'user')
    await deleteConsoleSessions(tx, id)
    await deleteFactor(tx, id)
    return {
      lines: [said.revoked(nickname)],
      entry: { command: 'revoke-role', result: { userId: id, before } },
    }
  },
}

export const resetTotp: Command = {
  name: 'reset-totp',
  args: ['<person>'],
  summary: said.reset,
  async run({ tx, now }, [person]) {
    const { id, nickname, role } = await requirePerson(tx, person)
    if (role === 'user') throw new Refused(said.wasNone(nickname))
    const until = new Date(now().getTime() + ENROL_MS)
    await resetFactor(tx, id, until)
    await deleteConsoleSessions(tx, id)
    return {
      lines: [said.enrol(untilText(until))],
      entry: { command: 'reset-totp', result: { userId: id } },
    }
  },
}

export const listStaff: Command = {
  name: 'list-staff',
  args: [],
  summary: said.list,
  async run({ tx }) {
    const people = await readStaff(tx)
    const lines = people.map(({ role, phone, account, email, id, nickname }) =>
      said.one(role, phone ?? account ?? email ?? id, nickname),
    )
    return { lines: lines.length > 0 ? lines : [said.noStaff], entry: null }
  },
}
