/** All commands, in the order of the help. */
import { adjust } from './adjust'
import { apps } from './apps'
import { backup, moveDatabase, moveStored, restore, verify } from './backup'
import { banners } from './banners'
import type { Command } from './command'
import { engines } from './engines'
import { gift } from './gift'
import { goods } from './goods'
import { grantReviewer } from './grant-reviewer'
import { invite } from './invite'
import { listReviewers } from './list-reviewers'
import { notify } from './notify'
import { refund } from './refund'
import { resetPassword } from './reset-password'
import { revokeReviewer } from './revoke-reviewer'
import { grantRole, listStaff, resetTotp, revokeRole } from './roles'
import { styles } from './styles'
import { texts } from './texts'
import { thumbnails } from './thumbnails'

export const COMMANDS: readonly Command[] = [
  invite,
  resetPassword,
  grantReviewer,
  revokeReviewer,
  listReviewers,
  grantRole,
  revokeRole,
  resetTotp,
  listStaff,
  notify,
  refund,
  adjust,
  gift,
  goods,
  banners,
  styles,
  apps,
  thumbnails,
  engines,
  backup,
  restore,
  verify,
  moveDatabase,
  moveStored,
]

export function helpLines(): string[] {
  const rows = COMMANDS.map(({ name, args, summary }) => ({
    left: [name, ...args].join(' '),
    summary,
  }))
  const width = Math.max(...rows.map(({ left }) => left.length))
  return [
    texts.usage,
    '',
    texts.commands,
    ...rows.map(({ left, summary }) => `  ${left.padEnd(width)}  ${summary}`),
    '',
    texts.logged,
  ]
}
