export default definePageConfig({ navigationBarTitleText: '审核中心' })
