/** Which platform this build is for. TARO_ENV is read nowhere else outside platform/ and ui/. */

import type { Platform } from '@contract/platforms'

const ENV = process.env.TARO_ENV as Platform | undefined

export const IS_H5 = ENV === 'h5'

/** `app-sign` header: the specification's h5, and on mini-programs the platform's own name. */
export const APP_SIGN: Platform = ENV ?? 'h5'
