export default definePageConfig({ navigationBarTitleText: '变体' })
