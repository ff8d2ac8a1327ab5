import { IS_H5 } from '../../platform/env'

export default definePageConfig({
  navigationBarTitleText: '我的',
  navigationStyle: 'custom',
  // H5 has its own, see ui/PullRefresh.
  enablePullDownRefresh: !IS_H5,
  backgroundTextStyle: 'light',
})
