/** All commands, in the order of the help. */
import { adjust } from './adjust'
import { apps } from './apps'
import { banners } from './banners'
import type { Command } from './command'
import { gift } from './gift'
import { goods } from './goods'
import { grantReviewer } from './grant-reviewer'
import { listReviewers } from './list-reviewers'
import { notify } from './notify'
import { refund } from './refund'
import { revokeReviewer } from './revoke-reviewer'
import { styles } from './styles'
import { texts } from './texts'
import { thumbnails } from './thumbnails'

export const COMMANDS: readonly Command[] = [
  grantReviewer,
  revokeReviewer,
  listReviewers,
  notify,
  refund,
  adjust,
  gift,
  goods,
  banners,
  styles,
  apps,
  thumbnails,
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
