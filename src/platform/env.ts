/** Which platform this build is for. TARO_ENV is read nowhere else outside platform/ and ui/. */

import type { Platform } from '@contract/platforms'

const ENV = process.env.TARO_ENV as Platform | undefined

export const IS_H5 = ENV === 'h5'

/**
 * Whether pages may draw their own headers. Douyin allows it only to apps that applied for it,
 * Alipay keeps its own bar and its way back on every page.
 */
export const HAS_OWN_HEADERS = ENV !== 'tt' && ENV !== 'alipay'

/** Whether a page can show a container that the way back takes away instead of the page. */
export const HAS_PAGE_CONTAINERS = ENV === 'weapp'

/** Whether a button can open the client's own choice of an avatar. */
export const HAS_AVATAR_BUTTON = ENV === 'weapp'

/** `app-sign` header: the specification's h5, and on mini-programs the platform's own name. */
export const APP_SIGN: Platform = ENV ?? 'h5'
