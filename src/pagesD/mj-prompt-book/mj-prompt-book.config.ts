export default definePageConfig({ navigationBarTitleText: '提示词百科' })
