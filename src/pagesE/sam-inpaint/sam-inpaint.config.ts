export default definePageConfig({ navigationBarTitleText: '点选修图' })
