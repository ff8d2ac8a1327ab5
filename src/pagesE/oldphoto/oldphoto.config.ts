export default definePageConfig({ navigationBarTitleText: '老照片修复' })
