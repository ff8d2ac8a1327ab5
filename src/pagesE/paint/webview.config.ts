export default definePageConfig({
  navigationBarTitleText: '画板',
  navigationStyle: 'custom',
})
