export default definePageConfig({ navigationBarTitleText: '清晰放大' })
