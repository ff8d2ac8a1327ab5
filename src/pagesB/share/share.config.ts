export default definePageConfig({ navigationBarTitleText: '分享', enableShareAppMessage: true })
