export default definePageConfig({ navigationBarTitleText: '涂鸦成画' })
