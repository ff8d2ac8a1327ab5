export default definePageConfig({ navigationBarTitleText: '生成填充' })
