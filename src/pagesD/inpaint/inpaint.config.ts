export default definePageConfig({ navigationBarTitleText: '局部重绘' })
