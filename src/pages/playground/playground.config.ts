import { pageConfig } from '../../pageConfig'
import { IS_H5 } from '../../platform/env'

export default definePageConfig({
  ...pageConfig('pages/playground/playground'),
  // H5 has its own, see ui/PullRefresh.
  enablePullDownRefresh: !IS_H5,
  backgroundTextStyle: 'light',
})
