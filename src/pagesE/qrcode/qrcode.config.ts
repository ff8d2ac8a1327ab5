export default definePageConfig({ navigationBarTitleText: '艺术二维码' })
