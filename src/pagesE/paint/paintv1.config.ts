export default definePageConfig({ navigationBarTitleText: '涂鸦' })
