export default definePageConfig({
  navigationBarTitleText: '广场',
  navigationStyle: 'custom',
  enablePullDownRefresh: true,
  backgroundTextStyle: 'light',
})
