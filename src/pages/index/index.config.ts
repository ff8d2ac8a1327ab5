export default definePageConfig({ navigationBarTitleText: '创作', navigationStyle: 'custom' })
