export default definePageConfig({ navigationBarTitleText: 'AI 创作服务协议' })
