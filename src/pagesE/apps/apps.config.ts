export default definePageConfig({ navigationBarTitleText: '小应用' })
