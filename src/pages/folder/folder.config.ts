import { IS_H5 } from '../../platform/env'

export default definePageConfig({
  navigationBarTitleText: '画夹',
  navigationStyle: 'custom',
  // H5 has its own, see ui/PullRefresh.
  enablePullDownRefresh: !IS_H5,
  backgroundTextStyle: 'light',
})
