export default definePageConfig({
  navigationBarTitleText: '作品详情',
  navigationStyle: 'custom',
})
