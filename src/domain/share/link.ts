/** The address of a work, to pass on. */
import { formatAddress } from '@/lib/address'
import { copyText } from '@/platform/clipboard'
import { siteOrigin } from '@/platform/site'
import { showToast } from '@/platform/toast'
import { SHARE } from './texts'

const PAGE = 'pagesD/works-detail/works-detail'

/** Inside the app. */
export function workPath(id: string): string {
  return formatAddress(PAGE, { id })
}

export function workLink(id: string): string {
  return `${siteOrigin()}${workPath(id)}`
}

export async function copyWorkLink(id: string): Promise<void> {
  if (await copyText(workLink(id))) showToast(SHARE.linkCopied)
}
