export default definePageConfig({ navigationBarTitleText: '图生视频' })
