/** Texts of the page for developers. */
export const texts = {
  title: '墨光开放接口',
  lead: '用程序画图、改图、抠图。接口和 OpenAI 的图片接口同形：已有的客户端换一个地址和一把密钥就能用。',
  address: '接口地址',
  keyTitle: '密钥',
  key: '在「我的」→「接口密钥」里建一把，只显示一次。下面的例子从环境变量 MOGUANG_API_KEY 里读它。密钥只放在 Authorization 里，不要写进网址或网页。',
  samples: '照着写',
  samplePrompt: '一颗苹果',
  curl: 'curl',
  node: 'Node（不用装任何包）',
  openai: 'Node（openai 官方客户端）',
  python: 'Python（标准库）',
  cutOut: 'curl：把刚才那张图的背景去掉',
  mcp: 'MCP',
  mcpLead:
    '支持 MCP 的客户端填上这个地址和同一把密钥，就能画图、改图、抠图、放大，并看到自己的图。',
  rules: '要知道的',
  list: [
    '画失败不扣积分；密钥有每月上限，到了就停，返回 429 monthly_limit。',
    '同一个请求重发不会重复扣积分：带上 Idempotency-Key，一天内有效。官方客户端自己的重试也会接上原来那一次。',
    '默认等到画完，最多 110 秒，之后返回 202 和任务地址；想马上拿到任务，带上 Prefer: respond-async。',
    '每张图都有「AI 生成」标识和文件里的 AIGC 记录，和在应用里画的一样。',
    '没有用到的参数会列在响应头 x-moguang-ignored 里。',
  ],
  reference: '全部接口',
  noScript: '打开脚本可以看到全部接口；也可以直接读 /v1/openapi.json。',
  home: '回到墨光',
} as const
