/** Allowed targets of a banner: a page of ours, or a web page of an allowed host. */
import { ROUTES } from '@contract/routes'
import { texts } from './texts'

const OURS = /^\/([\w/-]+)(\?[\w.~%&=:+-]*)?$/
const OUR_PATH = /^\/[^?#]*/

/** The fault as one sentence, or null. */
export function linkIssue(link: string, hosts: readonly string[]): string | null {
  if (link.startsWith('/')) {
    const path = OUR_PATH.exec(link)?.[0].slice(1) ?? ''
    if (!ROUTES.some((route) => route.path === path)) return texts.noPage
    return OURS.test(link) ? null : texts.badQuery
  }
  if (!URL.canParse(link) || /[\s\\]/.test(link)) return texts.notWeb
  const { protocol, host, username, password } = new URL(link)
  if (protocol !== 'https:' || username || password) return texts.notWeb
  return hosts.includes(host) ? null : texts.otherHost(host)
}
