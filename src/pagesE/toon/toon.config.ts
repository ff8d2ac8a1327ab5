export default definePageConfig({ navigationBarTitleText: '漫画化' })
