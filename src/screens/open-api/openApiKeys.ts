/** Query keys of 开放接口: apart, because `keys` is part of the first script. */
export const openApiKeys = {
  apiKeys: ['user', 'apiKeys'] as const,
  apiKeyList: ['user', 'apiKeys', 'list'] as const,
  apiKeyUsage: ['user', 'apiKeys', 'usage'] as const,
  apiCalls: ['user', 'apiKeys', 'calls'] as const,
  webhooks: ['user', 'webhooks'] as const,
  webhookDeliveries: (id: string) => ['user', 'webhooks', id] as const,
}
