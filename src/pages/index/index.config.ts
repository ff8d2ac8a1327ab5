export default definePageConfig({
  navigationBarTitleText: '画夹',
  navigationStyle: 'custom',
  enablePullDownRefresh: true,
  backgroundTextStyle: 'light',
})
