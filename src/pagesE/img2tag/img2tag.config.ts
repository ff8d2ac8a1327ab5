export default definePageConfig({ navigationBarTitleText: '图生词' })
