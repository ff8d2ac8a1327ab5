import { pageConfig } from '../../pageConfig'

export default definePageConfig({
  ...pageConfig('pages/index/img2tag-log'),
  // The specification's 300rpx on a phone 375 px wide; pages take no rpx here.
  onReachBottomDistance: 150,
})
