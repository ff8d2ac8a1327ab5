/** Links to an export: valid for minutes, and while the requesting session lives. */
import type { LinkKind } from '../../platform/http/private-link'

export const EXPORT_LINKS: LinkKind = {
  path: '/exports',
  purpose: 'export-link',
  holder: 'session',
}
