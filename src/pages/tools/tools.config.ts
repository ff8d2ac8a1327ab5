export default definePageConfig({
  navigationBarTitleText: '妙笔',
  navigationStyle: 'custom',
})
