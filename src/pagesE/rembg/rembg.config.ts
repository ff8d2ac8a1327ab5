export default definePageConfig({ navigationBarTitleText: '抠图' })
