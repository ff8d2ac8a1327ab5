export default definePageConfig({
  navigationBarTitleText: '作品',
  navigationStyle: 'custom',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
