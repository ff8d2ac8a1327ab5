export default definePageConfig({ navigationBarTitleText: '风格迁移' })
