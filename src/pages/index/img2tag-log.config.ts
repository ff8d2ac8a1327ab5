export default definePageConfig({ navigationBarTitleText: '识图记录' })
