export default definePageConfig({ navigationBarTitleText: '消除' })
